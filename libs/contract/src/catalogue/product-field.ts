import type { FieldKind, FieldSettings } from '../platform/field-kinds';

export type ProductSection =
  | 'identity'
  | 'capacity'
  | 'air'
  | 'electrical'
  | 'installation'
  | 'system'
  | 'water'
  | 'panel'
  | 'price'
  | 'commercial'
  | 'pictures'
  | 'visibility'
  | 'service';

/** Field kinds that product columns use. */
export type ProductKind = Exclude<FieldKind, { kind: 'long_text' | 'moment' | 'flag' }>;

export type ProductField = ProductKind &
  FieldSettings & {
    /** Section of the form that contains it. */
    section: ProductSection;
    /** Shown on the cards of the site's lists. */
    card?: true;
    /** A row of the specification on the product page and in the comparison. */
    spec?: true;
  };
export type Fields = Record<string, ProductField>;
