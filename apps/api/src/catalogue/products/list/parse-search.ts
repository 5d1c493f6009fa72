import type { CatalogueProduct } from '@shishir/contract';
import { BTU_PER_TR, foldBangla, groupThousands, KW_PER_TR, numberOrNull } from '@shishir/format';
import type { Synonyms } from '../../search-synonyms/synonyms';

/** A parsed search. All of its conditions must match. */
export interface Search {
  /** Input in lower case and with Latin digits, to find an exact model. */
  text: string;
  /** Each word with its synonyms. */
  words: string[][];
  /** The words as typed, in the same order. */
  typed: string[];
  /**
   * In TR. `figure` is the number as entered if it has no unit and may be a price or part of a model instead; `printed`
   * is one in the form shown on pages, such as 1.59, which may also be kW; `asked` is one with its unit, such as
   * '1.5 ton'.
   */
  capacities: { tr: number; figure?: string; printed?: number; asked?: string }[];
  /** In taka, both ends included. */
  prices: { min?: number; max?: number }[];
  wind_free: boolean | null;
  inverter_type: CatalogueProduct['inverter_type'];
  refrigerant: CatalogueProduct['refrigerant'];
}

const KW_PER_HP = 2.8;
const TO_TR: Record<string, (value: number) => number> = {
  t: (tons) => tons,
  r: (tons) => tons,
  b: (btu) => btu / BTU_PER_TR,
  k: (kw) => kw / KW_PER_TR,
  h: (hp) => (hp * KW_PER_HP) / KW_PER_TR,
};
/** Names of the units, by their first letter. */
const UNIT_NAMES: Record<string, string> = { t: 'ton', r: 'TR', b: 'BTU/h', k: 'kW', h: 'HP' };
const UNIT = 'tons?|tonnes?|tr|rt|btus?(?:\\s*/?\\s*h)?|kws?|kilowatts?|hp|horsepower';
const CAPACITY = new RegExp(`(?<![\\w.])(\\d+(?:\\.\\d+)?)[\\s-]*(${UNIT})(?![\\w/])`, 'g');
/** Incomplete units: '1.5 t', '18000 b'. */
const INCOMPLETE = /(?<![\w.])(\d+(?:\.\d+)?)[\s-]*(t|to|b|bt|k|h)$/;
/** A number without a unit, as capacities are printed: '1.59'. */
const BARE_CAPACITY = /(?<![\w.-])(\d{1,3}\.\d{1,2})(?![\w.-])/g;

const MONEY =
  '(৳|tk\\.?|bdt|taka)?\\s*(\\d+(?:\\.\\d+)?)\\s*(k|thousand|lakhs?|lacs?|crores?)?\\s*(৳|tk\\b\\.?|bdt|taka)?';
const BOUND =
  '(under|below|up ?to|less than|at most|within|max(?:imum)?|<|over|above|from|more than|at least|min(?:imum)?|>)';
const TIMES: Record<string, number> = { k: 1e3, t: 1e3, l: 1e5, c: 1e7 };
/** 'under 50,000', '৳61,500', '50000 to 80000 taka'; not 'under 2 ton'. */
const PRICE_RANGE = new RegExp(
  `(?:between\\s+)?${MONEY}\\s*(?:-|–|to|and)\\s*${MONEY}(?![\\w.])(?!\\s*(?:${UNIT})(?!\\w))`,
  'g',
);
const PRICE_BOUND = new RegExp(`${BOUND}\\s*${MONEY}(?![\\w.])(?!\\s*(?:${UNIT})(?!\\w))`, 'g');
const PRICE = new RegExp(`(?<![\\w.-])${MONEY}(?![\\w.])(?!\\s*(?:${UNIT})(?!\\w))`, 'g');
/** A smaller amount without a currency cannot be the price of a unit. */
const LEAST_PRICE = 1000;

/** A number of this size without a unit is in BTU/h. */
const BARE_BTU = /(?<![\w.-])(\d{4,7})(?![\w.-])/g;

const TRAITS: [RegExp, Partial<Search>][] = [
  [/\bnon[\s-]*wind[\s-]*free\b/g, { wind_free: false }],
  [/\bwind[\s-]*free\b/g, { wind_free: true }],
  [/\bnon[\s-]*inverters?\b/g, { inverter_type: 'Non-Inverter' }],
  [/\binverters?\b/g, { inverter_type: 'Inverter' }],
  [/\br[\s-]?32\b/g, { refrigerant: 'R32' }],
  [/\br[\s-]?410[\s-]?a?\b/g, { refrigerant: 'R410A' }],
];

