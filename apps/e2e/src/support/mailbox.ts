import { requestAsOwner } from './api';
import type { Product } from './product';

interface Mail {
  id: number;
  to: string;
  subject: string;
}

/** The mails to an address, newest first. */
export async function mailsTo(product: Product, email: string): Promise<Mail[]> {
  const { text } = await requestAsOwner(product, '/mail?pageSize=100');
  const { data } = JSON.parse(text) as { data: Mail[] };
  return data.filter(({ to }) => to === email);
}

/** The text of the newest mail to an address whose subject begins so. */
export async function mailText(product: Product, email: string, subject: string): Promise<string> {
  const mails = await mailsTo(product, email);
  const mail = mails.find((one) => one.subject.startsWith(subject));
  if (!mail) throw new Error(`No mail '${subject}' to ${email}: ${JSON.stringify(mails)}`);
  const { text } = await requestAsOwner(product, `/mail/${mail.id}`);
  return (JSON.parse(text) as { data: { text: string } }).data.text;
}

/** The link in such a mail. */
export async function linkInMail(
  product: Product,
  email: string,
  subject: string,
): Promise<string> {
  const link = /^https?:\S+$/m.exec(await mailText(product, email, subject))?.[0];
  if (!link) throw new Error(`The mail '${subject}' to ${email} has no link`);
  return link;
}
