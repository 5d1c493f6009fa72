import {
  type AuditSubject,
  CATEGORY_FIELDS,
  COMMERCIAL_FIELDS,
  declaredRecord,
} from '@shishir/contract';
import { PRODUCT_FIELDS } from '@shishir/contract/product-fields';
import { galleryTexts } from '../../content/gallery/gallery.texts';
import { menuTexts } from '../../content/menu/menu.texts';
import { openingTexts } from '../../content/openings/openings.texts';
import { sectionTexts } from '../../content/sections/sections.texts';
import { editorTexts } from '../../content/translations/translations.texts';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';
import { KIND_NAMES, STATUS_NAMES } from '../../sales/contact-message/contact-message.texts';
import {
  LOST_REASON_NAMES,
  STAGE_NAMES,
} from '../../sales/contact-message/pipeline/pipeline.texts';
import { customerTexts } from '../../sales/customers/customers.texts';

type Names = Readonly<Record<string, string>>;

/** Names of choices that are stored as constants, by record and field. */
const NAMES: Partial<Record<AuditSubject, Readonly<Record<string, Names>>>> = {
  'contact-message': { status: STATUS_NAMES, stage: STAGE_NAMES, lost_reason: LOST_REASON_NAMES },
  'reply-template': { kind: KIND_NAMES },
  category: { kind: nameTexts.kinds, group: nameTexts.groups },
  document: { type: nameTexts.documentTypes, language: nameTexts.documentLanguages },
  translation: { state: editorTexts.states },
  customer: customerTexts.values,
  gallery: galleryTexts.values,
  'menu-item': { group: menuTexts.groups },
  opening: openingTexts.values,
  section: sectionTexts.values,
};

/** Choices of other fields, such as the status of a product. */
const FIELDS: Partial<Record<AuditSubject, Readonly<Record<string, object>>>> = {
  product: PRODUCT_FIELDS,
  category: { ...COMMERCIAL_FIELDS, ...CATEGORY_FIELDS },
};

/** Returns the name of a stored choice for people; the value itself if it is none. */
export function choiceName(subject: AuditSubject, field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const named = NAMES[subject]?.[field]?.[value];
  if (named !== undefined) return named;
  const fields: Readonly<Record<string, object>> | undefined =
    FIELDS[subject] ?? declaredRecord(subject)?.fields;
  const declared = fields?.[field];
  return declared && 'choices' in declared ? nameTexts.value(value) : value;
}
