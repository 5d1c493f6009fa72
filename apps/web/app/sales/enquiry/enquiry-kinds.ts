import type { EnquiryTerms, QuotationLine } from '@shishir/contract';
import {
  applicationRules,
  consultationRules,
  CV_FILE,
  ENQUIRY_INTERESTS,
  ENQUIRY_LOCATIONS,
  ENQUIRY_ROLES,
  type FieldRule,
  priceRules,
  QUOTATION_PROJECTS,
  quotationRules,
  subscriptionRules,
} from '@shishir/contract/rules';
import { numberOrNull } from '@shishir/format';
import { replyTime } from './enquiry-terms';

/** Kinds with a dialog, and with a page for browsers without JavaScript. The cart has the form of a quotation. */
export const DIALOG_KINDS = ['subscription', 'consultation', 'application', 'price'] as const;
export type DialogKind = (typeof DIALOG_KINDS)[number];
export type EnquiryKind = DialogKind | 'quotation';

/** Subject of an enquiry. */
export interface EnquiryContent<K extends EnquiryKind = EnquiryKind> {
  kind: K;
  /** Names a brand, a product or a kind of building: 'Samsung'. */
  subject?: string;
  /** The opening of an application; an unsolicited application has none. */
  opening?: { id: number; title: string };
  /** The products of a quotation. */
  items?: QuotationLine[];
  /** The questions of a price request besides name and contact. */
  questions?: PriceQuestions;
}

/** The equipment whose price depends on the same facts, or the tool that has calculated them. */
export const PRICE_QUESTIONS = ['room', 'plant', 'calculated'] as const;
export type PriceQuestions = (typeof PRICE_QUESTIONS)[number];

/** Entry of an optional list, since a blank value cannot be chosen again. */
export const NONE = 'none';

export interface EnquiryField {
  name: string;
  label: string;
  type?: 'email' | 'tel' | 'textarea' | 'file' | 'choice' | 'hidden';
  /** The values of a list, or of a choice whose default is the last one. */
  options?: readonly string[];
  placeholder?: string;
  autoComplete?: string;
  /** The keyboard of a phone. */
  inputMode?: 'numeric';
  /** Across both columns. */
  full?: boolean;
  /** Not marked as optional, since either this field or another one is required. */
  unmarked?: true;
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
  /** Shown after it was sent. */
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
  // Stored as a quotation without products, for families without products or with prices that depend on the site.
  price: {
    rules: priceRules,
    fields: [
      name,
      { ...phone, unmarked: true },
      { ...email, unmarked: true },
      company,
      { name: 'place', label: 'Place', placeholder: 'Area and city of the building', full: true },
      {
        name: 'message',
        label: 'What you need',
        type: 'textarea',
        placeholder: 'Room or load, number of units, when you need it',
        full: true,
      },
    ],
    title: ({ subject }) => (subject ? `Ask for a price: ${subject}` : 'Ask for a price'),
    text: (_, terms) =>
      `Phone or email, one is enough. A sales engineer answers${terms ? ` within ${replyTime(terms)}` : ' you'}.`,
    action: 'Send enquiry',
    sent: (terms) =>
      terms
        ? `A sales engineer answers within ${replyTime(terms)}.`
        : 'A sales engineer will answer you.',
  },
  quotation: {
    rules: quotationRules,
    fields: [
      name,
      email,
      phone,
      company,
      { name: 'project', label: 'Project type', options: QUOTATION_PROJECTS },
      { name: 'wanted_by', label: 'Wanted by', placeholder: 'dd/mm/yyyy', inputMode: 'numeric' },
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

const NOT_SURE = 'Not sure';
/** The answers become the beginning of the message. All are optional. */
const QUESTIONS: Record<PriceQuestions, EnquiryField[]> = {
  room: [
    { name: 'room_size', label: 'Room size', placeholder: '12 × 15 ft' },
    { name: 'rooms', label: 'Number of rooms', placeholder: '1', inputMode: 'numeric' },
    {
      name: 'under_roof',
      label: 'Is the room under the roof?',
      type: 'choice',
      options: ['Yes', 'No', NOT_SURE],
      full: true,
    },
  ],
  plant: [
    { name: 'load', label: 'Cooling load', placeholder: '180 kW or 50 TR' },
    { name: 'water', label: 'Water out / in, °C', placeholder: '7 / 12' },
    {
      name: 'pumps',
      label: 'Pumps',
      type: 'choice',
      options: ['With pumps', 'Without', NOT_SURE],
      full: true,
    },
  ],
  // Calculated by a tool, never typed.
  calculated: [{ name: 'design', label: 'Inputs', type: 'hidden' }],
};
const ANSWER: FieldRule = { blank: null, max: 400 };
/** Rules of the other answers by field name. */
const ANSWERS: Record<string, FieldRule> = {
  rooms: {
    blank: null,
    max: 400,
    spelling: (text) => String(numberOrNull(text, { whole: true }) ?? text),
    form: (text) => (/^[1-9]\d{0,3}$/.test(text) ? null : 'Enter a whole number from 1 to 9,999'),
  },
  // The inputs of a tool as JSON.
  design: { blank: null, max: 20_000 },
};

/** Returns the fields of a form in their order. */
export function fieldsOf({ kind, questions }: EnquiryContent): EnquiryField[] {
  const { fields } = KINDS[kind];
  if (!questions) return fields;
  const [who, ...others] = fields;
  const asked = new Set(['number', 'email']);
  return [
    { ...who!, full: true },
    ...others.filter((field) => asked.has(field.name)),
    ...QUESTIONS[questions],
    { ...others.at(-1)!, label: 'Message', placeholder: undefined },
  ];
}

export function rulesOf({ kind, questions }: EnquiryContent): Record<string, FieldRule> {
  const { rules } = KINDS[kind];
  if (!questions) return rules;
  const asked = QUESTIONS[questions].map(({ name }) => [name, ANSWERS[name] ?? ANSWER]);
  return { ...rules, ...(Object.fromEntries(asked) as Record<string, FieldRule>) };
}

/**
 * Returns the message for staff. It begins with the answers, because the API has no fields for them. It has fields for
 * the page and the product, and for the inputs of a tool, which it describes in words together with the result.
 */
export function withAnswers(
  { questions }: EnquiryContent,
  values: Record<string, string>,
): Record<string, unknown> {
  const { message, design: inputs, ...others } = values;
  if (message === undefined) return values;
  const design = designOf(inputs);
  if (design) return { ...others, message, design };
  const asked = questions ? QUESTIONS[questions] : [];
  const lines = [
    ...asked.map(({ name, label }) => {
      const typed = others[name]?.trim() ?? '';
      const answer = ANSWERS[name]?.spelling?.(typed) ?? typed;
      delete others[name];
      return answer && `${label.replace(/\?$/, '')}: ${answer}`;
    }),
    message,
  ];
  return { ...others, message: lines.filter(Boolean).join('\n').trim() };
}

/** Returns the inputs in a hidden field; null if the field is blank or invalid. */
function designOf(text = ''): object | null {
  try {
    const inputs: unknown = JSON.parse(text);
    return typeof inputs === 'object' ? inputs : null;
  } catch {
    return null;
  }
}

/** Returns the problem with the chosen file as a sentence; null if it is valid. */
export function cvProblem(file: File | null): string | null {
  if (!file?.name) return CV_FILE.missing;
  if (!CV_FILE.accept.split(',').some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return CV_FILE.wrongType;
  }
  if (file.size === 0) return CV_FILE.empty;
  return file.size > CV_FILE.maxMegabytes * 1024 * 1024 ? CV_FILE.tooLarge : null;
}
