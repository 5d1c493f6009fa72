import type { EnquiryTerms } from '@shishir/contract';

export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: string[];
  /** Data, purpose and period. */
  rows?: [what: string, why: string, howLong: string][];
}

/**
 * Texts about personal data. The periods are those of the settings and of housekeeping:
 * docs/decisions/0010-what-housekeeping-removes.md. `terms` is null while the API is down: the periods of the settings
 * are then left out.
 */
export function privacySections(terms: EnquiryTerms | null): PrivacySection[] {
  return [
    {
      id: 'enquiries',
      heading: 'When you write to us',
      paragraphs: [
        'A message, a request for a consultation or a quotation, a subscription to product news or an application goes to our own database and by email to the mailbox of our sales team. We use it to answer you. We do not sell it, and we do not pass it on for advertising.',
        'We ask for your name, your email address and, depending on the form, your phone number, company, city, role, message, and what and where you build. Fields marked as optional may stay empty. With each message we store the time, the page that you came from with its product or its filters, and the internet address that it was sent from.',
        'You get an email with a reference number. Our answers, and notes about calls with you, are stored with your message. You get product news only once you have confirmed your address by the link in our first email; each of the others has a link that stops them.',
        'Messages are checked for spam by rules: links, certain words, and how fast the form was filled in. What looks like spam is put aside, and a member of staff can still read it until it is deleted.',
      ],
      rows: [
        [
          'Messages, consultations, requests for a quotation, and our answers',
          'To answer you, and to know what was agreed',
          'Until you ask us to delete them',
        ],
        [
          'Subscriptions to product news',
          'To send the news, and to know that you asked for them',
          'Until you ask us to delete them. The link in each email stops the news at once',
        ],
        ...(terms
          ? ([
              [
                'The internet address of a message',
                'To stop floods of spam',
                `${terms.keep_address_days} days`,
              ],
              [
                'The CV of an application',
                'To fill an opening',
                `${terms.keep_application_days} days, then the file is deleted`,
              ],
              [
                'Messages that look like spam',
                'In case the rule was wrong',
                `${terms.keep_quarantine_days} days`,
              ],
            ] satisfies PrivacySection['rows'])
          : []),
        ['Messages that staff delete', 'To undo a mistake', '30 days in the trash'],
        [
          'The key that recognises a form sent twice',
          'So that one press makes one enquiry',
          '1 day',
        ],
      ],
    },
    {
      id: 'account',
      heading: 'When you have an account',
      paragraphs: [
        'An account is optional. It holds your name, email address, phone number, a picture if you add one, and your password as a hash, which nobody can read back. You change your name, picture and password on your profile page.',
        'For each sign-in we store the time, the internet address and the name of the browser, so that you can see on your profile page where you are signed in, and end it. Important changes to an account, such as a new password, are recorded with the same details.',
        'What you put into the quotation cart while you are signed in is stored with your account, so that each of your devices shows it.',
        'If you sign in with Google, Google tells us your name and email address. We get no access to your mail, files or contacts.',
      ],
      rows: [
        [
          'Your account and picture',
          'To show your enquiries and your profile',
          'Until you ask us to delete it',
        ],
        [
          'Your quotation cart',
          'To show it on each of your devices',
          'Until you empty or send it, or the account is deleted',
        ],
        ['A picture that you replaced', 'It is no longer shown', 'Until the daily clean-up'],
        ['Sign-ins', 'To show you where you are signed in', '30 days after they have ended'],
        [
          'Records of important changes',
          'To find out who changed what',
          terms
            ? `They stay; the internet address in them goes after ${terms.keep_address_days} days`
            : 'They stay',
        ],
        ['Failed sign-ins', 'To notice attacks', '180 days'],
        ['Used or expired links from our mails', 'So that a link works once', '7 days'],
      ],
    },
    {
      id: 'browser',
      heading: 'In your browser',
      paragraphs: [
        'The site works without cookies until you sign in. The cookie userToken then holds your session for one day; scripts cannot read it. Signing in with Google sets a cookie for ten minutes, and a notice on the sign-in page one for a minute. There are no cookies for advertising or statistics, and no programs of other companies run on our pages.',
        'The quotation cart and the list of compared products are stored in your browser. To show their current prices, pages ask our server for these products; it stores no list. We store the cart when you send it, and while you are signed in. Signing out empties the cart in this browser, and leaves it with your account.',
        'The map on the contact page comes from another company and loads only when you press its button. Links to WhatsApp, to social pages and to makers lead to sites with rules of their own.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      paragraphs: [
        'You can ask us what we hold about you, have it corrected or have it deleted. Write to the address below from the mailbox that it is about, and name the reference number if you have one.',
      ],
    },
  ];
}
