import { Queries, ReadAlready } from "@/components/layout/queries";
import { MemberFrame } from "./member-frame";
import { type Loaded, readAlready } from "./read-already";

interface MemberPageProps extends React.ComponentProps<typeof MemberFrame> {
  loaded?: readonly Loaded[];
}

/** A member's page, with what the server read for its first paint. */
export function MemberPage({ loaded = [], children, ...frame }: MemberPageProps) {
  return (
    <MemberFrame {...frame}>
      <Queries>
        <ReadAlready state={readAlready(loaded)}>{children}</ReadAlready>
      </Queries>
    </MemberFrame>
  );
}
