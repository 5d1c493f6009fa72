import { cutText } from '@shishir/format';
import type { CompanySender } from '../../content/company/company.mapper';

/** The parts of a mail in order. */
export interface MailContent {
  subject: string;
  /** Title above the text. Letters by staff have none. */
  heading?: string;
  greeting?: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[];
  /** Rows of a table. */
  facts?: Fact[];
  link?: { label: string; url: string };
  /** The text that the mail answers or repeats. */
  quote?: { label: string; text: string };
  /** Address that ends the subscription. */
  unsubscribe_url?: string;
}

export type Fact = [name: string, value: string];

/** Returns a mail, given the company that sends it. */
export type MailTemplate = (sender: CompanySender) => MailContent;

const SUBJECT_MAX = 200;

/** Returns the text on one line, cut to the length of its column. */
export const subjectLine = (text: string) => cutText(text.replace(/\s+/g, ' ').trim(), SUBJECT_MAX);
