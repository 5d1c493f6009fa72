import { formatPhone, phoneLink, whatsAppLink } from '@shishir/format';
import type { CompanySender } from '../../content/company/company.mapper';
import type { MailContent } from './mail-content';
import { mailLayoutTexts as english } from './mail-layout.texts';
import { mailLayoutTexts as bangla } from './mail-layout.texts.bn';

export const LAYOUT_TEXTS = { en: english, bn: bangla };

/** A way to reach the company, or its hours. */
export interface ContactWay {
  label: string;
  /** Texts below each other, each a link if it has an address. */
  parts: { text: string; url?: string }[];
}

/** Returns the contact details that the company has entered. The first sales phone is also its WhatsApp number. */
export function contactWays(
  { reference }: Pick<MailContent, 'reference'>,
  { locale, sales_phones, sales_hours, sales_email }: CompanySender,
): ContactWay[] {
  const { footer, chat: chatAbout } = LAYOUT_TEXTS[locale];
  const chat = reference ? chatAbout(reference) : '';
  const ways: ContactWay[] = [
    {
      label: footer.phone,
      parts: sales_phones.map((phone) => ({ text: formatPhone(phone), url: phoneLink(phone) })),
    },
    {
      label: footer.whatsApp,
      parts: sales_phones
        .slice(0, 1)
        .map((phone) => ({ text: formatPhone(phone), url: whatsAppLink(phone, chat) })),
    },
    {
      label: footer.email,
      parts: sales_email ? [{ text: sales_email, url: `mailto:${sales_email}` }] : [],
    },
    { label: footer.hours, parts: sales_hours ? [{ text: sales_hours }] : [] },
  ];
  return ways.filter(({ parts }) => parts.length > 0);
}

/** Returns the address of the website as a link. */
export const webLink = (web: string) => (/^https?:\/\//.test(web) ? web : `https://${web}`);
