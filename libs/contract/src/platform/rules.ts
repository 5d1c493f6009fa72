/**
 * The checks of the public forms, free of zod, so that a page can check what was typed without loading it.
 * The schemas of the contract are built from the same checks.
 */
import { cleanText, readDay, readPhone, withoutInvisible } from '@shishir/format';

export {
  hasCompressor,
  needsOutdoorUnit,
  systemPart,
  unitTypeLabel,
} from '../catalogue/category-kinds';

export interface FieldRule {
  /** What is said where nothing, or only blanks, was typed; null where the field may stay empty. */
  blank: string | null;
  /** The largest number of characters. */
  max: number;
  /** The one spelling in which the text is checked and stored. */
  spelling?: (text: string) => string;
  /** What is said where the text has a wrong form; null where it is fine. */
  form?: (text: string) => string | null;
}

const EMAIL = /^[^\s@<>"(),;:\\[\]]+@[^\s@.<>"(),;:\\[\]]+(\.[^\s@.<>"(),;:\\[\]]+)+$/;

/** Characters that nobody sees: two addresses that look the same would be two accounts. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Wide and other compatibility forms of a character become the usual one. */
export const emailSpelling = (text: string) => text.normalize('NFKC').trim();
export const emailForm = (text: string) => {
  if (INVISIBLE.test(text))
    return 'Please type this email address anew: it holds an invisible character';
  return EMAIL.test(text) ? null : 'Enter an email address like name@example.com';
};
const email = {
  blank: 'Email is required',
  max: 190,
  spelling: emailSpelling,
  form: emailForm,
} satisfies FieldRule;
export const phoneForm = (text: string) =>
  readPhone(text) ? null : 'Enter a phone number like 01711 000000, or with + and the country code';

/** Marks that turn the direction of a text: with them a name reads differently from how it is written. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
export const nameForm = (text: string) =>
  DIRECTION.test(text)
    ? 'This name contains invisible direction marks. Please type it instead of pasting it.'
    : null;

const number = {
  blank: 'number is required',
  max: 60,
  spelling: withoutInvisible,
  form: phoneForm,
};

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORD_SHORT = 'Password must be at least 8 characters';
/** Said by the server, which has the list. */
export const PASSWORD_COMMON = 'This password is too common. Please choose another one.';

/** The fields of the contact form, with the specified texts for the blank case. */
export const contactRules = {
  firstName: { blank: 'First Name is required', max: 100, form: nameForm },
  lastName: { blank: 'Last Name is required', max: 100, form: nameForm },
  number,
  email,
  message: { blank: 'Message is required', max: 5000 },
} satisfies Record<string, FieldRule>;
export type ContactField = keyof typeof contactRules;

/** The roles that a visitor may choose, in the order of the list. */
export const ENQUIRY_ROLES = [
  'Installer',
  'Consultant/Architect',
  'Project Developer',
  'HVAC Retailer',
  'HVAC Wholesaler',
  'HVAC Distributor',
  'Building Owner',
  'Business Owner',
  'Other',
] as const;

/** The places that a subscriber may choose, in the order of the list. */
export const ENQUIRY_LOCATIONS = [
  'Dhaka',
  'Chittagong',
  'Rajshahi',
  'Khulna',
  'Barisal',
  'Sylhet',
  'Rangpur',
  'Mymensingh',
] as const;

/** What a consultation may be about, in the order of the list. */
export const ENQUIRY_INTERESTS = [
  'Chiller',
  'Commercial',
  'Heat Pumps',
  'Multi Split',
  'Single Split',
  'VRF',
  'Ventilation',
] as const;

const name = { blank: 'Name is required', max: 100, form: nameForm } satisfies FieldRule;
const company = { blank: null, max: 150 } satisfies FieldRule;
const note = { blank: null, max: 5000 } satisfies FieldRule;

/** A field whose value is one of a list; `blank` as in a rule. */
const oneOf = (values: readonly string[], blank: string | null): FieldRule => ({
  blank,
  max: 100,
  form: (text) => (values.includes(text) ? null : 'Choose one of the list'),
});

/** The fields of the dialog for product news. */
export const subscriptionRules = {
  name,
  email,
  company,
  number: { ...number, blank: null },
  role: oneOf(ENQUIRY_ROLES, 'Role is required'),
  location: oneOf(ENQUIRY_LOCATIONS, 'Location is required'),
} satisfies Record<string, FieldRule>;

/** The fields of the dialog that asks for a consultation. */
export const consultationRules = {
  name,
  email,
  phone: { ...number, blank: null },
  company,
  city: { blank: null, max: 100 },
  role: oneOf(ENQUIRY_ROLES, null),
  interest: oneOf(ENQUIRY_INTERESTS, null),
  message: note,
} satisfies Record<string, FieldRule>;

/** The fields of an application, beside its file. */
export const applicationRules = {
  name,
  email,
  number,
  message: note,
} satisfies Record<string, FieldRule>;

/** What kind of building a quotation is for, in the order of the list. */
export const QUOTATION_PROJECTS = [
  'Office',
  'Home',
  'Shop or showroom',
  'Hotel',
  'Restaurant',
  'Hospital or clinic',
  'School or university',
  'Factory or warehouse',
  'Mosque or hall',
  'Other',
] as const;

export const NO_DAY = 'Enter a valid date such as 22/11/2026';
/** A day in any spelling of `readDay`; stored as ISO text. */
export const dayRule = {
  blank: null,
  max: 100,
  spelling: (text) => readDay(text) ?? text,
  form: (text) => (readDay(text) === null ? NO_DAY : null),
} satisfies FieldRule;

/** The fields of a quotation, beside its products. */
export const quotationRules = {
  name,
  email,
  number,
  company,
  project: oneOf(QUOTATION_PROJECTS, null),
  place: { blank: null, max: 150 },
  wanted_by: dayRule,
  message: note,
} satisfies Record<string, FieldRule>;

/** The fields of a request for a price of equipment that is not in the cart: one way to answer is enough. */
export const priceRules = {
  name,
  number: { ...number, blank: null },
  email: { ...email, blank: null },
  company,
  place: { blank: null, max: 150 },
  message: note,
} satisfies Record<string, FieldRule>;

/** For whom a quotation is. A draft may lack anything; what is given has its form. */
export const quotationRecipientRules = {
  name: { ...name, blank: null },
  company: { blank: null, max: 150 },
  email: { ...email, blank: null },
  number: { ...number, blank: null },
  place: { blank: null, max: 150 },
} satisfies Record<string, FieldRule>;

/** With which name a quotation is accepted. */
export const acceptRules = { name: { ...name, blank: 'Enter your name' } } satisfies Record<
  string,
  FieldRule
>;

/** A question about a quotation. */
export const questionRules = {
  text: { blank: 'Write your question', max: 2000 },
} satisfies Record<string, FieldRule>;

/** What is said of a request for a price that names no way to answer it. */
export const NO_WAY_TO_ANSWER = 'Enter a phone number or an email address';

/** The file of an application, and the messages about it. Its type is told by its content. */
export const CV_FILE = {
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  /** For the `accept` of an input. */
  accept: '.pdf,.doc,.docx',
  maxMegabytes: 5,
  missing: 'Choose a file.',
  wrongType: 'Choose a PDF, DOC or DOCX file.',
  /** For a file whose name is right. */
  wrongContent:
    'This file is not a PDF, DOC or DOCX file, only its name says so. Choose another one.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: 'This file is larger than 5 MB.',
} as const;

/** The file of a document of a product or a category. Its type is told by its content. */
export const DOCUMENT_FILE = {
  types: ['application/pdf'],
  /** For the `accept` of an input. */
  accept: '.pdf',
  maxMegabytes: 20,
  wrongType: 'This file is not a PDF. Choose a PDF.',
  tooLarge: 'This file is larger than 20 MB.',
} as const;

/** The file of a drawing, and the messages about it. Its type is told by its content. */
export const DRAWING_FILE = {
  types: [
    'application/pdf',
    'image/vnd.dwg',
    'image/vnd.dxf',
    'image/png',
    'image/jpeg',
    'image/webp',
  ],
  /** For the `accept` of an input. */
  accept: '.pdf,.dwg,.dxf,.png,.jpg,.jpeg,.webp',
  maxMegabytes: 20,
  wrongType: 'Choose a PDF, DWG, DXF, PNG, JPEG or WebP file.',
  tooLarge: 'This file is larger than 20 MB.',
} as const;

/** The fields of an account, as registration takes them. */
export const accountRules = {
  name,
  number,
  email,
} satisfies Record<string, FieldRule>;

/** What is wrong with one typed text, as a sentence; null where nothing is. Invisible characters alone are blank. */
export function checkField(rule: FieldRule, typed: string): string | null {
  const text = cleanText(rule.spelling?.(typed) ?? typed);
  if (text === '') return rule.blank;
  if (text.length > rule.max) return `Please use at most ${rule.max} characters`;
  return rule.form?.(text) ?? null;
}

/** What is wrong with each field of a form; fields that are fine are left out. */
export function checkFields<F extends string>(
  rules: Record<F, FieldRule>,
  typed: Record<F, string>,
): Partial<Record<F, string>> {
  const problems: Partial<Record<F, string>> = {};
  for (const field of Object.keys(rules) as F[]) {
    const problem = checkField(rules[field], typed[field] ?? '');
    if (problem) problems[field] = problem;
  }
  return problems;
}
