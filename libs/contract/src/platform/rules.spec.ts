import { CreateContact, Register } from '../index';
import { accountRules, checkField, contactRules } from './rules';

const HIDDEN =
  'This name contains invisible direction marks. Please type it instead of pasting it.';
const message = {
  firstName: 'Ratan',
  lastName: 'Das',
  number: '\u202a01711\u2011000000\u202c',
  email: 'ratan@example.com',
  message: 'A cold room.',
};

describe('a phone number pasted from a phone', () => {
  it('is accepted without its invisible characters', () => {
    expect(checkField(contactRules.number, message.number)).toBeNull();
    expect(CreateContact.parse(message).number).toBe('01711\u2011000000');
    const account = { ...message, name: 'Ratan Das', password: 'correct horse' };
    const { name, number, email, password } = account;
    expect(Register.safeParse({ name, number, email, password }).success).toBe(true);
  });

  it('is missing if only invisible characters were pasted, and is measured without them', () => {
    expect(checkField(accountRules.number, ' \u202a\u202c')).toBe('number is required');
    const long = `${'\u200b'.repeat(40)}01711000000`;
    expect(checkField(accountRules.number, long)).toBeNull();
  });
});

describe('a name', () => {
  it.each(['\u202eRatan', 'Ra\u2067tan', 'Ratan\u200f', '\u061cRatan'])(
    'is rejected if it contains direction marks: %j',
    (typed) => {
      for (const rule of [contactRules.firstName, contactRules.lastName, accountRules.name]) {
        expect(checkField(rule, typed)).toBe(HIDDEN);
      }
      const { error } = CreateContact.safeParse({ ...message, firstName: typed });
      expect(error?.issues.map((issue) => issue.message)).toEqual([HIDDEN]);
    },
  );

  it('keeps the joiners that Bangla uses', () => {
    expect(checkField(accountRules.name, 'র\u200c্যাচেল')).toBeNull();
  });
});
