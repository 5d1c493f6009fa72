import { mountingTexts, roundBodyNote } from '@shishir/sizing';
import { mountingOf } from '@shishir/contract/rules';
import type { CatalogueProduct } from '@shishir/contract';
import { sizeOf } from '../../product-parts/unit-size';
import type { FitUnit } from './fit-space';
import { fitTexts } from './fit.texts';

/** Returns what the check of a void or a wall needs; null for other places, and if the size is unknown. */
export function fitUnitOf(product: CatalogueProduct): FitUnit | null {
  const size = sizeOf(product);
  const { category_kind, min_installation_height_mm } = product;
  const { place } = mountingOf(category_kind);
  if (!size) return null;
  if (place !== 'panel' && place !== 'void' && place !== 'wall') return null;
  const shared = { width_mm: size.width, height_mm: size.height, ducted: place === 'void' };
  if (category_kind === 'ventilation') {
    const lead = fitTexts.ventilator.lead(size.height);
    return { ...shared, kind: 'ventilator', lead, least_mm: min_installation_height_mm };
  }
  const lead = mountingTexts[place].fit(size);
  return {
    ...shared,
    kind: place === 'wall' ? 'wall' : 'void',
    lead: category_kind === 'round_cassette' ? `${lead} ${roundBodyNote}` : lead,
    least_mm: place === 'wall' ? null : min_installation_height_mm,
  };
}
