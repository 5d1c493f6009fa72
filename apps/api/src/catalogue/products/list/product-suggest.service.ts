import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CatalogueProduct, Locale, Suggestions } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { RevisionCache } from '../../../platform/database/revision';
import { toPicture } from '../../../platform/media/picture.mapper';
import { readListed } from '../product-row';
import { textsOf, translated } from '../product-texts';
import { Catalogue, type CatalogueState } from './catalogue';
import { isVague, parseSearch, type Search } from './parse-search';
import { Conditions, publicProducts, searched, searchedProducts } from './product-filters';
import { idsOf } from './product-ids';
import { byRelevance } from './product-order';
import { corrected, matching, type SiteEntry, siteEntries, wordsOf } from './site-index';

const PRODUCTS = 6;
const CATEGORIES = 4;
const PAGES = 6;

/** Search of the site: products, and everything else that visitors can read. */
@Injectable()
export class ProductSuggestService {
  private readonly sites = new RevisionCache<SiteEntry[]>();
  private readonly words = new RevisionCache<Set<string>>();

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  async suggest(text: string, locale: Locale = 'en'): Promise<Suggestions> {
    const state = await this.catalogue.now();
    const { categories, count, revision } = state;
    const parsed = parseSearch(text, categories.synonyms, true);
    const site = await this.sites.get(revision, '', () => siteEntries(this.manager, categories));
    let q = text;
    let search = parsed;
    let ids = await this.find(text, parsed, state);
    const fixes: Suggestions['corrected'] = [];
    let unmatched: string[] = [];
    if (ids.length === 0 && parsed.words.length > 0) {
      const read = await this.read(parsed, site, state);
      fixes.push(...read.fixes);
      unmatched = read.unmatched;
      q = read.q;
      search = parseSearch(read.corrected, categories.synonyms, true);
      const known = parseSearch(q, categories.synonyms, true);
      ids = isVague(known) ? [] : await this.find(q, known, state);
      if (isVague(known)) q = '';
    }
    const entries = matching(site, siteWords(search));
    const named = entries.filter(({ kind }) => kind === 'category').slice(0, CATEGORIES);
    const pages = entries.filter(({ kind }) => kind !== 'category').slice(0, PAGES);
    const shown = [...named, ...pages].map((entry) => entry.text).join('');
    const open = publicProducts(categories);
    const found = await readListed(this.manager, ids, false);
    const texts = await textsOf(this.manager, found, { locale });
    const rows = found.map((row) => translated(row, texts));
    const titleOf = ({ title, bangla }: Pick<SiteEntry, 'title' | 'bangla'>) =>
      locale === 'bn' ? (bangla ?? title) : title;
    return {
      products: rows.map(({ id, title, model, category, category_kind, images, ...row }) => {
        const [image] = images;
        // The cooling that a ventilator recovers is not a capacity.
        const cooling_tr = category_kind === 'ventilation' ? null : row.cooling_tr;
        const { cooling_kw, horsepower } = row;
        return {
          ...{ id, title, model, category, cooling_tr, cooling_kw, horsepower },
          picture: image ? toPicture(image) : null,
        };
      }),
      categories: await Promise.all(
        named.map(async ({ category, ...entry }) => ({
          slug: category!.slug,
          title: titleOf(entry),
          count: await count(open.and('product.category_id = ?', category!.id)),
        })),
      ),
      pages: pages.map(({ kind, path, ...entry }) => ({
        kind: kind as 'page',
        title: titleOf(entry),
        path,
      })),
      q,
      left_out: unmatched.filter((word) => !shown.includes(` ${word}`)),
      corrected: fixes,
      nearest: nearestOf(search, rows),
      vague: isVague(parsed),
    };
  }

  private async find(text: string, search: Search, { categories, count }: CatalogueState) {
    const found = searchedProducts(text, search, categories);
    const first = { skip: 0, take: PRODUCTS };
    return (await idsOf(this.manager, found, byRelevance(search), first, count)).ids;
  }

