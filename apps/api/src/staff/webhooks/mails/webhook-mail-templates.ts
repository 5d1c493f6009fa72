import type { MailTemplate } from '../../../platform/mail/mail-content';
import { webhookMailTexts as english } from './webhook-mail.texts';
import { webhookMailTexts as bangla } from './webhook-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };

/** Mail to the owners about a webhook that the product has paused. */
export const webhookStopped =
  (address: string, page: string): MailTemplate =>
  ({ locale }) => {
    const { stopped } = TEXTS[locale];
    const { host } = new URL(address);
    return {
      subject: stopped.subject(host),
      heading: stopped.heading,
      paragraphs: [stopped.text(address), stopped.next],
      link: { label: stopped.link, url: page },
      isInternal: true,
    };
  };
