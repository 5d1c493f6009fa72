import {
  type NumberReading,
  numberOrNull,
  readCapacity,
  readNumber,
  readTaka,
} from '@shishir/format';
import {
  type Bound,
  BOUNDS,
  type Choice,
  CHOICES,
  type ListAddress,
  readSort,
  VIEWS,
} from './list-address';
import { listFiltersTexts } from './list-filters.texts';

const texts = listFiltersTexts.problems;

/** Largest page number that the API accepts. */
const LAST_PAGE = 10_000;
/** The largest bound that the API accepts. */
const MAX_BOUND = 2_000_000_000;

/**
 * Parses the parameters of an address or the fields of the form. Several values are separated by commas or, in forms
 * without JavaScript, sent as repeated parameters. Invalid values are ignored.
 */
export function readList(fields: URLSearchParams): Omit<ListAddress, 'q'> {
  const page = numberOrNull(fields.get('page') ?? '1', { whole: true }) ?? 1;
  return {
    chosen: each(CHOICES, (choice) => valuesOf(fields, choice)),
    bounds: each(BOUNDS, (bound) => figure(fields.get(bound) ?? '', bound)),
    sort: readSort(fields.get('sort')),
    view: VIEWS.find((view) => view === fields.get('view')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** True if a form without JavaScript sent the address: it contains blank or repeated parameters. */
export function isAsSent(search: URLSearchParams): boolean {
  const names = [...search.keys()].filter((name) => isField(name));
  return new Set(names).size < names.length || BOUNDS.some((bound) => search.get(bound) === '');
}

const isField = (name: string) => [...CHOICES, ...BOUNDS, 'sort'].some((field) => field === name);

function valuesOf(fields: URLSearchParams, choice: Choice): string[] {
  const values = fields.getAll(choice).flatMap((text) => text.split(','));
  const named = values.map((text) => text.trim()).filter((text) => /^[^,]{1,100}$/.test(text));
  return [...new Set(named)].slice(0, 20);
}

/** Parses a typed bound such as '1,25,000' or '১.৫'; null if it is blank or invalid. */
export function figure(input: string, bound: Bound): number | null {
  const value = valueOf(readBound(input, bound));
  return value !== null && value >= 0 && value <= MAX_BOUND ? value : null;
}

/**
 * Returns the problem of a typed bound as the end of a sentence; null if it is valid or blank. `example` is a valid
 * input.
 */
export function figureProblem(input: string, bound: Bound, example?: string): string | null {
  const reading = readBound(input, bound);
  if ('error' in reading) {
    if (reading.unclear) return texts.unclear(reading.error);
    return example ? texts.notNumberButExample(example) : texts.notNumber;
  }
  if (reading.value === null) return null;
  if (reading.value < 0) return texts.negative;
  return reading.value > MAX_BOUND ? texts.tooLarge : null;
}

function readBound(input: string, bound: Bound): NumberReading {
  if (bound === 'price_min' || bound === 'price_max') return readTaka(input);
  if (bound === 'tr_min' || bound === 'tr_max') return readCapacity(input, 'TR');
  // Airflows are whole numbers, so a comma separates thousands.
  return readNumber(bound.startsWith('flow') ? input.replaceAll(',', '') : input);
}
const valueOf = (reading: NumberReading) => ('value' in reading ? reading.value : null);

/** Returns the bounds with each pair in ascending order. */
export function inOrder(bounds: Bounds): Bounds {
  const { tr_min, tr_max, flow_min, flow_max, price_min, price_max } = bounds;
  const pair = (min: number | null, max: number | null) =>
    min !== null && max !== null && min > max ? [max, min] : [min, max];
  const [tr, flow] = [pair(tr_min, tr_max), pair(flow_min, flow_max)];
  const price = pair(price_min, price_max);
  return {
    ...{ tr_min: tr[0]!, tr_max: tr[1]! },
    ...{ flow_min: flow[0]!, flow_max: flow[1]! },
    ...{ price_min: price[0]!, price_max: price[1]! },
  };
}

type Bounds = Record<Bound, number | null>;

function each<N extends string, T>(names: readonly N[], read: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<N, T>;
}
