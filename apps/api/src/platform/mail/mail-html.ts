import type { CompanySender } from '../../content/company/company.mapper';
import type { Fact, MailContent } from './mail-content';
import { footerLines, type FooterLine } from './mail-footer';
import { mailLayoutTexts as texts } from './mail-layout.texts';
import { MARK_SRC } from './mail-mark';

// Many mail programs ignore style sheets, and Outlook only arranges tables. So all parts are tables with inline styles.

/** Colours of `libs/tokens`, which built code cannot import. */
const INK = '#0a1a2a';
const QUIET = '#53677a';
const BLUE = '#0b6fb8';
const LINE = '#cfe4f2';
const PAGE = '#f7fafc';
const PALE = '#f3f9fc';
const WHITE = '#ffffff';

const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans Bengali',sans-serif";
const WIDTH = 640;

const TEXT = `font-family:${FONT};font-size:16px;line-height:1.6;color:${INK}`;
const SMALL = `font-family:${FONT};font-size:14px;line-height:1.6;color:${QUIET}`;
const PARAGRAPH = `margin:0 0 16px;${TEXT}`;
const NAME = `${TEXT};font-size:18px;line-height:1.3;font-weight:bold`;
const HEADING = `margin:0 0 20px;${TEXT};font-size:24px;line-height:1.3;font-weight:bold`;
// Short, because a mail may list a hundred products: the font is that of the table.
const TERM = `padding:8px 16px 8px 0;border-top:1px solid ${LINE};font-weight:normal;color:${QUIET}`;
const VALUE = `padding:8px 0;border-top:1px solid ${LINE}`;
const BUTTON = `display:inline-block;padding:14px 28px;font-family:${FONT};font-size:16px;line-height:20px;font-weight:bold;color:${WHITE};text-decoration:none`;

/** Outlook does not inherit the font of a table. */
const OUTLOOK =
  "<!--[if mso]><style>th,td{font-family:'Segoe UI',Arial,sans-serif;font-size:16px}</style><![endif]-->";

/** Returns the mail as HTML. All content is escaped, so input never becomes markup. */
export function mailHtml(mail: MailContent, sender: CompanySender): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light">' +
    `<title>${escapeHtml(mail.subject)}</title>${OUTLOOK}</head>` +
    `<body style="margin:0;padding:0;background:${PAGE}">` +
    table(`width="100%" bgcolor="${PAGE}"`, [
      `<tr><td align="center" style="padding:24px 12px">${sheet(mail, sender)}</td></tr>`,
    ]) +
    '</body></html>'
  );
}

/** The sheet is as wide as the screen allows; Outlook takes its width from the attribute. */
const sheet = (mail: MailContent, sender: CompanySender) =>
  table(
    `width="${WIDTH}" bgcolor="${WHITE}" style="width:100%;max-width:${WIDTH}px;background:${WHITE};border:1px solid ${LINE};border-radius:16px"`,
    [
      `<tr><td style="padding:24px 32px;border-bottom:1px solid ${LINE}">${head(sender)}</td></tr>`,
      `<tr><td style="padding:32px 32px 16px">${body(mail)}</td></tr>`,
      `<tr><td bgcolor="${PALE}" style="padding:24px 32px;background:${PALE};border-top:1px solid ${LINE};border-radius:0 0 16px 16px">${foot(mail, sender)}</td></tr>`,
    ],
  );

function head({ name, hasOwnLogo }: CompanySender): string {
  const mark = `<td style="padding:0 12px 0 0"><img src="${MARK_SRC}" width="40" height="40" alt="" style="display:block;border:0"></td>`;
  const title = `<td style="${NAME}">${escapeHtml(name)}</td>`;
  return table('', [`<tr>${hasOwnLogo ? '' : mark}${title}</tr>`]);
}

function body({ heading, greeting, paragraphs, facts = [], link, quote }: MailContent): string {
  const parts = [
    heading && `<h1 style="${HEADING}">${lines(heading)}</h1>`,
    ...[greeting ?? [], paragraphs].flat().map(paragraph),
    facts.length > 0 &&
      `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;${TEXT}">${facts.map(row).join('')}</table>`,
    link && button(link),
    quote &&
      `<blockquote style="margin:8px 0 16px;padding:0 0 0 16px;border-left:3px solid ${LINE}">` +
        `<p style="margin:0 0 8px;${SMALL}">${lines(quote.label)}</p>${paragraph(quote.text)}</blockquote>`,
  ];
  return parts.filter(Boolean).join('');
}

/** Repeats the address below the button, for programs that do not open links. */
function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  return (
    table('style="margin:8px 0 16px"', [
      `<tr><td align="center" bgcolor="${BLUE}" style="background:${BLUE};border-radius:24px;mso-padding-alt:14px 28px"><a href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></td></tr>`,
    ]) +
    `<p style="margin:0 0 16px;${SMALL};font-size:13px;word-break:break-all">${texts.linkBelow}<br>` +
    `<a href="${address}" style="color:${BLUE}">${address}</a></p>`
  );
}

function foot({ unsubscribe_url }: MailContent, sender: CompanySender): string {
  const name = `<strong style="color:${INK}">${escapeHtml(sender.name)}</strong>`;
  const rows = [name, ...footerLines(sender).map(line)];
  return (
    `<p style="margin:0;${SMALL}">${rows.join('<br>')}</p>` +
    (unsubscribe_url
      ? `<p style="margin:12px 0 0;${SMALL}">${texts.notSubscribed} ${anchor(texts.unsubscribe, unsubscribe_url)}</p>`
      : '')
  );
}

function line({ label, parts }: FooterLine): string {
  const links = parts.map(({ text, url }) => (url ? anchor(text, url) : escapeHtml(text)));
  return (label === undefined ? '' : `${escapeHtml(label)}: `) + links.join(', ');
}

const anchor = (text: string, url: string) =>
  `<a href="${escapeHtml(url)}" style="color:${QUIET}">${escapeHtml(text)}</a>`;

const row = ([name, value]: Fact) =>
  `<tr><th scope="row" align="left" valign="top" width="36%" style="${TERM}">${lines(name)}</th>` +
  `<td valign="top" style="${VALUE}">${lines(value)}</td></tr>`;

const paragraph = (text: string) => `<p style="${PARAGRAPH}">${lines(text)}</p>`;

/** Returns a table that only arranges its parts. */
const table = (attributes: string, rows: string[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows.join('')}</table>`;

/** Outlook does not know `white-space`, so line breaks become elements. */
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
