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
        ? `We reply within ${enquiryTermsTexts.workingDays(terms.reply_working_days)}. ${enquiryTermsTexts.onlyToReply}`
        : enquiryTermsTexts.onlyToReply,
    privacy: 'Privacy',
    send: 'Send message',
    sending: 'Sending...',
  },
  sent: {
    title: 'Success',
    text: 'Message Send Successfully',
    thanks: (name: string) =>
      name ? `Thank you, ${name}. Your message is with us.` : 'Thank you. Your message is with us.',
    reply: (day: ReactNode, email: string) => (
      <>
        An engineer will reply{day && <> by {day}</>}
        {email && `, to ${email}`}.
      </>
    ),
    reference: 'Your reference',
    copy: 'Copy',
    copied: 'Copied',
    chat: (reference: string) => (reference ? `Photos for ${reference}` : 'Photos'),
    photos: 'Add photos on WhatsApp',
    urgent: (hours: string | null) =>
      hours
        ? `Urgent? Call ${hours}, and give the reference.`
        : 'Urgent? Call and give the reference.',
    next: {
      title: 'What happens next',
      items: [
        { title: 'We check the size', text: 'Room, sun and use, from what you wrote.' },
        { title: 'You get a price', text: 'With what’s included and what isn’t.' },
        { title: 'We visit if needed', text: 'On a day that suits you. You decide only then.' },
      ],
    },
    ready: {
      title: 'Worth having ready',
      items: [
        { title: 'Photos', text: 'Ceiling, windows, and the place for the outdoor unit' },
        { title: 'Floor plan', text: 'Even a sketch with room sizes in feet' },
        {
          title: 'Electricity',
          text: 'Sanctioned load and single or three phase, from your bill',
        },
      ],
    },
    another: 'Send another message',
  },
  map: {
    office: 'Our office',
    host: (host: string) => `The map loads from ${host}, which will see your IP address.`,
    show: 'Show the map',
    open: 'Open in maps',
    frame: (place: string) => `Map: ${place}`,
  },
};
