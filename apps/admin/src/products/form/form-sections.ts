import type { Category } from '@shishir/contract';
import type { ProductField, ProductFormValues } from './product-form-values';

/** The sections of the form in their order, with their fields. */
export const PRODUCT_SECTIONS = {
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

export type ProductSection = keyof typeof PRODUCT_SECTIONS;
const SECTION_NAMES = Object.keys(PRODUCT_SECTIONS) as ProductSection[];

/** The element that a section of the form is, for the links to it. */
export const sectionId = (section: ProductSection) => `section-${section}`;

/** The section that an element stands in. */
export function sectionAt(element: Element): ProductSection | null {
  const id = element.closest('.form-section')?.id;
  return SECTION_NAMES.find((section) => sectionId(section) === id) ?? null;
}

export const categoryOf = (
  categories: Category[],
  values: Pick<ProductFormValues, 'category'>,
): Category | undefined => categories.find(({ id }) => String(id) === values.category);

/** What decides whether the form asks for a panel. */
export const PANEL_REASONS = ['category', ...PRODUCT_SECTIONS.panel] as const;

/** Asked where the category says so; what is filled in already is never hidden. */
export function asksForPanel(
  categories: Category[],
  values: Pick<ProductFormValues, (typeof PANEL_REASONS)[number]>,
): boolean {
  const filled = PRODUCT_SECTIONS.panel.some((name) => values[name] !== '');
  return filled || categoryOf(categories, values)?.has_panel === true;
}

export const visibleSections = (withPanel: boolean): ProductSection[] =>
  SECTION_NAMES.filter((section) => section !== 'panel' || withPanel);
