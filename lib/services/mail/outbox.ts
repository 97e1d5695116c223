import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { now } from "@/lib/clock";
import { newId } from "@/lib/db/ids";
import type { Mail, MailService } from "./port";

// Writes the message as it would go over the wire (RFC 5322), instead of sending it.
const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Keeps each mail as one `.eml` file, newest last by name, for anyone on this machine to open. */
export function outbox(folder: string, from: string): MailService {
  return {
    async send(mail: Mail) {
      const { message } = await composer.sendMail({ ...mail, from });
      const name = `${now().toISOString().replaceAll(":", "-")}-${newId().slice(-12)}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      // Whoever reads the folder sees whole mails only.
      await rename(unfinished, join(folder, name));
    },
  };
}
