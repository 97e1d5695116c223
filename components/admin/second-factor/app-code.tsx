"use client";

import { useQuery } from "@tanstack/react-query";
import { Field, Input } from "@/components/ui/field";
import { Loaded } from "@/components/ui/list-status";
import { Skeleton } from "@/components/ui/spinner";
import { call } from "@/lib/http/client";
import { queryKeys } from "@/lib/http/query-keys";

interface AppCodeProps {
  label: string;
  error: string | undefined;
}

/** What an authenticator app is set up with, and the field for its first code. */
export function AppCode({ label, error }: AppCodeProps) {
  const offer = useQuery({
    queryKey: queryKeys.appOffer,
    queryFn: ({ signal }) => call(queryKeys.appOffer[0], { signal }),
  });
  return (
    <Loaded
      query={offer}
      waiting={<Skeleton className="h-48 w-full" />}
      failed="We couldn't make a key for your app just now."
    >
      {({ uri, secret, picture, sealed }) => (
        <>
          <div className="grid justify-items-start gap-4 md:grid-cols-[auto_1fr]">
            {/* biome-ignore lint/performance/noImgElement: It is in the page already. */}
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
              alt="QR code for your authenticator app"
              className="size-44 rounded-md bg-white p-2"
            />
            <div className="min-w-0">
              <p>Scan this with your authenticator app, or type this key into it:</p>
              <p className="mt-2 font-semibold wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</p>
              <p className="mt-2">
                <a href={uri} className="link">
                  Open it in an app on this device
                </a>
              </p>
            </div>
          </div>
          <input type="hidden" name="sealed" value={sealed} />
          <Field label={label} error={error}>
            {(control) => <Input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" />}
          </Field>
        </>
      )}
    </Loaded>
  );
}
