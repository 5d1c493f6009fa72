import type { CategoryKind } from '@shishir/contract';
import { familiesTexts } from './families.texts';

const texts = familiesTexts.groups;

export interface FamilyGroup {
  title: string;
  text: string;
  has: (kind: CategoryKind) => boolean;
}

const WATER: readonly CategoryKind[] = ['chiller', 'air_handling_unit'];
const INDOOR = /cassette|duct|mounted|standing/;

/** Families that are bought together, in the order of the page. The last group takes the rest. */
export const FAMILY_GROUPS: FamilyGroup[] = [
  { ...texts.outdoor, has: (kind) => kind === 'outdoor_unit' },
  { ...texts.indoor, has: (kind) => INDOOR.test(kind) },
  { ...texts.water, has: (kind) => WATER.includes(kind) },
  { ...texts.air, has: (kind) => kind === 'ventilation' },
  { ...texts.other, has: () => true },
];
