import type { ContactMessageKind, Locale } from '@shishir/contract';
import { enquiryChoiceTexts } from '@shishir/contract/rules';
import { counted, groupLakh } from '@shishir/format';

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
    service: (name: string) => `service request from ${name}`,
  } satisfies Record<ContactMessageKind, (name: string) => string>,
  nameOf: (name: string, company: string | null) => (company ? `${name}, ${company}` : name),
  facts: {
    reference: 'Reference',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    whatsApp: 'WhatsApp',
    company: 'Company',
    city: 'City',
    role: 'Role',
    interest: 'Interest',
    opening: 'Opening',
    cv: 'CV',
    cvInDashboard: (file: string) => `${file}, in the dashboard`,
    project: 'Project',
    location: 'Location',
    fault: 'Fault',
    unit: 'Unit',
    photos: 'Photos',
    wantedVisit: 'Visit wanted',
    neededBy: 'Needed by',
    sent: 'Sent',
    page: 'Page',
    product: 'Product',
    filters: 'Filters',
    language: 'Language',
  },
  languages: { en: 'English', bn: 'Bangla' } satisfies Record<Locale, string>,
  choice: enquiryChoiceTexts.nameOf,
  pieces: groupLakh,
  priceOnRequest: 'On request',
  quote: {
    message: 'Message:',
    design: 'Design:',
    both: 'Message and design:',
  },
  received: {
    subject: (reference: string, company: string) => `Your enquiry ${reference} to ${company}`,
    preheader: (day: string) => `We’ll reply by ${day}.`,
    heading: (name: string | null) =>
      name ? `Thanks, ${name}. We’ve got your enquiry.` : 'Thanks. We’ve got your enquiry.',
    headingOfApplication: (name: string | null) =>
      name ? `Thanks, ${name}. We’ve got your application.` : 'Thanks. We’ve got your application.',
    reply: 'An engineer is looking at it.',
    replyToApplication: 'We’re reading it.',
    urgent: (phone: string) => `Urgent? Call or WhatsApp ${phone}.`,
    cvDeleted: (days: number) => `We delete your CV after ${counted(days, 'day')}.`,
    replyBy: 'You’ll hear from us by',
    photos:
      'A floor plan, or a photo of each ceiling and of the place for the outdoor unit, helps us answer faster. Send them on WhatsApp, or reply to this email.',
    sendPhotos: 'Send photos on WhatsApp',
    chat: (reference: string) => `Photos for ${reference}`,
    next: {
      title: 'What happens next',
      items: [
        'We check that the sizes suit your rooms.',
        'You get a price that says what’s included and what isn’t.',
        'If needed, we agree on a day to visit the site.',
      ],
    },
    products: 'What you asked for',
    notOrdered: 'Nothing has been ordered, and there is nothing to pay.',
    message: 'Your message:',
    design: 'Your design:',
    both: 'Your message and design:',
  },
  forSales: {
    subject: (reference: string, from: string) => `${reference}: ${from}`,
    preheader: (day: string) => `Reply by ${day}.`,
    headings: {
      contact: 'New message',
      consultation: 'New consultation request',
      subscription: 'New subscription',
      application: 'New application',
      quotation: 'New quotation request',
      service: 'New service request',
    } satisfies Record<ContactMessageKind, string>,
    replyBy: 'Reply by',
    listPrices: 'List prices',
    reply: (name: string) =>
      `You can also reply to this email: your answer goes straight to ${name}. Answers sent from the dashboard are kept with the enquiry.`,
    call: (name: string) => `${name} gave no email address, so please call.`,
  },
  confirmSubscription: {
    subject: (company: string) => `Please confirm product news from ${company}`,
    preheader: 'One click, and you get our product news.',
    heading: 'One click to confirm',
    text: (company: string) =>
      `We received a request to send product news from ${company} to this address. If it was you, please confirm.`,
    notYou:
      'The link works for 30 days. Not you? Ignore this email, and we won’t send you any news.',
    link: 'Yes, send me product news',
  },
  subscribed: {
    subject: (company: string) => `Your subscription to product news from ${company}`,
    preheader: 'Thanks for confirming your address.',
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
    heading: (count: number): string => (count === 1 ? 'An enquiry for you' : 'Enquiries for you'),
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
