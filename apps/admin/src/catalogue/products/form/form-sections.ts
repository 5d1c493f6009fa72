import type { Category } from '@shishir/contract';
import { PRODUCT_SECTIONS, type ProductSection } from '@shishir/contract/product-fields';
import type { ProductFormValues } from './product-form-values';

/** In the order of the form. */
export const SECTION_NAMES = Object.keys(PRODUCT_SECTIONS) as ProductSection[];

/** Returns the element id of a section, for links to it. */
export const sectionId = (section: ProductSection) => `section-${section}`;

/** Returns the section that contains an element. */
export function sectionAt(element: Element): ProductSection | null {
  const id = element.closest('section')?.id;
  return SECTION_NAMES.find((section) => sectionId(section) === id) ?? null;
}

export const categoryOf = (
  categories: Category[],
  values: Pick<ProductFormValues, 'category'>,
): Category | undefined => categories.find(({ id }) => String(id) === values.category);

/** Fields that decide whether the form asks for a panel. */
export const PANEL_REASONS = ['category', ...PRODUCT_SECTIONS.panel] as const;

/** True if the category has a panel; filled panel fields are never hidden. */
export function asksForPanel(
  categories: Category[],
  values: Pick<ProductFormValues, (typeof PANEL_REASONS)[number]>,
): boolean {
  const filled = PRODUCT_SECTIONS.panel.some((name) => values[name] !== '');
  return filled || categoryOf(categories, values)?.has_panel === true;
}

export const visibleSections = (withPanel: boolean): ProductSection[] =>
  SECTION_NAMES.filter((section) => section !== 'panel' || withPanel);
