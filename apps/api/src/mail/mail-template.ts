/** What a mail says: a subject, sentences, and at most one link. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  closing: string;
}

/** The same letter as plain text. */
export function letterText({ greeting, paragraphs, link, closing }: Letter): string {
  return [greeting, ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : []), closing].join(
    '\n\n',
  );
}

/** The same letter as HTML. Everything in it is text: nothing that a person typed becomes markup. */
export function letterHtml(letter: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const link = letter.link
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(letter.link.url)}" style="${BUTTON}">${escapeHtml(letter.link.label)}</a></p>`
    : '';
  const body = [letter.greeting, ...letter.paragraphs].map(paragraph).join('');
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<title>${escapeHtml(letter.subject)}</title></head>` +
    `<body style="${PAGE}">${body}${link}${paragraph(letter.closing)}</body></html>`
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
