import { Note } from "@/components/ui/note";

/** Local billing keeps the states and dates of a subscription, and no money moves. */
export function NoPaymentNote() {
  return (
    <Note>
      No payment is taken on this server. We won't ask for a card, and nothing is ever charged: the trial and
      the months just follow the calendar.
    </Note>
  );
}
