import type { ContactMessage } from '@shishir/contract';

const EXCERPT_LENGTH = 140;

export const fullName = (message: ContactMessage) => `${message.first_name} ${message.last_name}`;

/** The beginning of a message on one line, cut at a word. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > EXCERPT_LENGTH / 2 ? word : undefined)}…`;
}
