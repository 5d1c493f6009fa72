import type { Category } from '@shishir/contract';
import { PRODUCT_SECTIONS, type ProductSection } from '@shishir/contract/product-fields';
import type { ProductFormValues } from './product-form-values';

/** In the order of the form. */
export const SECTION_NAMES = Object.keys(PRODUCT_SECTIONS) as ProductSection[];

/** The element that a section of the form is, for the links to it. */
export const sectionId = (section: ProductSection) => `section-${section}`;

/** The section that an element stands in. */
export function sectionAt(element: Element): ProductSection | null {
  const id = element.closest('section')?.id;
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
