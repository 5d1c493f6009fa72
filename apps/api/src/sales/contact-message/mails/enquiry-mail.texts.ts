import type { ContactMessageKind } from '@shishir/contract';
import { counted, groupLakh } from '@shishir/format';

const workingDays = (days: number) => (days === 1 ? 'one working day' : `${days} working days`);

/** Texts of the emails about enquiries. */
export const enquiryMailTexts = {
  greeting: (name: string) => `Dear ${name},`,
  openInDashboard: 'Open in the dashboard',
  /** Lines that describe an enquiry, for subjects and lists. */
  from: {
    contact: (name: string) => `message from ${name}`,
    consultation: (name: string) => `consultation request from ${name}`,
    subscription: (name: string) => `subscription from ${name}`,
    application: (name: string) => `application from ${name}`,
    quotation: (name: string) => `quotation request from ${name}`,
  } satisfies Record<ContactMessageKind, (name: string) => string>,
  nameOf: (name: string, company: string | null) => (company ? `${name}, ${company}` : name),
  facts: {
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    city: 'City',
    role: 'Role',
    interest: 'Interest',
    opening: 'Opening',
    cv: 'CV',
    cvInDashboard: (file: string) => `${file}, in the dashboard`,
    project: 'Project',
    location: 'Location',
    neededBy: 'Needed by',
    item: (title: string, model: string) => `${title} (${model})`,
    pieces: (quantity: number) => counted(quantity, 'piece'),
    amount: (quantity: number, price: string | null) =>
      `${groupLakh(quantity)} × ${price ?? 'price on request'}`,
    page: 'Sent from',
    product: 'Product',
    filters: 'Filters',
  },
  quote: {
    message: 'Message:',
    design: 'Design:',
    both: 'Message and design:',
  },
  received: {
    subject: (reference: string, company: string) => `Your enquiry ${reference} to ${company}`,
    heading: 'We’ve received your enquiry',
    headingOfApplication: 'We’ve received your application',
    thanks: (reference: string) => `Thanks for your enquiry. Your reference is ${reference}.`,
    thanksForApplication: (reference: string) =>
      `Thanks for your application and your CV. Your reference is ${reference}.`,
    reply: (days: number) => `We’ll reply within ${workingDays(days)} (Saturday to Thursday).`,
    urgent: (phone: string) => `Urgent? Call or WhatsApp ${phone}.`,
    cvDeleted: (days: number) => `We delete your CV after ${counted(days, 'day')}.`,
    quotation: 'This is not an order. We’ll send you a quotation for the products below.',
    message: 'Your message:',
    design: 'Your design:',
    both: 'Your message and design:',
  },
  forSales: {
    subject: (reference: string, from: string) => `${reference}: ${from}`,
    heading: 'New enquiry',
    /** `moment` is the date and time on which it was sent. */
    reply: (moment: string, name: string) =>
      `Sent through the website on ${moment}. Reply to this email to answer ${name} directly.`,
    call: (moment: string, name: string) =>
      `Sent through the website on ${moment}. ${name} gave no email address, so please call.`,
  },
  confirmSubscription: {
    subject: (company: string) => `Please confirm product news from ${company}`,
    heading: 'Confirm your subscription',
    text: (company: string) =>
      `We received a request to send product news from ${company} to this address. If it was you, please confirm. The link works for 30 days.`,
    notYou: 'Not you? Ignore this email, and we won’t send you any news.',
    link: 'Confirm my email address',
  },
  subscribed: {
    subject: (company: string) => `Your subscription to product news from ${company}`,
    heading: 'You’re subscribed',
    text: 'Thanks for confirming your address. You’re subscribed to our product news.',
    unsubscribe: 'You can unsubscribe at any time with the link in each email.',
  },
  reply: {
    subject: (original: string) => `Re: ${original}`,
    subjectWithReference: (subject: string, reference: string) => `${subject} (${reference})`,
    youWrote: (moment: string) => `On ${moment} you wrote:`,
  },
  assigned: {
    subject: (by: string, reference: string, from: string) =>
      `${by} assigned you ${reference}: ${from}`,
    subjectOfSeveral: (by: string, count: number) =>
      `${by} assigned you ${counted(count, 'enquiry', 'enquiries')}`,
    heading: (count: number) => (count === 1 ? 'An enquiry for you' : 'Enquiries for you'),
    text: (by: string, count: number) =>
      count === 1
        ? `${by} assigned this enquiry to you.`
        : `${by} assigned these enquiries to you.`,
  },
  flood: {
    subject: (company: string) => `More enquiries than usual at ${company}`,
    heading: 'More enquiries than usual',
    text: (limit: number) =>
      `More than ${counted(limit, 'enquiry', 'enquiries')} arrived within an hour. The rest are in Spam: they are stored, but no emails are sent about them.`,
    check:
      'Please check Spam for real enquiries and release them. You get this email at most once a day.',
    link: 'Open Spam',
  },
};
