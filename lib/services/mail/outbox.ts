import { createHash } from "node:crypto";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { now } from "@/lib/clock";
import type { Handover, Mail, MailService } from "./port";

// Writes the message as it would go over the wire (RFC 5322), instead of sending it.
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Keeps each mail as one `.eml` file, newest last by name, for anyone on this machine to open. */
export function outbox(folder: string, from: string): MailService {
  const service: MailService = {
    providerName: "Outbox",
    batchSize: 100,
    async send(mail: Mail, { key }: Handover) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const ending = `-${fingerprint(key)}.eml`;
      if ((await readdir(folder)).some((name) => name.endsWith(ending) && !name.startsWith("."))) return;
      const { message } = await composer.sendMail({ ...mail, from });
      const name = `${now().toISOString().replaceAll(":", "-")}${ending}`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      // Whoever reads the folder sees whole mails only.
      await rename(unfinished, join(folder, name));
    },
    async sendBatch(mails, { key }) {
      for (const mail of mails) await service.send(mail, { key: `${key}/${mail.to}` });
      return mails.map(() => "accepted");
    },
    checkCredits: async () => "The outbox keeps mails as files on this server: there is no quota.",
  };
  return service;
}

function fingerprint(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 12);
}
