import {
  type CatalogueProduct,
  type Category,
  type Company,
  type EnquiryTerms,
  hasCompressor,
  needsOutdoorUnit,
  type ListedProduct,
  type VrfProject,
} from '@shishir/contract';
import type { ApiClient } from '../../../platform/api/api-client';
import { termsFrom } from '../../../sales/enquiry/enquiry-terms';
import { loadResponse } from '../../../platform/api/load-response.server';
import {
  loadSizingData,
  loadSizingValues,
  type SizingData,
} from '../../product-parts/sizing-data.server';
import { DEFAULT_VALUES, type SizingValues } from '@shishir/sizing';
import type { Around } from './around-product.server';
import type { SizeOption } from './size-options';
import { type ExampleSystem, exampleFor } from './example-system.server';

/** Additional data of a product's page. The page works without any of it. */
export interface Surroundings {
  around: Around;
  system: ExampleSystem | null;
  projects: VrfProject[];
  company: Company | null;
  terms: EnquiryTerms | null;
  values: SizingValues;
  /** Loaded for the running cost of outdoor units. */
  sizing: SizingData | null;
}

export async function surroundingsOf(
  api: ApiClient,
  product: CatalogueProduct,
  sizes: SizeOption[],
  categories: Category[],
): Promise<Surroundings> {
  const [around, partners, projects, company, terms, sizing, values] = await Promise.all([
    aroundOf(api, product, sizes),
    partnersOf(api, product, categories),
    projectsWith(api, product),
    api.company.get().catch(() => null),
    termsFrom(api),
    product.category_kind === 'outdoor_unit' ? loadSizingData(api) : null,
    product.category_kind === 'outdoor_unit' ? null : loadSizingValues(api),
  ]);
  return {
    around,
    system: exampleFor(product, partners),
    projects,
    company: company?.status === 200 ? company.body.data : null,
    terms,
    values: sizing?.values ?? values ?? DEFAULT_VALUES,
    sizing,
  };
}

type ListQuery = NonNullable<Parameters<ApiClient['products']['listed']>[0]>['query'];

const listOf = async (api: ApiClient, query: ListQuery): Promise<ListedProduct[]> =>
  (await loadResponse(api.products.listed({ query })).catch(() => null))?.body ?? [];

const MOST_OTHERS = 4;
/** Maximum ratio of two capacities that count as about the same. */
const NEAR = 1.12;

async function aroundOf(
  api: ApiClient,
  product: CatalogueProduct,
  sizes: SizeOption[],
): Promise<Around> {
  const { id, cooling_tr } = product;
  const [smaller, larger] = nextTo(id, sizes);
  const adjacent = [smaller, larger].flatMap((size) => size?.id ?? []);
  const [next, near] = await Promise.all([
    adjacent.length > 0 ? listOf(api, { ids: adjacent.join(','), pageSize: 2 }) : [],
    cooling_tr === null
      ? []
      : listOf(api, {
          ...(product.type && { type: product.type }),
          tr_min: cooling_tr / NEAR,
          tr_max: cooling_tr * NEAR,
          pageSize: 60,
        }),
  ]);
  const distance = (other: ListedProduct) => Math.abs((other.cooling_tr ?? 0) - (cooling_tr ?? 0));
  const others = near
    .filter((other) => other.category_id !== product.category_id && other.id !== id)
    .filter((other) => other.type === product.type)
    // Ventilators hardly cool, and chillers cool water.
    .filter((other) => other.category_kind !== 'ventilation')
    .filter(
      (other) => (other.category_kind === 'chiller') === (product.category_kind === 'chiller'),
    )
    .sort((one, other) => distance(one) - distance(other));
  const isFirst = (other: ListedProduct, index: number) =>
    others.findIndex(({ category_id }) => category_id === other.category_id) === index;
  return {
    smaller: next.find((other) => other.id === smaller?.id) ?? null,
    larger: next.find((other) => other.id === larger?.id) ?? null,
    others: others.filter(isFirst).slice(0, MOST_OTHERS),
  };
}

/** Returns the next smaller and the next larger size. */
function nextTo(id: number, sizes: SizeOption[]): (SizeOption | undefined)[] {
  const figure = sizes.find((size) => size.id === id)?.figure ?? null;
  if (figure === null) return [];
  const measured = sizes.filter((size) => size.figure !== null);
  return [
    measured.filter((size) => size.figure! < figure).at(-1),
    measured.find((size) => size.figure! > figure),
  ];
}

/** Loads candidates for an example system: outdoor units for an indoor unit, cassettes for an outdoor unit. */
async function partnersOf(
  api: ApiClient,
  { category_kind }: CatalogueProduct,
  categories: Category[],
): Promise<ListedProduct[]> {
  const listed = categories.filter(({ product_count }) => product_count > 0);
  const partner = needsOutdoorUnit(category_kind)
    ? listed.find(({ kind }) => kind === 'outdoor_unit')
    : category_kind === 'outdoor_unit'
      ? (listed.find(({ kind }) => kind === 'four_way_cassette') ??
        listed.find(({ kind }) => needsOutdoorUnit(kind)))
      : undefined;
  return partner ? listOf(api, { category: partner.slug, pageSize: 60, sort: 'cooling_tr' }) : [];
}

const MOST_PROJECTS = 2;
/** Patterns for the installed units of projects, by category kind. */
const NAMED: [kinds: RegExp, installed: RegExp][] = [
  [/^outdoor_unit$/, /VRF|outdoor/i],
  [/cassette/, /cassette/i],
  [/duct/, /duct/i],
  [/wall_mounted/, /wall/i],
  [/ceiling_mounted/, /ceiling mounted/i],
  [/chiller/, /chiller/i],
];

/** Loads the latest projects of the same maker whose unit types match. */
async function projectsWith(api: ApiClient, product: CatalogueProduct): Promise<VrfProject[]> {
  const installed = NAMED.find(([kinds]) => kinds.test(product.category_kind))?.[1];
  if (!installed) return [];
  const query = { sort: '-completed_date', pageSize: 24 } as const;
  const found = await api.vrfProject.list({ query }).catch(() => null);
  if (found?.status !== 200) return [];
  return found.body.data
    .filter(({ brand, picture }) => picture !== null && brand === product.brand)
    .filter(({ indoor_type, outdoor_type }) =>
      installed.test((hasCompressor(product.category_kind) ? outdoor_type : indoor_type) ?? ''),
    )
    .slice(0, MOST_PROJECTS);
}
