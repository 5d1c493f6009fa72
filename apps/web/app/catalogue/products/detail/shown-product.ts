import type { CatalogueProduct } from '@shishir/contract';

/** Fields of a product that its page uses in the browser. */
export type ShownProduct = Pick<
  CatalogueProduct,
  | 'id'
  | 'title'
  | 'model'
  | 'category_slug'
  | 'category_kind'
  | 'regular_price'
  | 'offer_price'
  | 'pictures'
  | 'discontinued'
> & {
  /** For example 'Indoor Unit' or 'Chiller'. */
  type: string;
  /** For example '1.6 Ton, 5.6 kW' or '250 m³/h'. */
  capacity: string;
  successor: { id: number; title: string } | null;
};
