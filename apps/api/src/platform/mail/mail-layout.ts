import { cutText } from '@shishir/format';

/** The parts of a mail in order. */
export interface MailContent {
  subject: string;
  greeting?: string;
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[];
  /** Rows of a table. */
  facts?: [name: string, value: string][];
  link?: { label: string; url: string };
  closing?: string;
  /** The text that the mail answers. */
  quote?: { label: string; text: string };
  /** Address that ends the subscription. */
  unsubscribe_url?: string;
}

const SUBJECT_MAX = 200;

/** Returns the text on one line, cut to the length of its column. */
export const subjectLine = (text: string) => cutText(text.replace(/\s+/g, ' ').trim(), SUBJECT_MAX);

const UNSUBSCRIBE = 'Unsubscribe from these mails';

/** Returns the mail as plain text. */
export function mailText(mail: MailContent): string {
  const { greeting, paragraphs, facts = [], link, closing, quote, unsubscribe_url } = mail;
  const parts = [
    greeting,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    link && `${link.label}:\n${link.url}`,
    closing,
    quote && `${quote.label}\n${quote.text.replace(/^/gm, '> ')}`,
    unsubscribe_url && `${UNSUBSCRIBE}:\n${unsubscribe_url}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** Returns the mail as HTML. All content is escaped, so input never becomes markup. */
export function mailHtml(mail: MailContent): string {
  const { greeting, paragraphs, facts = [], link, closing, quote, unsubscribe_url } = mail;
  const paragraph = (text: string) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`;
  const parts = [
    ...[greeting ?? [], paragraphs].flat().map(paragraph),
    facts.length > 0 && `<table style="${TABLE}">${facts.map(row).join('')}</table>`,
    link &&
      `<p style="margin:0 0 24px"><a href="${escapeHtml(link.url)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>`,
    closing && paragraph(closing),
    quote &&
      `<blockquote style="${QUOTE}">${paragraph(`${quote.label}\n${quote.text}`)}</blockquote>`,
    unsubscribe_url &&
      `<p style="${SMALL}"><a href="${escapeHtml(unsubscribe_url)}" style="color:#4A5A6A">${UNSUBSCRIBE}</a></p>`,
  ];
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<title>${escapeHtml(mail.subject)}</title></head>` +
    `<body style="${PAGE}">${parts.filter(Boolean).join('')}</body></html>`
  );
}

const row = ([name, value]: [string, string]) =>
  `<tr><th style="${NAME}">${escapeHtml(name)}</th><td style="${VALUE}">${escapeHtml(value)}</td></tr>`;

const PARAGRAPH = 'margin:0 0 16px;white-space:pre-line';
const TABLE = 'margin:0 0 24px;border-collapse:collapse;width:100%';
const NAME =
  'padding:6px 16px 6px 0;text-align:left;vertical-align:top;font-weight:normal;color:#4A5A6A';
const VALUE = 'padding:6px 0;vertical-align:top;white-space:pre-line';
const QUOTE = 'margin:24px 0 0;padding:0 0 0 16px;border-left:3px solid #C8D2DC;color:#4A5A6A';
const SMALL = 'margin:24px 0 0;font-size:13px;color:#4A5A6A';
const PAGE =
  'margin:0 auto;padding:32px 20px;max-width:560px;color:#0A1A2A;font:16px/1.6 Arial,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:24px;background:#0B6FB8;color:#FFFFFF;text-decoration:none;font-weight:bold';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
