import type { Category, ProductFacets, ProductFilters } from '@shishir/contract';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { toCard } from '../product-parts/card-product.server';
import { loadResponse } from '../../platform/api/load-response.server';
import { loadSections, type PageSection } from '../../content/sections/page-sections.server';
import { picturedFirst, toCardProject } from '../../content/projects/project-facts';
import { BRAND_ADDRESSES } from './brand-addresses.server';

const PRODUCTS = 4;
const PROJECTS = 3;

/** The page of a brand at an address of the site. */
export async function loadBrandPage(api: ApiClient, pathname: string) {
  const address = BRAND_ADDRESSES[pathname.toLowerCase().replace(/\/+$/, '')];
  if (!address) throw data(null, { status: 404 });
  const { brand: key, name, path, keywords } = address;
  const [{ all, first }, list] = await Promise.all([
    loadSections(api, `brand-${key}`),
    loadResponse(api.categories.list({ query: {} })),
  ]);
  const banner = first('banner');
  if (!banner) throw data(null, { status: 404 });
  const categories = list?.body.data ?? [];
  const pictureOf = ({ picture, kind }: PageSection) =>
    picture ?? categories.find((category) => category.kind === kind)?.picture ?? null;
  const [catalogue, models, projects] = await Promise.all([
    loadCatalogue(api, name),
    Promise.all(all('solution').map((section) => loadModels(api, categories, name, section))),
    loadProjects(api, name),
  ]);
  return {
    ...{ name, path, keywords, catalogue, projects },
    title: address.title ?? banner.title,
    /** `{company}` is replaced by the name of the company. */
    lead: banner.text ?? '',
    description: first('search')?.text ?? '',
    picture: pictureOf(banner),
    /** The maker's website. */
    site: { name: banner.link_text ?? '', url: banner.link ?? '' },
    history: { intro: first('intro')?.text ?? '', entries: all('event') },
    categories: all('equipment').map((section) => ({ ...section, picture: pictureOf(section) })),
    solutions: all('solution').map((section, index) => ({
      ...{ id: section.id, title: section.title, text: section.text ?? '' },
      ...{ picture: pictureOf(section), models: models[index] ?? null },
    })),
    closing: first('closing'),
  };
}

export type BrandPage = Awaited<ReturnType<typeof loadBrandPage>>;

/** Number of products of the brand, and the first product of each of its largest categories. */
async function loadCatalogue(api: ApiClient, brand: string) {
  const facets = await loadFacets(api, { brand });
  const largest = (facets?.category ?? [])
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, PRODUCTS);
  const lists = await Promise.all(
    largest.map(({ value: category }) =>
      loadResponse(api.products.listed({ query: { brand, category, page: 1, pageSize: 1 } })),
    ),
  );
  return {
    total: facets?.total ?? 0,
    products: lists.flatMap((list) => list?.body ?? []).map(toCard),
  };
}

type BrandFilters = Pick<ProductFilters, 'brand' | 'category' | 'wind_free'>;

async function loadFacets(api: ApiClient, query: BrandFilters): Promise<ProductFacets | null> {
  return (await loadResponse(api.products.facets({ query })))?.body.data ?? null;
}

/** The products of a solution; null if the catalogue has none. */
async function loadModels(
  api: ApiClient,
  categories: Category[],
  brand: string,
  { kind, link }: PageSection,
) {
  const isWindFree = link?.includes('wind_free=true') ?? false;
  const category = isWindFree ? undefined : categories.find((row) => row.kind === kind);
  if (!isWindFree && !category) return null;
  const query = category
    ? { brand, category: category.slug }
    : { brand, wind_free: 'true' as const };
  const facets = await loadFacets(api, query);
  if (!facets?.total) return null;
  return {
    count: facets.total,
    tr: facets.tr && { tr_min: facets.tr.min, tr_max: facets.tr.max },
    path: link ?? category?.path ?? '/products',
  };
}

/** Completed projects with units of the brand: those with a picture first, then the newest. */
async function loadProjects(api: ApiClient, brand: string) {
  const query = { q: brand, sort: '-completed_date', page: 1, pageSize: 24 } as const;
  const response = await loadResponse(api.vrfProject.list({ query }));
  const completed = (response?.body.data ?? [])
    .filter((row) => row.brand?.toLowerCase() === brand.toLowerCase())
    .filter(({ status }) => status === 'completed');
  return picturedFirst(completed).slice(0, PROJECTS).map(toCardProject);
}
