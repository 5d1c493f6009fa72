import { cutText } from '@shishir/format';
import { TRANSLATED_FIELDS, type TranslatedSubject } from '@shishir/contract';
import type { RecordType } from '../../platform/records/record-type';
import { TranslationEntity } from '../../platform/translations/translation.entity';

const LOGGED = 300;

/** Returns the type of the translations of a record, whose name labels them in the audit log. */
export const translationOf = (name: string): RecordType<TranslationEntity> => ({
  entity: TranslationEntity,
  label: 'translation',
  subject: 'translation',
  nameOf: ({ subject, field }) => `${name}: ${labelOf(subject, field)}`,
  audited: ['text', 'state', 'source_hash'],
  longTexts: { text: (text) => cutText(text, LOGGED) },
  // Saving a draft raises the revision too: this lets only one of two people write at a time.
  isPublic: true,
});

/** Returns the label of a field for staff. */
export function labelOf(subject: TranslatedSubject, field: string): string {
  const declared = TRANSLATED_FIELDS[subject][field];
  if (declared) return declared.label;
  const [, brand = '', part] = /^brand_warranties\.(.+)\.(\w+)$/.exec(field) ?? [];
  const label = TRANSLATED_FIELDS.category[part ?? '']?.label ?? field;
  return brand === '' ? field : `${label}: ${brand}`;
}

/** Maximum length of a translation: Bangla needs up to half more letters than English. */
export function longestOf(subject: TranslatedSubject, field: string): number {
  const name = Object.hasOwn(TRANSLATED_FIELDS[subject], field) ? field : field.split('.').at(-1)!;
  const declared = TRANSLATED_FIELDS[subject][name];
  return declared && 'max' in declared ? Math.ceil(declared.max * 1.5) : 300;
}

/** Returns whether a field has several lines. */
export function isLong(subject: TranslatedSubject, field: string): boolean {
  const declared = TRANSLATED_FIELDS[subject][field];
  if (!declared) return field.endsWith('.warranty_terms');
  return declared.kind === 'long_text' || (declared.kind === 'text' && declared.max > 300);
}
