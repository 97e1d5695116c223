import type { Transaction } from "@/lib/db/client";

/** A piece of work from the queue. */
export interface Job<Data> {
  id: string;
  data: Data;
  /** Takes it off the queue, with what was done in the same transaction. */
  finish(tx: Transaction): Promise<void>;
}
