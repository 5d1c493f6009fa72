import type { StaffRole } from '@shishir/contract';
import type { MailTemplate } from '../../../platform/mail/mail-content';
import { invitationMailTexts as english } from './invitation-mail.texts';
import { invitationMailTexts as bangla } from './invitation-mail.texts.bn';

const TEXTS = { en: english, bn: bangla };

interface InvitationMail {
  /** Null if the inviter has not entered it. */
  name: string | null;
  role: StaffRole;
  inviter: string;
  note: string | null;
  hasAccount: boolean;
  url: string;
}

export const invitationMailTemplates = {
  invitation:
    ({ name, role, inviter, note, hasAccount, url }: InvitationMail): MailTemplate =>
    (sender) => {
      const texts = TEXTS[sender.locale];
      return {
        subject: texts.subject(sender.name),
        preheader: texts.preheader(inviter),
        heading: texts.heading,
        greeting: name ? texts.greeting(name) : texts.greetingWithoutName,
        paragraphs: [
          texts.text(inviter, sender.name, texts.roles[role]),
          ...(hasAccount ? [texts.hasAccount] : []),
        ],
        link: { label: texts.link, url },
        ...(note && { quote: { label: texts.wrote(inviter), text: note } }),
        closing: [texts.linkWorks, texts.notExpected],
      };
    },
};
