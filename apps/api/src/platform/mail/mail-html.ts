import type { Locale } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { LANGUAGES } from '@shishir/format/bangla';
import type { CompanySender } from '../../content/company/company.mapper';
import type { Fact, MailContent, MailProducts } from './mail-content';
import { contactWays, type ContactWay, LAYOUT_TEXTS, webLink } from './mail-footer';
import { MARK_SRC } from './mail-mark';
import {
  buttonStyle,
  outlookStyle,
  PAGE,
  PREVIEW_FILLER,
  STYLE_SHEET,
  styles,
  WASH,
  WHITE,
  WIDTH,
} from './mail-style';

// Outlook only arranges tables, and many programs drop style sheets. So all parts are tables with inline styles.

/** Returns the mail as HTML. All content is escaped, so input never becomes markup. */
export function mailHtml(mail: MailContent, sender: CompanySender): string {
  return (
    `<!doctype html><html lang="${sender.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">' +
    '<meta name="color-scheme" content="light dark">' +
    '<meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(mail.subject)}</title><style>${STYLE_SHEET}</style>${outlookStyle(sender.locale)}</head>` +
    `<body class="bg" style="margin:0;padding:0;background:${PAGE}">` +
    (mail.preheader ? preview(mail.preheader) : '') +
    table(`class="bg" width="100%" bgcolor="${PAGE}"`, [
      `<tr><td class="outer" align="center" style="padding:32px 12px">${sheet(mail, sender)}</td></tr>`,
    ]) +
    '</body></html>'
  );
}

const preview = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${PAGE}">${escapeHtml(text)}${PREVIEW_FILLER}</div>`;

/** The sheet is as wide as the screen allows; Outlook takes its width from the attribute. */
const sheet = (mail: MailContent, sender: CompanySender) =>
  table(
    `class="card" width="${WIDTH}" bgcolor="${WHITE}" style="width:100%;max-width:${WIDTH}px;background:${WHITE};border-radius:16px"`,
    [
      `<tr><td class="pad" style="padding:20px 32px">${head(sender)}</td></tr>`,
      `<tr><td class="pad line" style="padding:32px 32px 16px;word-break:break-word;${styles.hairline}">${body(mail, sender.locale)}</td></tr>`,
      mail.isInternal ? '' : help(contactWays(mail, sender), sender.locale),
      `<tr><td class="pad line" style="padding:20px 32px 28px;${styles.hairline}">${fine(mail, sender)}</td></tr>`,
    ],
  );

/** The name is text, so that it is shown without pictures. */
function head({ name, hasOwnLogo }: CompanySender): string {
  const mark = `<td width="44"><img src="${MARK_SRC}" width="32" height="32" alt="" style="display:block;border:0"></td>`;
  const title = `<td class="ink" style="${styles.name}">${escapeHtml(name)}</td>`;
  return table('', [`<tr>${hasOwnLogo ? '' : mark}${title}</tr>`]);
}

function body(mail: MailContent, locale: Locale): string {
  const { heading, greeting, paragraphs, figures, link, steps, products, facts, quote } = mail;
  const { closing = [], signature } = mail;
  const parts = [
    heading && `<h1 class="ink" style="${styles.heading}">${lines(heading)}</h1>`,
    ...[greeting ?? [], paragraphs].flat().map(paragraph),
    figures && box(figures),
    link && button(link),
    steps && subheading(steps.title) + numbered(steps.items, locale),
    products && (products.title ? subheading(products.title) : '') + productTable(products, locale),
    facts && facts.length > 0 && tableOf(facts.map(row)),
    quote && quoted(quote),
    ...closing.map(paragraph),
    signature && signed(signature),
  ];
  return parts.filter(Boolean).join('');
}

const subheading = (text: string) =>
  `<h2 class="ink" style="${styles.subheading}">${lines(text)}</h2>`;

const paragraph = (text: string) => `<p class="ink" style="${styles.paragraph}">${lines(text)}</p>`;

function box(figures: Fact[]): string {
  const cells = figures.map(
    ([name, value]) =>
      `<td class="stack figure quiet" valign="top" style="${styles.figure}">${lines(name)}<br>` +
      `<b class="ink" style="${styles.figureValue}">${lines(value)}</b></td>`,
  );
  return table('width="100%" style="margin:0 0 24px"', [
    `<tr><td class="wash" bgcolor="${WASH}" style="padding:16px 20px;background:${WASH};border-radius:12px">` +
      `${table('width="100%"', [`<tr>${cells.join('')}</tr>`])}</td></tr>`,
  ]);
}

function button({ label, url, note, isNextStep = false }: NonNullable<MailContent['link']>) {
  const { ground, style } = buttonStyle(isNextStep);
  return (
    (note ? paragraph(note) : '') +
    table('class="button" style="margin:0 0 24px"', [
      `<tr><td align="center" bgcolor="${ground}" style="background:${ground};border-radius:24px;mso-padding-alt:13px 28px">` +
        `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></td></tr>`,
    ])
  );
}

const numbered = (items: string[], locale: Locale) =>
  table(
    'width="100%" style="margin:0 0 16px"',
    items.map(
      (item, at) =>
        `<tr><td class="blue" width="28" valign="top" style="${styles.stepNumber}">${LANGUAGES[locale].digits(String(at + 1))}</td>` +
        `<td class="ink" valign="top" style="${styles.step}">${lines(item)}</td></tr>`,
    ),
  );

