/** The content of a mail: a subject, paragraphs, and at most one link. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  closing: string;
}

/** The mail as plain text. */
export function mailText({ greeting, paragraphs, link, closing }: MailContent): string {
  return [greeting, ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), closing].join(
    '\n\n',
  );
}

/** The mail as HTML. All content is escaped: no input becomes markup. */
export function mailHtml(mail: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const link = mail.link
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(mail.link.url)}" style="${BUTTON}">${escapeHtml(mail.link.label)}</a></p>`
    : '';
  const body = [mail.greeting, ...mail.paragraphs].map(paragraph).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<title>${escapeHtml(mail.subject)}</title></head>` +
    `<body style="${PAGE}">${body}${link}${paragraph(mail.closing)}</body></html>`
  );
}

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
