/**
 * Formats a stored number in groups: '+8801000000101x5' -> '+880 10 0000 0101 ext. 5'. Numbers of other countries are
 * not grouped.
 */
export function formatPhone(phone: string): string {
  const [number, extension] = phone.split('x') as [string, string?];
  const grouped = number.replace(/^(\+880)(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3 $4');
  return extension ? `${grouped} ext. ${extension}` : grouped;
}

/** Returns the `tel:` link of a stored number. */
export const phoneLink = (phone: string): string => `tel:${phone.replace('x', ';ext=')}`;

/**
 * Returns the WhatsApp link of a stored number, without the extension, which WhatsApp does not support. The text is the
 * start of the message.
 */
export function whatsAppLink(phone: string, text = ''): string {
  const link = `https://wa.me/${phone.replace(/x.*|\D/g, '')}`;
  return text ? `${link}?text=${encodeURIComponent(text)}` : link;
}
