import { Queries, ReadAlready } from "@/components/layout/query-client";
import { type Loaded, MemberFrame, readAlready } from "./member-frame";

interface MemberPageProps extends React.ComponentProps<typeof MemberFrame> {
  loaded?: readonly Loaded[];
}

/**
 * A member's page, with what the server read for its first paint. Apart from the frame, because Home and the check-in
 * stand in that without what reads and changes things, which is a tenth of their first script.
 */
export function MemberPage({ loaded = [], children, ...frame }: MemberPageProps) {
  return (
    <MemberFrame {...frame}>
      <Queries>
        <ReadAlready state={readAlready(loaded)}>{children}</ReadAlready>
      </Queries>
    </MemberFrame>
  );
}
