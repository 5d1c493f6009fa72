import type { EnquiryTerms } from '@shishir/contract';
import type { ReactNode } from 'react';
import { enquiryTermsTexts } from '../enquiry/enquiry-terms.texts';

/** Texts of the contact page. */
export const contactMessageTexts = {
  home: 'Home',
  title: 'Contact Us',
  lead: 'Ask about a unit, a price or a whole building. A sales engineer reads every message.',
  details: {
    title: 'Reach us directly',
    sales: (hours: string | null) => (hours ? `Sales, ${hours}` : 'Sales'),
    email: 'Email',
  },
  form: {
    title: 'Send a message',
    firstName: 'First Name',
    lastName: 'Last Name',
    phone: 'Phone number',
    phoneHint: '01XXX XXXXXX',
    email: 'Email',
    emailHint: 'name@company.com',
    message: 'Message',
    messageHint: 'The room or building, its floor area, and when you need it',
    /** First line of a message about a product. */
    about: (product: string) => `About ${product}:\n`,
    note: (terms: EnquiryTerms | null) =>
      terms
        ? `We reply within ${enquiryTermsTexts.workingDays(terms.reply_working_days)}. ` +
          'We use your details only to reply.'
        : 'We use your details only to reply.',
    privacy: 'Privacy',
    send: 'Send message',
    sending: 'Sending...',
  },
  sent: {
    title: 'Success',
    text: 'Message Send Successfully',
    reference: (number: ReactNode) => <>Your reference number is {number}</>,
  },
  map: {
    office: 'Our office',
    host: (host: string) => `The map loads from ${host}, which will see your IP address.`,
    show: 'Show the map',
    open: 'Open in maps',
    frame: (place: string) => `Map: ${place}`,
  },
};