function productTable({ rows, total }: MailProducts, locale: Locale): string {
  const { products } = LAYOUT_TEXTS[locale];
  const hasPrices = rows.some(({ price }) => price !== undefined);
  const column = (text: string, align: string) =>
    `<th class="quiet" scope="col" align="${align}" valign="bottom" style="${styles.column}${align === 'right' ? ';padding-left:16px' : ''}">${text}</th>`;
  const amount = (text: string) =>
    `<td class="line" align="right" valign="top" style="${styles.amount}">${escapeHtml(text)}</td>`;
  return tableOf([
    `<tr>${column(products.name, 'left')}${column(products.quantity, 'right')}${hasPrices ? column(products.price, 'right') : ''}</tr>`,
    ...rows.map(
      ({ name, model, quantity, price }) =>
        `<tr><td class="line" valign="top" style="${styles.value}"><b>${lines(name)}</b>` +
        (model
          ? `<br><span class="quiet" style="${styles.note}">${escapeHtml(model)}</span>`
          : '') +
        `</td>${amount(quantity)}${hasPrices ? amount(price ?? '') : ''}</tr>`,
    ),
    ...(total === undefined
      ? []
      : [
          `<tr><td class="strong" colspan="2" style="${styles.total}">${products.total}</td>` +
            `<td class="strong" align="right" style="${styles.total}">${escapeHtml(total)}</td></tr>`,
        ]),
  ]);
}

const row = ([name, value, url]: Fact) =>
  `<tr><th class="stack term quiet line" scope="row" align="left" valign="top" width="36%" style="${styles.term}">${lines(name)}</th>` +
  `<td class="stack value line" valign="top" style="${styles.value}">${url ? anchor(value, url) : lines(value)}</td></tr>`;

const tableOf = (rows: string[]) =>
  `<table class="ink" width="100%" cellpadding="0" cellspacing="0" border="0" style="${styles.table}">${rows.join('')}</table>`;

const quoted = ({ label, text }: { label: string; text: string }) =>
  `<blockquote class="ink line" style="margin:0 0 24px;${styles.quote}">` +
  `<span class="quiet" style="${styles.note}">${lines(label)}</span><br>${lines(text)}</blockquote>`;

function signed({ name, title, phone }: NonNullable<MailContent['signature']>): string {
  const rest = [title && lines(title), phone && anchor(formatPhone(phone), phoneLink(phone))];
  return `<p class="ink" style="${styles.paragraph}"><b>${escapeHtml(name)}</b>${rest
    .filter(Boolean)
    .map((line) => `<br>${line}`)
    .join('')}</p>`;
}

/** The ways to reach the company, two in a row. */
function help(ways: ContactWay[], locale: Locale): string {
  if (ways.length === 0) return '';
  const cells = ways.map(
    ({ label, parts }) =>
      `<td class="stack quiet" width="50%" valign="top" style="${styles.way}">${label}<br>${parts
        .map(({ text, url }) =>
          url
            ? `<a class="blue" href="${escapeHtml(url)}" style="${styles.wayLink}">${escapeHtml(text)}</a>`
            : `<span class="ink" style="${styles.wayText}">${escapeHtml(text)}</span>`,
        )
        .join('<br>')}</td>`,
  );
  const pairs = [cells.slice(0, 2), cells.slice(2)].filter((pair) => pair.length > 0);
  return (
    `<tr><td class="pad line" style="padding:24px 32px 8px;${styles.hairline}">` +
    `<p class="ink" style="margin:0 0 12px;${styles.paragraph};font-weight:600">${LAYOUT_TEXTS[locale].footer.title}</p>` +
    table(
      'width="100%"',
      pairs.map((pair) => `<tr>${pair.join('')}</tr>`),
    ) +
    '</td></tr>'
  );
}

function fine({ unsubscribe_url }: MailContent, sender: CompanySender): string {
  const { name, addresses, web } = sender;
  const texts = LAYOUT_TEXTS[sender.locale];
  const rows = [
    `<b class="ink">${escapeHtml(name)}</b>`,
    ...addresses.map(escapeHtml),
    ...(web ? [anchor(web, webLink(web))] : []),
    ...(unsubscribe_url
      ? [`${texts.notSubscribed} ${anchor(texts.unsubscribe, unsubscribe_url)}`]
      : []),
  ];
  return `<p class="quiet" style="${styles.fine}">${rows.join('<br>')}</p>`;
}

const anchor = (text: string, url: string) =>
  `<a class="blue" href="${escapeHtml(url)}" style="${styles.link}">${lines(text)}</a>`;

/** Returns a table that only arranges its parts. */
const table = (attributes: string, rows: string[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows.join('')}</table>`;

/** Outlook does not know `white-space: pre-line`, so line breaks become elements. */
const lines = (text: string) =>
  escapeHtml(text)
    .replace(UNBROKEN, '<span style="white-space:nowrap">$&</span>')
    .replace(/\r?\n/g, '<br>');

/** Phone numbers, figures with their unit, and Bangla endings after a hyphen. */
const UNBROKEN = /\+880(?: \d+)+|\d[\d.,]* (?:kW|TR|HP)\b|[^\s&;<>-]{1,24}-[\u0980-\u09ff]+/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
