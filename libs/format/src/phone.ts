/** A stored number in readable groups: '+8801000000101x5' -> '+880 10 0000 0101 ext. 5'; other countries stay whole. */
export function formatPhone(phone: string): string {
  const [number, extension] = phone.split('x') as [string, string?];
  const grouped = number.replace(/^(\+880)(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3 $4');
  return extension ? `${grouped} ext. ${extension}` : grouped;
}

/** The address that dials a stored number. */
export const phoneLink = (phone: string): string => `tel:${phone.replace('x', ';ext=')}`;

/** The address of a chat with a stored number; WhatsApp knows no extensions. */
export const whatsAppLink = (phone: string): string =>
  `https://wa.me/${phone.replace(/x.*|\D/g, '')}`;
