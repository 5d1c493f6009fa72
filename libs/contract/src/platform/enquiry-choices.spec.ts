import { enquiryChoiceTexts as english } from './enquiry-choices.texts';
import { enquiryChoiceTexts as bangla } from './enquiry-choices.texts.bn';

it.each([
  ['service', 'Water leaking: AM056NN4DEH', 'পানি পড়ে: AM056NN4DEH'],
  ['consultation', 'Multi Split', 'মাল্টি স্প্লিট'],
  ['quotation', 'Quotation: 2 VRF systems for 12 rooms', 'কোটেশন: ১২টি ঘরের জন্য ২টি VRF সিস্টেম'],
  ['quotation', 'Quotation: A hotel in Sylhet', 'কোটেশন: A hotel in Sylhet'],
  ['application', 'Application: Engineer', 'চাকরির আবেদন: Engineer'],
  ['contact', 'Noise', 'Noise'],
])('translates the subject of %s: %s', (kind, stored, shown) => {
  expect(english.subjectOf(kind, stored)).toBe(stored);
  expect(bangla.subjectOf(kind, stored)).toBe(shown);
});
