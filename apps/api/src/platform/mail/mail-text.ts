import { formatPhone } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import type { CompanySender } from '../../content/company/company.mapper';
import type { MailContent, MailProducts } from './mail-content';
import { contactWays, LAYOUT_TEXTS, webLink } from './mail-footer';

/** Returns the mail as plain text, with the same parts in the same order as its HTML. */
export function mailText(mail: MailContent, sender: CompanySender): string {
  const { heading, greeting, paragraphs, figures = [], link, steps, products, facts = [] } = mail;
  const { quote, closing = [], signature, unsubscribe_url } = mail;
  const texts = LAYOUT_TEXTS[sender.locale];
  const { digits } = LANGUAGES[sender.locale];
  const parts = [
    heading,
    greeting,
    ...paragraphs,
    rowsOf(figures),
    link && [link.note, `${link.label}:\n${link.url}`].filter(Boolean).join('\n\n'),
    steps &&
      [steps.title, ...steps.items.map((item, at) => `${digits(String(at + 1))}. ${item}`)].join(
        '\n',
      ),
    products && productLines(products, texts),
    rowsOf(facts),
    quote && `${quote.label}\n${quote.text.replace(/^/gm, '> ')}`,
    ...closing,
    signature &&
      [signature.name, signature.title, signature.phone && formatPhone(signature.phone)]
        .filter(Boolean)
        .join('\n'),
    ['--', ...footer(mail, sender)].join('\n'),
    unsubscribe_url && `${texts.notSubscribed} ${texts.unsubscribe}:\n${unsubscribe_url}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

const rowsOf = (facts: NonNullable<MailContent['facts']>) =>
  facts.map(([label, value]) => `${label}:${value.includes('\n') ? '\n' : ' '}${value}`).join('\n');

function productLines(
  { title, rows, total }: MailProducts,
  texts: (typeof LAYOUT_TEXTS)['en'],
): string {
  const lines = rows.map(({ name, model, quantity, price }) => {
    const product = model ? `${name} (${model})` : name;
    return `- ${product}: ${[quantity, price].filter(Boolean).join(' × ')}`;
  });
  const sum = total === undefined ? [] : [`${texts.products.total}: ${total}`];
  return [...(title ? [title] : []), ...lines, ...sum].join('\n');
}

function footer(mail: MailContent, sender: CompanySender): string[] {
  const { name, addresses, web } = sender;
  const ways = mail.isInternal ? [] : contactWays(mail, sender);
  return [
    name,
    ...addresses,
    ...ways.map(({ label, parts }) => `${label}: ${parts.map(({ text }) => text).join(', ')}`),
    ...(web ? [webLink(web)] : []),
  ];
}
