import type { FieldKind, FieldSettings } from '../platform/field-kinds';

/** The sections of the product form. */
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

/** The kinds of columns that products have. */
export type ProductKind = Exclude<FieldKind, { kind: 'long_text' | 'moment' | 'flag' }>;

export type ProductField = ProductKind &
  FieldSettings & {
    /** Its place in the form. */
    section: ProductSection;
    /** The cards of the site's lists show it. */
    card?: true;
    /** A row of the specification, on the product's page and in the comparison. */
    spec?: true;
  };
export type Fields = Record<string, ProductField>;
