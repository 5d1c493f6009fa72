import type { CreateContactMessage, EnquiryTerms, QuotationLine } from '@shishir/contract';
import {
  applicationRules,
  consultationRules,
  CV_FILE,
  ENQUIRY_INTERESTS,
  ENQUIRY_LOCATIONS,
  ENQUIRY_ROLES,
  type FieldRule,
  QUOTATION_PROJECTS,
  quotationRules,
  subscriptionRules,
} from '@shishir/contract/rules';
import { replyTime } from './enquiry-terms';
import { type ApiReply, submitEnquiry } from './submit-enquiry';

/** Those with a dialog, and a page of their own for browsers without JavaScript. The cart has the form of a quotation. */
export const DIALOG_KINDS = ['subscription', 'consultation', 'application'] as const;
export type DialogKind = (typeof DIALOG_KINDS)[number];
export type EnquiryKind = DialogKind | 'quotation';

/** What an enquiry is about. */
export interface EnquiryContent<K extends EnquiryKind = EnquiryKind> {
  kind: K;
  /** Names a brand, a product or a kind of building: 'Samsung'. */
  subject?: string;
  /** The opening that somebody applies for; without it the application is for none in particular. */
  opening?: { id: number; title: string };
  /** The products of a quotation. */
  items?: QuotationLine[];
}

/** An optional list has it as an entry of its own, since a blank value cannot be chosen again. */
export const NONE = 'none';

export interface EnquiryField {
  name: string;
  label: string;
  type?: 'email' | 'tel' | 'date' | 'textarea' | 'file';
  /** The values to choose from. */
  options?: readonly string[];
  placeholder?: string;
  autoComplete?: string;
  /** Across both columns. */
  full?: boolean;
}

const name: EnquiryField = { name: 'name', label: 'Name', autoComplete: 'name' };
const email: EnquiryField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  placeholder: 'name@company.com',
  autoComplete: 'email',
};
const phone: EnquiryField = {
  name: 'number',
  label: 'Phone number',
  type: 'tel',
  placeholder: '01XXX XXXXXX',
  autoComplete: 'tel',
};
const company: EnquiryField = { name: 'company', label: 'Company', autoComplete: 'organization' };
const role: EnquiryField = { name: 'role', label: 'Role', options: ENQUIRY_ROLES };

interface Kind {
  rules: Record<string, FieldRule>;
  fields: EnquiryField[];
  title: (content: EnquiryContent) => string;
  text: (content: EnquiryContent, terms: EnquiryTerms | null) => string;
  action: string;
  /** Said after it was sent. */
  sent: (terms: EnquiryTerms | null) => string;
}

