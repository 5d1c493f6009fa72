import type { Category } from '@shishir/contract';
import type { ProductField, TypedProduct } from './product-form-values';

/** The parts of the form in their order, with the fields that stand in them. */
export const PRODUCT_PARTS = {
  identity: ['title', 'model', 'brand', 'category', 'type', 'wind_free'],
  capacity: [
    'horsepower',
    'cooling_kw',
    'cooling_btu',
    'cooling_tr',
    'power_input_w',
    'refrigerant',
    'inverter_type',
  ],
  air: [
    'air_flow_high_cfm',
    'air_flow_medium_cfm',
    'air_flow_low_cfm',
    'size_width_mm',
    'size_height_mm',
    'size_depth_mm',
  ],
  panel: ['panel_model', 'panel_type', 'panel_color'],
  price: ['regular_price', 'offer_price'],
  pictures: ['pictures'],
  visibility: ['visibility', 'position'],
  service: [
    'product_id',
    'ime',
    'receive_date',
    'delivery_date',
    'problem',
    'status',
    'customer_name',
    'customer_number',
    'bill',
    'paid',
  ],
} as const satisfies Record<string, readonly ProductField[]>;

export type ProductPart = keyof typeof PRODUCT_PARTS;

/** The element that a part of the form is, for the links to it. */
export const partId = (part: ProductPart) => `part-${part}`;

/** The part that an element stands in. */
export function partAt(element: Element): ProductPart | null {
  const id = element.closest('.form-part')?.id;
  return (Object.keys(PRODUCT_PARTS) as ProductPart[]).find((part) => partId(part) === id) ?? null;
}

export const categoryOf = (categories: Category[], typed: TypedProduct): Category | undefined =>
  categories.find(({ id }) => String(id) === typed.category);

/** Asked where the category says so; what stands there already is never hidden. */
export function asksForPanel(categories: Category[], typed: TypedProduct): boolean {
  const filled = PRODUCT_PARTS.panel.some((name) => typed[name] !== '');
  return filled || categoryOf(categories, typed)?.has_panel === true;
}

export function shownParts(categories: Category[], typed: TypedProduct): ProductPart[] {
  return (Object.keys(PRODUCT_PARTS) as ProductPart[]).filter(
    (part) => part !== 'panel' || asksForPanel(categories, typed),
  );
}
