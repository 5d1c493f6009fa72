/**
 * Checks of the public forms, free of zod, so that a page can validate input without loading it. The schemas of the
 * contract are built from the same checks.
 */
import { cleanText, readDay, readPhone, withoutInvisible } from '@shishir/format';
import { rulesTexts as texts } from './rules.texts';

export {
  hasCompressor,
  needsOutdoorUnit,
  systemPart,
  unitTypeLabel,
} from '../catalogue/category-kinds';
export { eachColumnFilter, FILTER_COLUMNS } from '../catalogue/product-choices';
export { mountingOf } from '../catalogue/mounting';
export { SERVICE_TOPIC_PATHS, type ServiceTopic } from '../content/service-topics';
export { projectCategoryTexts } from '../content/project-categories.texts';
export { enquiryChoiceTexts } from './enquiry-choices.texts';

export interface FieldRule {
  /** Error message for blank input; null if the field can be empty. */
  blank: string | null;
  /** Maximum length in characters. */
  max: number;
  /** Normalizes the text before it is checked and stored. */
  spelling?: (text: string) => string;
  /** Returns the error message for malformed text; null if it is valid. */
  form?: (text: string) => string | null;
}

const EMAIL = /^[^\s@<>"(),;:\\[\]]+@[^\s@.<>"(),;:\\[\]]+(\.[^\s@.<>"(),;:\\[\]]+)+$/;

/** Invisible characters: two addresses that look the same would be two accounts. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/** Converts wide and other compatibility forms of a character to the usual one. */
export const emailSpelling = (text: string) => text.normalize('NFKC').trim();
export const emailForm = (text: string) => {
  if (INVISIBLE.test(text)) return texts.email.invisible;
  return EMAIL.test(text) ? null : texts.email.malformed;
};
const email = {
  blank: texts.email.blank,
  max: 190,
  spelling: emailSpelling,
  form: emailForm,
} satisfies FieldRule;
export const phoneForm = (text: string) => (readPhone(text) ? null : texts.phone.malformed);

/** Direction marks, which make a name read differently from how it is stored. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
export const nameForm = (text: string) => (DIRECTION.test(text) ? texts.nameMarks : null);

const number = {
  blank: texts.phone.blank,
  max: 60,
  spelling: withoutInvisible,
  form: phoneForm,
};

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORD_SHORT = texts.password.short;
/** Only used by the server, which has the list of common passwords. */
export const PASSWORD_COMMON = texts.password.common;

/** Fields of the contact form, with the specified messages for blank fields. */
export const contactRules = {
  firstName: { blank: texts.blank.firstName, max: 100, form: nameForm },
  lastName: { blank: texts.blank.lastName, max: 100, form: nameForm },
  number,
  email,
  message: { blank: texts.blank.message, max: 5000 },
} satisfies Record<string, FieldRule>;
export type ContactField = keyof typeof contactRules;

/** Roles that a visitor can choose, in display order. */
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

/** Places that a subscriber can choose, in display order. */
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

/** Topics of a consultation, in display order. */
export const ENQUIRY_INTERESTS = [
  'Chiller',
  'Commercial',
  'Heat Pumps',
  'Multi Split',
  'Single Split',
  'VRF',
  'Ventilation',
] as const;

const name = { blank: texts.blank.name, max: 100, form: nameForm } satisfies FieldRule;
const company = { blank: null, max: 150 } satisfies FieldRule;
const note = { blank: null, max: 5000 } satisfies FieldRule;

/** Rule for a field with a fixed list of values; `blank` as in `FieldRule`. */
const oneOf = (values: readonly string[], blank: string | null): FieldRule => ({
  blank,
  max: 100,
  form: (text) => (values.includes(text) ? null : texts.notListed),
});

/** Fields of the dialog for product news. */
export const subscriptionRules = {
  name,
  email,
  company,
  number: { ...number, blank: null },
  role: oneOf(ENQUIRY_ROLES, texts.blank.role),
  location: oneOf(ENQUIRY_LOCATIONS, texts.blank.location),
} satisfies Record<string, FieldRule>;

/** Fields of the consultation dialog. */
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

/** Fields of an application, besides its file. */
export const applicationRules = {
  name,
  email,
  number,
  message: note,
} satisfies Record<string, FieldRule>;

/** Kinds of buildings for a quotation, in display order. */
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

export const NO_DAY = texts.noDay;
/** Day in any format that `readDay` accepts; stored as ISO text. */
export const dayRule = {
  blank: null,
  max: 100,
  spelling: (text) => readDay(text) ?? text,
  form: (text) => (readDay(text) === null ? NO_DAY : null),
} satisfies FieldRule;

/** Fields of a quotation request, besides its products. */
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

/**
 * Fields of a price request for equipment that is not in the cart. Either a phone number or an email address is enough.
 */
export const priceRules = {
  name,
  number: { ...number, blank: null },
  email: { ...email, blank: null },
  company,
  place: { blank: null, max: 150 },
  message: note,
} satisfies Record<string, FieldRule>;

/** Faults that a visitor can report, in display order. */
export const SERVICE_FAULTS = [
  'Not cooling',
  'Water leaking',
  'Noise',
  'Won’t start',
  'Error code',
  'Bad smell',
  'Cleaning is due',
  'Spare part',
  'Something else',
] as const;

/** Districts of service visits, in display order. */
export const SERVICE_DISTRICTS = [
  'Dhaka',
  'Narayanganj',
  'Gazipur',
  'Chattogram',
  'Sylhet',
  'Rajshahi',
  'Khulna',
  'Other district',
] as const;

/** Times of a service visit. */
export const SERVICE_TIMES = ['9:00 to 12:00', '12:00 to 15:00', '15:00 to 18:00'] as const;

/** Fields of a service request, besides its photos. */
export const serviceRules = {
  fault: oneOf(SERVICE_FAULTS, texts.blank.fault),
  unit: { blank: null, max: 100 },
  city: oneOf(SERVICE_DISTRICTS, texts.blank.district),
  place: { blank: texts.blank.address, max: 150 },
  wanted_by: dayRule,
  wanted_time: oneOf(SERVICE_TIMES, null),
  name,
  number,
  email: { ...email, blank: null },
  message: note,
} satisfies Record<string, FieldRule>;
export type ServiceField = keyof typeof serviceRules;

/** Fields of the page that shows the state of an enquiry. */
export const lookUpRules = {
  reference: {
    blank: texts.blank.reference,
    max: 20,
    spelling: (text) => text.trim().toUpperCase(),
    form: (text) => (/^ENQ-\d{4}-\d{6}$/.test(text) ? null : texts.referenceMalformed),
  },
  number,
} satisfies Record<string, FieldRule>;

/** Recipient of a quotation. A draft can lack any field; given fields must be valid. */
export const quotationRecipientRules = {
  name: { ...name, blank: null },
  company: { blank: null, max: 150 },
  email: { ...email, blank: null },
  number: { ...number, blank: null },
  place: { blank: null, max: 150 },
} satisfies Record<string, FieldRule>;

/** Name under which a quotation is accepted. */
export const acceptRules = {
  name: { ...name, blank: texts.blank.yourName },
  agreed: { blank: texts.blank.agreed, max: 10 },
} satisfies Record<string, FieldRule>;

/** A question about a quotation. */
export const questionRules = {
  text: { blank: texts.blank.question, max: 2000 },
} satisfies Record<string, FieldRule>;

/** Error message for a price request with neither phone number nor email address. */
export const NO_WAY_TO_ANSWER = texts.noWayToAnswer;

/** File of an application and its error messages. The type is detected from the contents. */
export const CV_FILE = {
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  /** For the `accept` attribute of an input. */
  accept: '.pdf,.doc,.docx',
  maxMegabytes: 5,
  missing: texts.file.missing,
  wrongType: texts.file.cvType,
  /** For a file whose name is valid but whose contents are not. */
  wrongContent: texts.file.cvContent,
  empty: texts.file.empty,
  tooLarge: texts.file.tooLarge(5),
} as const;

/** Photos of a service request and their error messages. The type is detected from the contents. */
export const PHOTO_FILE = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** For the `accept` attribute of an input. */
  accept: '.jpg,.jpeg,.png,.webp',
  maxFiles: 5,
  maxMegabytes: 10,
  wrongType: texts.file.photoType,
  empty: texts.file.empty,
  tooLarge: texts.file.tooLarge(10),
  tooMany: texts.file.tooManyPhotos(5),
} as const;

/** Purchase order sent with an acceptance. The type is detected from the contents. */
export const ORDER_FILE = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  /** For the `accept` attribute of an input. */
  accept: '.pdf,.jpg,.jpeg,.png',
  maxMegabytes: 5,
  wrongType: texts.file.orderType,
  empty: texts.file.empty,
  tooLarge: texts.file.tooLarge(5),
} as const;

