import { formatPhone, phoneLink, whatsAppLink } from '@shishir/format';
import type { CompanySender } from '../../content/company/company.mapper';
import type { FooterLine, MailContent } from './mail-content';
import { mailHtml } from './mail-html';
import { mailLayoutTexts as texts } from './mail-layout.texts';

/** Maximum length of the column in bytes. */
const HTML_MAX = 65_535;

/**
 * Returns both forms of a mail: plain text and HTML. All mails have this layout. HTML that does not fit its column is
 * empty, so only the text is sent.
 */
export function mailLayout(
  mail: MailContent,
  sender: CompanySender,
): { text: string; html: string } {
  const footer = footerLines(sender);
  const html = mailHtml(mail, sender, footer);
  return {
    text: mailText(mail, sender, footer),
    html: Buffer.byteLength(html) > HTML_MAX ? '' : html,
  };
}

function mailText(mail: MailContent, { name }: CompanySender, footer: FooterLine[]): string {
  const { heading, greeting, paragraphs, facts = [], link, quote, unsubscribe_url } = mail;
  const parts = [
    heading,
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link && `${link.label}:\n${link.url}`,
    quote && `${quote.label}\n${quote.text.replace(/^/gm, '> ')}`,
    ['--', name, ...footer.map(lineOf)].join('\n'),
    unsubscribe_url && `${texts.notSubscribed} ${texts.unsubscribe}:\n${unsubscribe_url}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function lineOf({ label, parts }: FooterLine): string {
  const line = parts.map(({ text }) => text).join(', ');
  return label === undefined ? line : `${label}: ${line}`;
}

/** Returns the contact details that the company has entered. The first sales phone is also its WhatsApp number. */
function footerLines({ address, sales_phones, sales_hours }: CompanySender): FooterLine[] {
  const phones = sales_phones.map((phone) => ({ text: formatPhone(phone), url: phoneLink(phone) }));
  const chats = sales_phones
    .slice(0, 1)
    .map((phone) => ({ text: formatPhone(phone), url: whatsAppLink(phone) }));
  const { footer } = texts;
  const lines: FooterLine[] = [
    { parts: address ? [{ text: address }] : [] },
    { label: footer.phone, parts: phones },
    { label: footer.whatsApp, parts: chats },
    { label: footer.hours, parts: sales_hours ? [{ text: sales_hours }] : [] },
  ];
  return lines.filter(({ parts }) => parts.length > 0);
}
