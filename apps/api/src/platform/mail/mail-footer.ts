import { formatPhone, phoneLink, whatsAppLink } from '@shishir/format';
import type { CompanySender } from '../../content/company/company.mapper';
import { mailLayoutTexts as texts } from './mail-layout.texts';

/** Lines of the footer below the name of the company. */
export interface FooterLine {
  label?: string;
  /** Texts in a row, each a link if it has an address. */
  parts: { text: string; url?: string }[];
}

/** Returns the contact details that the company has entered. The first sales phone is also its WhatsApp number. */
export function footerLines({ address, sales_phones, sales_hours }: CompanySender): FooterLine[] {
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
