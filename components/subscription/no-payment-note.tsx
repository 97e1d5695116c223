import { Note } from "@/components/ui/note";

/** Local billing keeps the states and dates of a subscription, and no money moves. */
export function NoPaymentNote() {
  return (
    <Note>
      No payment is taken on this server. You are asked for no card, and nothing is ever charged: the trial
      and the months run by the calendar alone.
    </Note>
  );
}
