import type { EnquiryTerms, QuotationLine } from '@shishir/contract';
import {
  applicationRules,
  consultationRules,
  CV_FILE,
  ENQUIRY_INTERESTS,
  ENQUIRY_LOCATIONS,
  ENQUIRY_ROLES,
  type FieldRule,
  type PHOTO_FILE,
  priceRules,
  QUOTATION_PROJECTS,
  quotationRules,
  subscriptionRules,
} from '@shishir/contract/rules';
import { numberOrNull } from '@shishir/format';
import { enquiryTexts as texts } from './enquiry.texts';

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

const name: EnquiryField = { name: 'name', label: texts.fields.name, autoComplete: 'name' };
const email: EnquiryField = {
  name: 'email',
  label: texts.fields.email,
  type: 'email',
  placeholder: 'name@company.com',
  autoComplete: 'email',
};
const phone: EnquiryField = {
  name: 'number',
  label: texts.fields.phone,
  type: 'tel',
  placeholder: '01XXX XXXXXX',
  autoComplete: 'tel',
};
const company: EnquiryField = {
  name: 'company',
  label: texts.fields.company,
  autoComplete: 'organization',
};
const place: EnquiryField = {
  name: 'place',
  label: texts.fields.location,
  placeholder: texts.fields.locationHint,
  full: true,
};
const role: EnquiryField = { name: 'role', label: texts.fields.role, options: ENQUIRY_ROLES };

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
      { name: 'location', label: texts.fields.location, options: ENQUIRY_LOCATIONS },
    ],
    title: () => texts.subscription.title,
    text: () => texts.subscription.text,
    action: texts.subscription.action,
    sent: () => texts.subscription.sent,
  },
  consultation: {
    rules: consultationRules,
    fields: [
      name,
      email,
      { ...phone, name: 'phone' },
      company,
      { name: 'city', label: texts.fields.city, autoComplete: 'address-level2' },
      role,
      {
        name: 'interest',
        label: texts.fields.interest,
        options: ENQUIRY_INTERESTS,
        full: true,
      },
      {
        name: 'message',
        label: texts.fields.message,
        type: 'textarea',
        placeholder: texts.consultation.messageHint,
        full: true,
      },
    ],
    title: ({ subject }) => texts.consultation.title(subject),
    text: (_, terms) => texts.consultation.text(terms),
    action: texts.consultation.action,
    sent: (terms) => texts.consultation.sent(terms),
  },
  application: {
    rules: applicationRules,
    fields: [
      { ...name, full: true },
      { ...email, placeholder: 'name@example.com' },
      phone,
      { name: 'cv', label: texts.application.cv, type: 'file' },
      {
        name: 'message',
        label: texts.application.message,
        type: 'textarea',
        placeholder: texts.application.messageHint,
        full: true,
      },
    ],
    title: ({ opening }) => texts.application.title(opening?.title),
    text: ({ opening }) => (opening ? texts.application.text : texts.application.unsolicited),
    action: texts.application.action,
    sent: () => texts.application.sent,
  },
  // Stored as a quotation without products, for families without products or with prices that depend on the site.
  price: {
    rules: priceRules,
    fields: [
      name,
      { ...phone, unmarked: true },
      { ...email, unmarked: true },
      company,
      place,
      {
        name: 'message',
        label: texts.price.message,
        type: 'textarea',
        placeholder: texts.price.messageHint,
        full: true,
      },
    ],
    title: ({ subject }) => texts.price.title(subject),
    text: (_, terms) => texts.price.text(terms),
    action: texts.price.action,
    sent: (terms) => texts.price.sent(terms),
  },
  quotation: {
    rules: quotationRules,
    fields: [
      name,
      email,
      phone,
      company,
      { name: 'project', label: texts.quotation.project, options: QUOTATION_PROJECTS },
      {
        name: 'wanted_by',
        label: texts.quotation.neededBy,
        placeholder: 'dd/mm/yyyy',
        inputMode: 'numeric',
      },
      place,
      {
        name: 'message',
        label: texts.quotation.message,
        type: 'textarea',
        placeholder: texts.quotation.messageHint,
        full: true,
      },
    ],
    title: () => texts.quotation.title,
    text: (_, terms) => texts.quotation.text(terms),
    action: texts.quotation.action,
    sent: (terms) => texts.quotation.sent(terms),
  },
};

/** The answers become the beginning of the message. All are optional. */
const QUESTIONS: Record<PriceQuestions, EnquiryField[]> = {
  room: [
    { name: 'room_size', label: texts.questions.roomSize, placeholder: '12 × 15 ft' },
    { name: 'rooms', label: texts.questions.rooms, placeholder: '1', inputMode: 'numeric' },
    {
      name: 'under_roof',
      label: texts.questions.underRoof,
      type: 'choice',
      options: [texts.questions.yes, texts.questions.no, texts.questions.notSure],
      full: true,
    },
  ],
  plant: [
    { name: 'load', label: texts.questions.load, placeholder: texts.questions.loadHint },
    { name: 'water', label: texts.questions.water, placeholder: '7 / 12' },
    {
      name: 'pumps',
      label: texts.questions.pumps,
      type: 'choice',
      options: [texts.questions.withPumps, texts.questions.withoutPumps, texts.questions.notSure],
      full: true,
    },
  ],
  // Calculated by a tool, never typed.
  calculated: [{ name: 'design', label: texts.questions.inputs, type: 'hidden' }],
};
const ANSWER: FieldRule = { blank: null, max: 400 };
/** Rules of the other answers by field name. */
const ANSWERS: Record<string, FieldRule> = {
  rooms: {
    blank: null,
    max: 400,
    spelling: (text) => String(numberOrNull(text, { whole: true }) ?? text),
    form: (text) => (/^[1-9]\d{0,3}$/.test(text) ? null : texts.questions.roomsInvalid),
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
    { ...others.at(-1)!, label: texts.fields.message, placeholder: undefined },
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
  return file?.name ? fileProblem(file, CV_FILE) : CV_FILE.missing;
}

type FileRule = Pick<
  typeof CV_FILE | typeof PHOTO_FILE,
  'accept' | 'maxMegabytes' | 'wrongType' | 'empty' | 'tooLarge'
>;

/** Returns why a file cannot be sent, by its name and size; null if it can. */
export function fileProblem({ name, size }: File, rule: FileRule): string | null {
  const isAccepted = rule.accept.split(',').some((ending) => name.toLowerCase().endsWith(ending));
  if (!isAccepted) return rule.wrongType;
  if (size === 0) return rule.empty;
  return size > rule.maxMegabytes * 1024 * 1024 ? rule.tooLarge : null;
}
