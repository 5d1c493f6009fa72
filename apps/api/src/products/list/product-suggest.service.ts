import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Suggestions } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import type { CategoryIndex, KnownCategory } from '../../categories/category-index';
import { toPicture } from '../../media/picture.mapper';
import { readCatalogue } from '../product-row';
import { Catalogue, type CatalogueState } from './catalogue';
import { isVague, parseSearch, type Search } from './parse-search';
import { publicProducts, searched, searchedProducts } from './product-filters';
import { idsOf } from './product-ids';
import { byRelevance } from './product-order';

const PRODUCTS = 6;
const CATEGORIES = 4;

/** Suggestions while the user types. */
@Injectable()
export class ProductSuggestService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  async suggest(text: string): Promise<Suggestions> {
    const search = parseSearch(text, true);
    const state = await this.catalogue.now();
    const { categories, count } = state;
    const open = publicProducts(categories);
    const found = searchedProducts(text, search, categories);
    const first = { skip: 0, take: PRODUCTS };
    const { ids } = await idsOf(this.manager, found, byRelevance(search), first, count);
    const rows = await readCatalogue(this.manager, ids);
    const counted = named(search, categories).map(async ({ id, slug, title }) => ({
      slug,
      title,
      count: await count(open.and('product.category_id = ?', id)),
    }));
    return {
      products: rows.map(({ id, title, model, category, cooling_tr, images }) => {
        const image = images.find((picture) => picture !== null);
        return { id, title, model, category, cooling_tr, picture: image ? toPicture(image) : null };
      }),
      categories: await Promise.all(counted),
      unknown: ids.length > 0 ? [] : await unknownWords(search, state),
      vague: isVague(search),
    };
  }
}

/** The words of a search that no public product has and no active category is called. */
async function unknownWords({ words }: Search, { categories, count }: CatalogueState) {
  const open = publicProducts(categories);
  const unknown: string[] = [];
  for (const spellings of words) {
    const alone = { ...parseSearch(''), words: [spellings] };
    if (named(alone, categories).length > 0) continue;
    if ((await count(searched(open, alone, categories))) === 0) unknown.push(spellings[0]!);
  }
  return [...new Set(unknown)];
}

/** The active categories whose names contain every word. */
function named({ words }: Search, categories: CategoryIndex): KnownCategory[] {
  if (words.length === 0) return [];
  const matches = words.map(
    (spellings) => new Set(spellings.flatMap((spelling) => categories.containing(spelling))),
  );
  return categories.all
    .filter((category) => category.status === 'active')
    .filter((category) => matches.every((match) => match.has(category)))
    .slice(0, CATEGORIES);
}
