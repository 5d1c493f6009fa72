import { type EnquiryTerms, needsOutdoorUnit, type ListedProduct } from '@shishir/contract';
import { trToKw } from '@shishir/format';
import {
  fittingUnits,
  LARGER_UP_TO,
  nominalOf,
  type RoomLoad,
  roomLoad,
  type SizingValues,
  SPLIT_TONS,
  splitTonsFor,
  unitsAbove,
  VALUE_KEYS,
  valueEntry,
  type ValueKey,
  valueLabel,
} from '@shishir/sizing';
import type { ApiClient } from '../../../platform/api/api-client';
import { termsFrom } from '../../enquiry/enquiry-terms';
import { toCard } from '../../../catalogue/product-parts/card-product.server';
import { loadResponse } from '../../../platform/api/load-response.server';
import {
  loadSizingData,
  type SiteTariff,
  type SizingData,
} from '../../../catalogue/product-parts/sizing-data.server';
import type { Fits } from './result/fitting-units';
import { roomResultTexts } from './result/room-result.texts';
import { roomOf, typedFrom, type TypedRoom } from './form/room-query';
import { two } from './form/room-texts';

const texts = roomResultTexts.split;

export interface RoomPage {
  /** The inputs of the address. */
  typed: TypedRoom;
  values: SizingValues;
  sources: SizingData['sources'];
  /** Names of the constants of rooms in the language of the site, which the browser does not have. */
  names: Partial<Record<ValueKey, string>>;
  tariffs: SiteTariff[];
  /** The capacities of indoor units, in TR. */
  sizes: number[];
  /** Null if the room cannot be calculated. */
  fits: Fits | null;
  terms: EnquiryTerms | null;
}

const NAMES: RoomPage['names'] = Object.fromEntries(
  VALUE_KEYS.map((key) => [key, valueEntry(key)] as const)
    .filter(([, { section }]) => section !== 'system' && section !== 'running')
    .map(([key, { label }]) => [key, valueLabel(label)]),
);

/** Loads the data of the calculator; the browser calculates the result. */
export async function loadRoomPage(api: ApiClient, search: URLSearchParams): Promise<RoomPage> {
  const { values, sources, tariffs } = await loadSizingData(api);
  const typed = typedFrom(search, values);
  const result = roomLoad(roomOf(typed), values);
  const load = result.ok ? result.value : null;
  const [sizes, fits, terms] = await Promise.all([
    sizesOf(api),
    load && fitsFor(api, load),
    termsFrom(api),
  ]);
  return {
    typed,
    values,
    sources,
    names: NAMES,
    tariffs,
    sizes,
    fits,
    terms,
  };
}

/** Returns the marks of the scale, which works without them if they fail to load. */
async function sizesOf(api: ApiClient): Promise<number[]> {
  const [capacities, categories] = await Promise.all([
    loadResponse(api.products.capacities()).catch(() => null),
    loadResponse(api.categories.list()).catch(() => null),
  ]);
  const indoor = new Set(
    categories?.body.data.filter(({ kind }) => needsOutdoorUnit(kind)).map(({ id }) => id),
  );
  const all = capacities?.body.data.filter(({ category_id }) => indoor.has(category_id)) ?? [];
  const found = all.flatMap(({ capacities: sizes }) => sizes.map(({ tr }) => tr));
  return [...new Set(found)].sort((one, other) => one - other);
}

const MOST_UNITS = 3;

/** Fits the nominal capacity, which labels and the catalogue give, to that of the room. */
async function fitsFor(api: ApiClient, load: RoomLoad): Promise<Fits> {
  const { likely, high } = nominalOf(load);
  const units = async (from: number, to: number) => {
    const query = { type: 'Indoor Unit', tr_min: from, tr_max: to, pageSize: 60 } as never;
    const found = await loadResponse(api.products.listed({ query })).catch(() => null);
    return (found?.body ?? []).filter(isCooling);
  };
  // TR are rounded in the catalogue; kW decide which units fit.
  const around = (await units(likely.tr * 0.98, high.tr * 1.02)).map(sized);
  const fitting = smallestOfEach(fittingUnits(around, likely.kw, high.kw));
  const larger = fitting.length === 0;
  const shown = larger
    ? smallestOfEach(
        unitsAbove((await units(high.tr * 0.98, high.tr * LARGER_UP_TO)).map(sized), likely.kw),
      )
    : fitting;
  return {
    units: shown.map(({ unit, left_kw, left_percent }) => ({
      product: toCard(unit.product),
      left_kw,
      left_percent,
    })),
    larger: larger && shown.length > 0,
    range: [likely.kw, high.kw],
    splits: splitsFor(likely.kw, high.kw),
    capacity: load.capacity,
  };
}

const isCooling = (product: ListedProduct): boolean =>
  needsOutdoorUnit(product.category_kind) && product.cooling_kw !== null;
const sized = (product: ListedProduct) => ({ cooling_kw: product.cooling_kw ?? 0, product });

/** Units without a price come last. */
const priceOf = ({ unit: { product } }: { unit: { product: ListedProduct } }) =>
  product.offer_price ?? product.regular_price ?? Infinity;

/** Returns one unit per category, so that visitors choose between types, not prices. */
function smallestOfEach<Found extends { left_kw: number; unit: { product: ListedProduct } }>(
  found: readonly Found[],
): Found[] {
  const seen = new Set<number>();
  return [...found]
    .sort((one, other) => one.left_kw - other.left_kw || priceOf(one) - priceOf(other))
    .filter(({ unit: { product } }) => {
      const isFirst = !seen.has(product.category_id);
      seen.add(product.category_id);
      return isFirst;
    })
    .slice(0, MOST_UNITS);
}

/** Describes the recommended split size and the next larger one. */
function splitsFor(likely_kw: number, high_kw: number): string[] {
  const at = SPLIT_TONS.findIndex((tons) => tons === splitTonsFor(likely_kw));
  if (at < 0) return [];
  return SPLIT_TONS.slice(at, at + 2).map((tons, index) => {
    const kw = trToKw(tons);
    const isBelowHigh = kw <= high_kw;
    if (index === 0) {
      return isBelowHigh
        ? texts.recommended(tons, two(kw), two(kw - likely_kw))
        : texts.recommendedAboveHigh(tons, two(kw));
    }
    return isBelowHigh
      ? texts.larger(tons, two(kw), two(kw - likely_kw))
      : texts.largerAboveHigh(tons, two(kw));
  });
}
