import type { EnquiryTerms } from '@shishir/contract';

export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: string[];
  /** What is kept, why, and for how long. */
  rows?: [what: string, why: string, howLong: string][];
}

/**
 * What the site says about personal data. The periods are those of the settings, and of housekeeping:
 * docs/decisions/0010-what-housekeeping-removes.md. Null while the API is down: then the periods of settings are left out.
 */
export function privacySections(terms: EnquiryTerms | null): PrivacySection[] {
  return [
    {
      id: 'enquiries',
      heading: 'When you write to us',
      paragraphs: [
        'A message, a request for a consultation, a subscription to product news or an application goes to our own database and to the mailbox of our sales team. We use it to answer you. We do not sell it, and we do not pass it on for advertising.',
        'We ask for your name, your email address and, depending on the form, your phone number, company, city, role and message. Fields marked as optional may stay empty. With each message we store the page that you sent it from and the time.',
        'Messages are checked for spam by rules: links, certain words, and how fast the form was filled in. What looks like spam is put aside, and a member of staff can still read it until it is deleted.',
      ],
      rows: [
        [
          'Messages, consultations and subscriptions',
          'To answer you, and to know what was agreed',
          'Until you ask us to delete them',
        ],
        ...(terms
          ? ([
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
        'If you sign in with Google, Google tells us your name and email address. We get no access to your mail, files or contacts.',
      ],
      rows: [
        [
          'Your account and picture',
          'To show your enquiries and your profile',
          'Until you ask us to delete it',
        ],
        ['A picture that you replaced', 'It is no longer shown', 'Until the daily clean-up'],
        ['Sign-ins', 'To show you where you are signed in', '30 days after they have ended'],
        ['Failed sign-ins', 'To notice attacks', '180 days'],
        ['Used or expired links from our mails', 'So that a link works once', '7 days'],
      ],
    },
    {
      id: 'browser',
      heading: 'In your browser',
      paragraphs: [
        'The site works without cookies until you sign in. The cookie userToken then holds your session for one day; scripts cannot read it. Signing in with Google sets a cookie for ten minutes, and a notice on the sign-in page one for a minute. There are no cookies for advertising or statistics, and no programs of other companies run on our pages.',
        'The quotation cart and the list of compared products are stored in your browser. They reach us only when you send the cart to us.',
        'The map on the contact page comes from another company and loads only when you press its button. Links to WhatsApp, to social pages and to makers lead to sites with rules of their own.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      paragraphs: [
        'You can ask us what we hold about you, have it corrected, have it deleted, or stop product news. Write to the address below from the mailbox that it is about, and name the reference number if you have one.',
      ],
    },
  ];
}
