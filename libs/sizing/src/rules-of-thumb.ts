import type { RoomInput } from './room-input';
import { BTU_PER_TR, m2ToSqft } from '@shishir/format';

/** Result of a rule of thumb for a room, in TR. */
export interface RuleOfThumb {
  key: 'shop_rule' | 'shop_list' | 'btu_per_sqft' | 'energy_star' | 'check_figure';
  low_tr: number;
  high_tr: number;
  /** True if the rule ends below this room, so that it only means 'more than' its figure. */
  open: boolean;
  source: string;
}

/** Tons up to an area in sq ft. */
const SHOP_LIST = [
  { up_to_sqft: 100, tr: 1 },
  { up_to_sqft: 150, tr: 1.5 },
  { up_to_sqft: 200, tr: 2 },
];
/** BTU/h up to an area in sq ft, starting above the area of the previous row. To be checked against energystar.gov. */
const ENERGY_STAR = [
  [100, 0],
  [150, 5_000],
  [250, 6_000],
  [300, 7_000],
  [350, 8_000],
  [400, 9_000],
  [450, 10_000],
  [550, 12_000],
  [700, 14_000],
  [1000, 18_000],
  [1200, 21_000],
  [1400, 23_000],
  [1500, 24_000],
  [2000, 30_000],
  [2500, 34_000],
] as const;
/** A very sunny room needs 10% more, and each person above two adds 600 BTU/h. */
const SUNNY = 1.1;
const BTU_PER_PERSON = 600;
/** Minimum and maximum sq ft per TR, for a temperate climate. */
const CHECK_FIGURES: Partial<Record<RoomInput['kind'], readonly [number, number]>> = {
  office: [300, 400],
  restaurant: [130, 130],
  classroom: [210, 210],
};

/**
 * Applies the market's rules of thumb to a room, for comparison with its calculated load. They use the floor area and
 * little else, and differ by a factor of 2 to 6. Rules that do not apply to the room are left out.
 */
export function rulesOfThumb(room: Pick<RoomInput, 'kind' | 'area_m2' | 'people'>): RuleOfThumb[] {
  const sqft = m2ToSqft(room.area_m2);
  const twenty = (20 * sqft) / BTU_PER_TR;
  return [
    {
      key: 'shop_rule',
      low_tr: sqft / 150,
      high_tr: sqft / 100,
      open: false,
      source: 'Shops: 1 ton per 100 to 150 sq ft',
    },
    shopList(sqft),
    {
      key: 'btu_per_sqft',
      low_tr: twenty,
      high_tr: twenty,
      open: false,
      source: 'American rule: 20 BTU/h per sq ft',
    },
    ...energyStar(sqft, room.people),
    ...checkFigure(room.kind, sqft),
  ];
}

function shopList(sqft: number): RuleOfThumb {
  const row = SHOP_LIST.find(({ up_to_sqft }) => sqft <= up_to_sqft);
  const { tr } = row ?? SHOP_LIST.at(-1)!;
  return {
    key: 'shop_list',
    low_tr: tr,
    high_tr: tr,
    open: !row,
    source: 'Another shop: 1 ton up to 100, 1.5 up to 150, 2 up to 200 sq ft',
  };
}

function energyStar(sqft: number, people: number): RuleOfThumb[] {
  const at = ENERGY_STAR.findIndex(([up_to]) => sqft <= up_to);
  if (at < 1) return [];
  const btu = ENERGY_STAR[at]![1];
  const more = Math.max(0, people - 2) * BTU_PER_PERSON;
  return [
    {
      key: 'energy_star',
      low_tr: btu / BTU_PER_TR,
      high_tr: (btu * SUNNY + more) / BTU_PER_TR,
      open: false,
      source: 'ENERGY STAR, room air conditioners, United States; to be checked',
    },
  ];
}

function checkFigure(kind: RoomInput['kind'], sqft: number): RuleOfThumb[] {
  const figures = CHECK_FIGURES[kind];
  if (!figures) return [];
  return [
    {
      key: 'check_figure',
      low_tr: sqft / figures[1],
      high_tr: sqft / figures[0],
      open: false,
      source: `Check figure for a temperate climate: ${[...new Set(figures)].join(' to ')} sq ft per ton`,
    },
  ];
}