  /** Corrects the spelling of a search that matches no product as a whole, and drops words that no product has. */
  private async read({ text, typed, words }: Search, site: SiteEntry[], state: CatalogueState) {
    const { categories, revision } = state;
    const isInProducts = await this.productWords(words, state);
    const inProducts = new Set(typed.filter((_, index) => isInProducts[index]));
    const fixes: Suggestions['corrected'] = [];
    for (const [index, token] of typed.entries()) {
      if (inProducts.has(token) || matching(site, [words[index]!]).length > 0) continue;
      const known = await this.words.get(revision, '', () => this.knownWords(site, state));
      const read = corrected(token, known);
      if (read) fixes.push({ typed: token, read });
    }
    const fixOf = new Map(fixes.map(({ typed, read }) => [typed, read]));
    const fixed = text.split(' ').map((token) => fixOf.get(token) ?? token);
    const areFixedIn = await this.productWords(
      fixes.map(({ read }) => parseSearch(read, categories.synonyms).words[0] ?? [read]),
      state,
    );
    fixes.forEach(({ read }, index) => areFixedIn[index] && inProducts.add(read));
    // Tokens that are not words are capacities, prices or traits.
    const isWord = new Set([...typed, ...fixOf.values()]);
    const isKept = (token: string) => !isWord.has(token) || inProducts.has(token);
    return {
      fixes,
      corrected: fixed.join(' '),
      q: fixed.filter(isKept).join(' '),
      unmatched: [...new Set(fixed.filter((token) => !isKept(token)))],
    };
  }

  /** Returns which of the words occur in any public product, in one statement. */
  private async productWords(words: string[][], { categories }: CatalogueState) {
    if (words.length === 0) return [];
    const each = words.map((spellings) =>
      searched(Conditions.none, { ...EMPTY, words: [spellings] }, categories),
    );
    const open = publicProducts(categories);
    const columns = each.map(
      ({ sql }, index) => `MAX(CASE WHEN ${sql} THEN 1 ELSE 0 END) AS word_${index}`,
    );
    const [row] = await this.manager.query<Record<string, number | string | null>[]>(
      `SELECT ${columns.join(', ')} FROM products product WHERE ${open.sql}`,
      [...each.flatMap(({ params }) => [...params]), ...open.params],
    );
    return words.map((_, index) => Number(row?.[`word_${index}`] ?? 0) === 1);
  }

  private async knownWords(site: SiteEntry[], { categories }: CatalogueState) {
    const open = publicProducts(categories);
    const titles = await this.manager.query<{ title: string }[]>(
      `SELECT DISTINCT title FROM products product WHERE ${open.sql}`,
      [...open.params],
    );
    return wordsOf([...site.map(({ text }) => text), ...titles.map(({ title }) => title)]);
  }
}

/** Capacities that differ less are the same: they are shown with two decimals. */
const SAME_TR = 0.01;

/** Returns the capacity nearest to the one that was asked for; null if a product has it, or none was asked for. */
function nearestOf(
  { capacities }: Search,
  products: Pick<CatalogueProduct, 'category_kind' | 'cooling_tr' | 'cooling_kw' | 'horsepower'>[],
): Suggestions['nearest'] {
  const [capacity, ...others] = capacities;
  if (capacity?.asked === undefined || others.length > 0) return null;
  const distance = (tr: number) => Math.abs(tr - capacity.tr);
  const [nearest] = products
    .flatMap(({ category_kind, cooling_tr, cooling_kw, horsepower }) =>
      cooling_tr === null || category_kind === 'ventilation'
        ? []
        : { cooling_tr, cooling_kw, horsepower },
    )
    .sort((one, other) => distance(one.cooling_tr) - distance(other.cooling_tr));
  if (!nearest || distance(nearest.cooling_tr) < SAME_TR) return null;
  return { asked: capacity.asked, ...nearest };
}

const EMPTY: Search = {
  text: '',
  words: [],
  typed: [],
  capacities: [],
  prices: [],
  wind_free: null,
  inverter_type: null,
  refrigerant: null,
};

/** Returns the words to search pages for: those of the search, and its capacities as pages write them. */
const siteWords = ({ words, capacities }: Search) => [
  ...words,
  ...capacities.map(({ tr }) => [`${Math.round(tr * 2) / 2} ton`]),
];
