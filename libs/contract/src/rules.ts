/**
 * The checks of the public forms, free of zod, so that a page can check what was typed without loading it.
 * The schemas of the contract are built from the same checks.
 */
import { parsePhone, withoutInvisible } from '@shishir/format';

export interface FieldRule {
  /** What is said where nothing, or only blanks, was typed. */
  blank: string;
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
  parsePhone(text)
    ? null
    : 'Enter a phone number like 01711 000000, or with + and the country code';

/** Marks that turn the direction of a text: with them a name reads differently from how it is written. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
export const nameForm = (text: string) =>
  DIRECTION.test(text)
    ? 'This name contains invisible direction marks. Please type it instead of pasting it.'
    : null;

const number = {
  blank: 'number is required',
  max: 30,
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

/** The fields of an account, as registration takes them. */
export const accountRules = {
  name: { blank: 'Name is required', max: 100, form: nameForm },
  number,
  email,
} satisfies Record<string, FieldRule>;

/** What is wrong with one typed text, as a sentence; null where nothing is. Blank is judged after trimming. */
export function checkField(rule: FieldRule, typed: string): string | null {
  const text = (rule.spelling?.(typed) ?? typed).trim();
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