/** PDF document of a product or a category. The type is detected from the contents. */
export const DOCUMENT_FILE = {
  types: ['application/pdf'],
  /** For the `accept` attribute of an input. */
  accept: '.pdf',
  maxMegabytes: 20,
  wrongType: texts.file.documentType,
  tooLarge: texts.file.tooLarge(20),
} as const;

/** File of a drawing and its error messages. The type is detected from the contents. */
export const DRAWING_FILE = {
  types: [
    'application/pdf',
    'image/vnd.dwg',
    'image/vnd.dxf',
    'image/png',
    'image/jpeg',
    'image/webp',
  ],
  /** For the `accept` attribute of an input. */
  accept: '.pdf,.dwg,.dxf,.png,.jpg,.jpeg,.webp',
  maxMegabytes: 20,
  wrongType: texts.file.drawingType,
  tooLarge: texts.file.tooLarge(20),
} as const;

/** Fields of an account at registration. */
export const accountRules = {
  name,
  number,
  email,
} satisfies Record<string, FieldRule>;

/** Returns the error message for one typed text; null if it is valid. Text of invisible characters only is blank. */
export function checkField(rule: FieldRule, typed: string): string | null {
  const text = cleanText(rule.spelling?.(typed) ?? typed);
  if (text === '') return rule.blank;
  if (text.length > rule.max) return texts.tooLong(rule.max);
  return rule.form?.(text) ?? null;
}

/** Returns the error message of each invalid field of a form. */
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
