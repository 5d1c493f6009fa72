import {
  CATEGORY_GROUP_LABELS,
  CATEGORY_KIND_LABELS,
  type CategoryKind,
  DOCUMENT_LANGUAGE_LABELS,
  DOCUMENT_TYPE_LABELS,
  unitTypeLabel,
} from '@shishir/contract';

/** Names of choices that the contract declares in English. */
export const nameTexts = {
  kinds: CATEGORY_KIND_LABELS,
  groups: CATEGORY_GROUP_LABELS,
  /** The name for one product of a kind. */
  unitType: (kind: CategoryKind): string => unitTypeLabel(kind),
  documentTypes: DOCUMENT_TYPE_LABELS,
  documentLanguages: DOCUMENT_LANGUAGE_LABELS,
  /** A choice or a unit of a record, as stored. */
  value: (stored: string): string => stored,
};