/**
 * Parses a search as people type it: '1.5 ton', '18,000 BTU', '৫ কিলোওয়াট', '8hp', 'ducted inverter', 'windfree r32'.
 * With `typing`, an incomplete unit is accepted.
 */
export function parseSearch(input: string, synonyms: Synonyms, typing = false): Search {
  const text = plain(input, synonyms);
  const search: Search = {
    text,
    words: [],
    typed: [],
    capacities: [],
    prices: [],
    wind_free: null,
    inverter_type: null,
    refrigerant: null,
  };
  let left = takePrices(text, search.prices);
  const take = (pattern: RegExp) => {
    left = left.replace(pattern, (_, figure: string, unit: string) => {
      const [initial = ''] = unit;
      const asked = `${groupThousands(Number(figure))} ${UNIT_NAMES[initial]}`;
      search.capacities.push({ tr: TO_TR[initial]!(Number(figure)), asked });
      return ' ';
    });
  };
  take(CAPACITY);
  if (typing) take(INCOMPLETE);
  left = left.replace(BARE_BTU, (_, figure: string) => {
    search.capacities.push({ tr: Number(figure) / BTU_PER_TR, figure });
    return ' ';
  });
  left = left.replace(BARE_CAPACITY, (_, figure: string) => {
    search.capacities.push({ tr: Number(figure), printed: Number(figure) });
    return ' ';
  });
  for (const [pattern, trait] of TRAITS) {
    const without = left.replace(pattern, ' ');
    if (without !== left) Object.assign(search, trait);
    left = without;
  }
  search.typed = left
    .split(/\s+/)
    .filter((word) => word !== '' && spellings(word, synonyms).length > 0)
    .slice(0, 8);
  search.words = search.typed.map((word) => spellings(word, synonyms));
  return search;
}

/** True if nothing in the search distinguishes units. */
export function isVague(search: Search): boolean {
  const { words, capacities, prices, wind_free, inverter_type, refrigerant } = search;
  const lists = [words, capacities, prices];
  return (
    lists.every(({ length }) => length === 0) &&
    !inverter_type &&
    !refrigerant &&
    wind_free === null
  );
}

type Money = [before?: string, amount?: string, times?: string, after?: string];

/** Extracts the prices of a search; returns the remaining text. */
function takePrices(text: string, prices: Search['prices']): string {
  const taka = ([, amount, times]: Money) => Number(amount) * (TIMES[times?.[0] ?? ''] ?? 1);
  const isPrice = (...sums: Money[]) =>
    sums.some(([before, , times, after]) => before ?? times ?? after) ||
    sums.every((sum) => taka(sum) >= LEAST_PRICE);
  return text
    .replace(PRICE_RANGE, (whole: string, ...found: string[]) => {
      const [one, other] = [found.slice(0, 4) as Money, found.slice(4, 8) as Money];
      if (!isPrice(one, other)) return whole;
      const [low, high] = [taka(one), taka(other)].sort((a, b) => a - b);
      prices.push({ min: low, max: high });
      return ' ';
    })
    .replace(PRICE_BOUND, (whole: string, bound: string, ...sum: string[]) => {
      if (!isPrice(sum as Money)) return whole;
      const isLeast = /^(over|above|from|more|at least|min|>)/.test(bound);
      prices.push({ [isLeast ? 'min' : 'max']: taka(sum as Money) });
      return ' ';
    })
    .replace(PRICE, (whole: string, ...found: string[]) => {
      const [before, , times, after] = found as Money;
      if (!(before ?? after ?? (times && times !== 'k'))) return whole;
      const exact = taka(found as Money);
      prices.push({ min: exact, max: exact });
      return ' ';
    });
}

const WITH_COMMAS = /(?<![\d.,])\d+(?:,\d+)+(?:\.\d+)?(?![\d,])/g;
/** Decimal point without a leading digit, as in '.5 ton'. */
const BARE_DECIMALS = /(?<![\w.])\.(?=\d)/g;

/** Converts '18,000' to 18000 and '28,0' to 28; other commas separate words. */
const withoutCommas = (text: string) => String(numberOrNull(text, { whole: true }) ?? text);

function plain(input: string, synonyms: Synonyms): string {
  const joined = synonyms
    .applyTo(foldBangla(input))
    .replace(WITH_COMMAS, withoutCommas)
    .replace(BARE_DECIMALS, '0.');
  const parted = joined.replace(/[,;]+|(?<=[\p{L}\p{M}\d])[?!।]+(?=\s|$)/gu, ' ');
  return parted.replace(/\s+/g, ' ').trim();
}

function spellings(word: string, synonyms: Synonyms): string[] {
  const single = /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
  const own = synonyms.spellingsOf(word);
  return own.length === 1 && own[0] === word ? synonyms.spellingsOf(single) : own;
}
