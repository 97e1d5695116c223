/** One mail to one person, rendered. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface MailService {
  /** Hands a mail over; resolves once the service has it. */
  send(mail: Mail): Promise<void>;
}
