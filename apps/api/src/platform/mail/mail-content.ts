import type { Locale } from '@shishir/contract';
import { cutText } from '@shishir/format';
import type { CompanySender } from '../../content/company/company.mapper';

/**
 * The parts of a mail in the order in which they are shown. Rows of the outbox store it as JSON, also of earlier
 * releases: new parts are optional, and parts are never renamed.
 */
export interface MailContent {
  /** Language of the mail. Missing in those of earlier releases, which are English. */
  locale?: Locale;
  subject: string;
  /** Line that mail programs show next to the subject in their list; says what the subject does not. */
  preheader?: string;
  /** Title above the text. Letters by staff have none. */
  heading?: string;
  greeting?: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[];
  /** The two figures that matter most, in a box. */
  figures?: Fact[];
  /** The only button. */
  link?: {
    label: string;
    url: string;
    /** Sentence above the button. */
    note?: string;
    /** True for the next step of a customer, in the accent colour. */
    isNextStep?: boolean;
  };
  steps?: { title: string; items: string[] };
  products?: MailProducts;
  /** Rows of a table. */
  facts?: Fact[];
  /** The text that the mail answers or repeats. */
  quote?: { label: string; text: string };
  /** Paragraphs after everything else. */
  closing?: string[];
  /** The person who writes. */
  signature?: { name: string; title: string | null; phone: string | null };
  /** Address that ends the subscription. */
  unsubscribe_url?: string;
  /** Reference that a WhatsApp message to the company starts with. */
  reference?: string;
  /** True for mails to the company and its staff, who need no contact details. */
  isInternal?: boolean;
}

export type Fact = [name: string, value: string, url?: string];

/** Products with their quantities; with list prices for staff. */
export interface MailProducts {
  title?: string;
  rows: { name: string; model: string; quantity: string; price?: string }[];
  total?: string;
}

/** Returns a mail in the language of its sender, the company. */
export type MailTemplate = (sender: CompanySender) => MailContent;

const SUBJECT_MAX = 200;

/** Returns the text on one line, cut to the length of its column. */
export const subjectLine = (text: string) => cutText(text.replace(/\s+/g, ' ').trim(), SUBJECT_MAX);
