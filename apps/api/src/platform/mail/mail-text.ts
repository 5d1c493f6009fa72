import type { CompanySender } from '../../content/company/company.mapper';
import type { MailContent } from './mail-content';
import { footerLines, type FooterLine } from './mail-footer';
import { mailLayoutTexts as texts } from './mail-layout.texts';

/** Returns the mail as plain text. */
export function mailText(mail: MailContent, sender: CompanySender): string {
  const { heading, greeting, paragraphs, facts = [], link, quote, unsubscribe_url } = mail;
  const parts = [
    heading,
    greeting,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link && `${link.label}:\n${link.url}`,
    quote && `${quote.label}\n${quote.text.replace(/^/gm, '> ')}`,
    ['--', sender.name, ...footerLines(sender).map(lineOf)].join('\n'),
    unsubscribe_url && `${texts.notSubscribed} ${texts.unsubscribe}:\n${unsubscribe_url}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function lineOf({ label, parts }: FooterLine): string {
  const line = parts.map(({ text }) => text).join(', ');
  return label === undefined ? line : `${label}: ${line}`;
}
