import { recordVisit } from "@/lib/audit/record-audit";
import { endpoint } from "@/lib/http/endpoint";
import { listMembers } from "@/lib/newsletter/console/members";
import { ListQuery, MemberPage } from "@/lib/newsletter/console/schema";

/** Paying members and whether the newsletter goes to them, newest first, 50 at a time. */
export const GET = endpoint(
  { access: "admin", query: ListQuery, reply: MemberPage },
  async ({ viewer, query }) => {
    const page = await listMembers(query);
    await recordVisit(viewer.id, "newsletter");
    return page;
  },
);
