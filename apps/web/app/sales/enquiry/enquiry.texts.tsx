import type { EnquiryTerms } from '@shishir/contract';
import { counted } from '@shishir/format';
import type { ReactNode } from 'react';
import { enquiryTermsTexts } from './enquiry-terms.texts';

const timeOf = ({ reply_working_days: days }: EnquiryTerms) => enquiryTermsTexts.workingDays(days);

const keptDays = ({ keep_application_days: days }: EnquiryTerms) => counted(days, 'day');

/** Promise of a reply, with the time if it is known. */
const reply = (terms: EnquiryTerms | null) =>
  terms
    ? `A sales engineer will reply within ${timeOf(terms)}.`
    : 'A sales engineer will get back to you.';

const referenceSoon = 'You’ll get a reference number right away.';

/** Texts of the forms of enquiries. */
export const enquiryTexts = {
  home: 'Home',
  goHome: 'Go home',
  thanks: 'Thank you',
  close: 'Close',
  optional: '(optional)',
  choose: 'Please choose',
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    remove: (name: string) => `Remove ${name}`,
    chooseAgain: 'Please choose the file again.',
  },
  /** Small print beside the button. */
  note: {
    subscription: 'We use your details only to send you product news.',
    reply: enquiryTermsTexts.onlyToReply,
    application: (terms: EnquiryTerms | null) =>
      terms
        ? `Only our staff see your CV. We delete it after ${keptDays(terms)}.`
        : 'Only our staff see your CV.',
    call: (phone: ReactNode, hours: string | null) => (
      <>
        Or call {phone}
        {hours ? `, ${hours}.` : '.'}
      </>
    ),
  },
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone number',
    company: 'Company',
    role: 'Role',
    location: 'Location',
    locationHint: 'Area and city of the building',
    city: 'City',
    interest: 'Interest',
    message: 'Message',
  },
  subscription: {
    title: 'Subscribe to product news',
    text: 'New models, price changes and training dates by email. Unsubscribe at any time.',
    action: 'Subscribe',
    sent: 'One more step: click the link in the email we sent you.',
  },
  consultation: {
    title: (subject?: string) => (subject ? `Contact us about ${subject}` : 'Contact us'),
    text: (terms: EnquiryTerms | null) => `${reply(terms)} ${referenceSoon}`,
    messageHint: 'Type of building, floor area, number of rooms, when you need it',
    action: 'Send message',
    sent: reply,
  },
  application: {
    title: (opening?: string) => (opening ? `Apply: ${opening}` : 'Send your CV'),
    text: referenceSoon,
    unsolicited: `No suitable opening? Tell us what you do. ${referenceSoon}`,
    cv: 'CV (PDF or Word, max. 5 MB)',
    message: 'A few words about you',
    messageHint: 'What you have worked on, and when you could start',
    action: 'Send application',
    sent: 'Your application is with our hiring team.',
  },
  price: {
    title: (subject?: string) => (subject ? `Ask for a price: ${subject}` : 'Ask for a price'),
    text: (terms: EnquiryTerms | null) => `Phone or email, either is fine. ${reply(terms)}`,
    message: 'What you need',
    messageHint: 'Room or load, number of units, when you need it',
    action: 'Send enquiry',
    sent: reply,
  },
  quotation: {
    title: 'Ask for a quotation',
    text: (terms: EnquiryTerms | null) =>
      terms
        ? `You’ll get one price for everything within ${timeOf(terms)}. ${referenceSoon}`
        : `You’ll get one price for everything. ${referenceSoon}`,
    project: 'Project type',
    neededBy: 'Needed by',
    message: 'Note',
    messageHint: 'Floors, ceiling height, power supply, anything else we should know',
    action: 'Send request',
    sent: (terms: EnquiryTerms | null) =>
      terms
        ? `A sales engineer will send you a quotation within ${timeOf(terms)}.`
        : 'A sales engineer will send you a quotation.',
  },
  questions: {
    roomSize: 'Room size',
    rooms: 'Number of rooms',
    roomsInvalid: 'Enter a whole number from 1 to 9,999',
    underRoof: 'Is the room under the roof?',
    load: 'Cooling load',
    loadHint: '180 kW or 50 TR',
    water: 'Water out / in, °C',
    pumps: 'Pumps',
    withPumps: 'With pumps',
    withoutPumps: 'Without',
    inputs: 'Inputs',
    yes: 'Yes',
    no: 'No',
    notSure: 'Not sure',
  },
  /** Filter of a list that a visitor came from, for staff. */
  search: (query: string) => `Search: ${query}`,
};
