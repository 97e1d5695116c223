import "server-only";
import { database, type Transaction } from "@/lib/db/client";
import type { QueueName } from "@/lib/db/jobs";
import type { NewsletterJob } from "@/lib/newsletter/sending/newsletter-job";
import { giveUpNewsletter, workOnNewsletter } from "@/lib/newsletter/sending/work-on-newsletter";
import { deliverMail } from "@/lib/services/mail/deliver-mail";
import type { MailJob } from "@/lib/services/mail/queue-mail";
import type { Job } from "./job";

export interface Queue<Data> {
  name: QueueName;
  /** How many of its jobs are worked on at once. */
  lanes: number;
  work(job: Job<Data>): Promise<void>;
  /** What else is to be noted when a job is not tried again. */
  giveUp?(tx: Transaction, data: Data): Promise<void>;
}

export const MAIL_QUEUE: Queue<MailJob> = {
  name: "mail",
  lanes: 4,
  async work(job) {
    await deliverMail(job.data);
    const db = await database();
    await db.$transaction((tx) => job.finish(tx));
  },
};

export const NEWSLETTER_QUEUE: Queue<NewsletterJob> = {
  name: "newsletter",
  lanes: 2,
  work: workOnNewsletter,
  giveUp: giveUpNewsletter,
};