export const KINDS: Record<EnquiryKind, Kind> = {
  subscription: {
    rules: subscriptionRules,
    fields: [
      name,
      email,
      company,
      phone,
      role,
      { name: 'location', label: 'Location', options: ENQUIRY_LOCATIONS },
    ],
    title: () => 'Subscribe to product news',
    text: () =>
      'New models, price changes and training dates by email. Each mail has a link that stops them.',
    action: 'Subscribe',
    sent: () =>
      'One step is left: press the link in the mail that we have sent you. The news come once your address is confirmed.',
  },
  consultation: {
    rules: consultationRules,
    fields: [
      name,
      email,
      { ...phone, name: 'phone', label: 'Phone' },
      company,
      { name: 'city', label: 'City', autoComplete: 'address-level2' },
      role,
      { name: 'interest', label: 'Interest', options: ENQUIRY_INTERESTS, full: true },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        placeholder: 'Kind of building, floor area, number of rooms, when you need it',
        full: true,
      },
    ],
    title: ({ subject }) => (subject ? `Contact us about ${subject}` : 'Contact us'),
    text: (_, terms) =>
      `A sales engineer answers${terms ? ` within ${replyTime(terms)}` : ' you'}. ` +
      'You get a reference number as soon as you send.',
    action: 'Send message',
    sent: (terms) =>
      terms
        ? `A sales engineer answers within ${replyTime(terms)}.`
        : 'A sales engineer will answer you.',
  },
  application: {
    rules: applicationRules,
    fields: [
      { ...name, full: true },
      { ...email, placeholder: 'name@example.com' },
      phone,
      { name: 'cv', label: 'CV, PDF or Word, 5 MB at most', type: 'file' },
      {
        name: 'message',
        label: 'A few words about you',
        type: 'textarea',
        placeholder: 'What you have worked on, and when you could start',
        full: true,
      },
    ],
    title: ({ opening }) => (opening?.title ? `Apply: ${opening.title}` : 'Send your CV'),
    text: ({ opening }) =>
      opening
        ? 'You get a reference number as soon as you send.'
        : 'No opening fits? Tell us what you do. You get a reference number as soon as you send.',
    action: 'Send application',
    sent: () => 'Your application is with the people who choose our staff.',
  },
  quotation: {
    rules: quotationRules,
    fields: [
      name,
      email,
      phone,
      company,
      { name: 'project', label: 'Project type', options: QUOTATION_PROJECTS },
      { name: 'wanted_by', label: 'Wanted by', type: 'date' },
      { name: 'place', label: 'Place', placeholder: 'Area and city of the building', full: true },
      {
        name: 'message',
        label: 'Note',
        type: 'textarea',
        placeholder: 'Floors, ceiling height, power supply, what else we should know',
        full: true,
      },
    ],
    title: () => 'Ask for a quotation',
    text: (_, terms) =>
      `A sales engineer answers${terms ? ` within ${replyTime(terms)}` : ' you'} with a price for all of it. ` +
      'You get a reference number as soon as you send.',
    action: 'Send request',
    sent: (terms) =>
      `A sales engineer answers${terms ? ` within ${replyTime(terms)}` : ' you'} with a quotation.`,
  },
};

/** What is wrong with the chosen file, as a sentence; null where nothing is. */
export function cvProblem(file: File | null): string | null {
  if (!file?.name) return CV_FILE.missing;
  if (!CV_FILE.accept.split(',').some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return CV_FILE.wrongType;
  }
  return file.size > CV_FILE.maxMegabytes * 1024 * 1024 ? CV_FILE.tooLarge : null;
}

/** How a valid form is sent to the API: from the browser or from the site's server. */
export interface EnquiryCalls {
  create: (body: CreateContactMessage, key: string) => Promise<ApiReply>;
  apply: (body: FormData, key: string) => Promise<ApiReply>;
}

/** Validates the posted form of an enquiry and sends it. `page` is the address that it was sent from. */
export function sendEnquiry(
  content: EnquiryContent,
  form: FormData,
  page: string,
  calls: EnquiryCalls,
) {
  const { kind } = content;
  const cv = kind === 'application' ? fileOf(form, 'cv') : null;
  const { items } = content;
  return submitEnquiry({
    form,
    rules: KINDS[kind].rules,
    page,
    read: (value) => (value === NONE ? '' : value),
    extra:
      kind === 'application'
        ? { errors: { cv: cvProblem(cv) ?? undefined }, identity: idOf(cv) }
        : items && { errors: {}, identity: JSON.stringify(items) },
    post: (values, sent, key) => {
      const given = { ...withSubject(content, values), ...sent };
      const filled = Object.entries(given).filter(([, value]) => String(value).trim() !== '');
      if (!cv) return calls.create({ kind, ...Object.fromEntries(filled), items } as never, key);
      const body = new FormData();
      for (const [field, value] of filled) body.append(field, String(value));
      if (content.opening) body.append('opening_id', String(content.opening.id));
      body.append('cv', cv, cv.name);
      return calls.apply(body, key);
    },
  });
}

function fileOf(form: FormData, field: string): File | null {
  const value = form.get(field);
  return value instanceof File ? value : null;
}

const idOf = (file: File | null) => (file ? `${file.name} ${file.size}` : '');

/** Staff read what the button was about at the beginning of the message. */
function withSubject({ subject }: EnquiryContent, values: Record<string, string>) {
  if (!subject || values.message === undefined) return values;
  return { ...values, message: `About ${subject}\n${values.message}`.trim() };
}
