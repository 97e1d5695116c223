import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { now } from "@/lib/clock";
import { jobs } from "@/lib/db/jobs";
import { MAIL_QUEUE, NEWSLETTER_QUEUE, type Queue } from "./queues";
import { workOnNext } from "./work-on-next";

interface Draining {
  /** Begins no mail after this. */
  until: Date;
  signal?: AbortSignal;
}

/** Sends what is queued and due, and answers how many jobs that were. */
export async function drainMail({ until, signal }: Draining): Promise<number> {
  // What a killed process had in hand goes back into the queue once its time is over.
  await jobs().expire();
  const isOver = () => signal?.aborted || now() >= until;
  const counts = await Promise.all([...lanes(MAIL_QUEUE, isOver), ...lanes(NEWSLETTER_QUEUE, isOver)]);
  return counts.reduce((sum, count) => sum + count, 0);
}

function lanes<Data>(queue: Queue<Data>, isOver: () => boolean | undefined): Promise<number>[] {
  let busy = 0;
  const lane = async (): Promise<number> => {
    for (let worked = 0; ; ) {
      if (isOver()) return worked;
      busy++;
      const found = await workOnNext(queue).finally(() => busy--);
      if (found) worked++;
      // What another lane has in hand may bring forth more.
      else if (busy > 0) await sleep(50);
      else return worked;
    }
  };
  return Array.from({ length: queue.lanes }, lane);
}
