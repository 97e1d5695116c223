import { forgetArrived } from "@/components/check-in/unfinished-check-in";
import { queryClient, rereadMoods } from "@/components/layout/query-client";
import { toast } from "@/components/ui/toast";
import { sendKeptCheckIns } from "@/lib/device/kept-check-ins";
import { refusedHere } from "./kept-here";

/**
 * Sends what this device kept for the member, and tells them.
 *
 * @returns whether something still waits that may get through in a while
 */
export async function deliverKept(memberId: string): Promise<boolean> {
  const { sent, refused, waits } = await sendKeptCheckIns(memberId);
  await forgetArrived(sent);
  if (sent.length > 0) {
    rereadMoods(queryClient());
    toast(delivered(sent.length));
  }
  refusedHere.set(refused);
  return waits;
}

function delivered(sent: number) {
  const title = sent === 1 ? "Your check-in has been sent" : `Your ${sent} check-ins have been sent`;
  return { title, description: "It was waiting for a connection. You'll find your words in Progress." };
}
