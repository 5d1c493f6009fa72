import type { Category, Picture, ProductFacets, ProductFilters } from '@shishir/contract';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { toCard } from '../product-parts/card-product.server';
import { loadResponse } from '../../platform/api/load-response.server';
import { type Brand, BRAND_ADDRESSES, type PictureChoice, type Solution } from './brands.server';

const PRODUCTS = 4;
const PROJECTS = 3;

/** The page of a brand at an address of the site. */
export async function loadBrandPage(api: ApiClient, pathname: string) {
  const address = BRAND_ADDRESSES[pathname.toLowerCase().replace(/\/+$/, '')];
  if (!address) throw data(null, { status: 404 });
  const { brand, path, title = brand.title, keywords } = address;
  const categories = (await loadResponse(api.categories.list({ query: {} })))?.body.data ?? [];
  const pictureOf = (choice: PictureChoice | undefined) => loadPicture(api, categories, choice);
  const [catalogue, solutions, makerCategories, picture, projects] = await Promise.all([
    loadCatalogue(api, brand.name),
    Promise.all(
      brand.solutions.map(async (solution) => ({
        title: solution.title,
        text: solution.text,
        picture: await pictureOf(solution.picture),
        models: await loadModels(api, categories, brand, solution),
      })),
    ),
    Promise.all(
      brand.categories.map(async (row) => ({ ...row, picture: await pictureOf(row.picture) })),
    ),
    pictureOf(brand.picture),
    loadProjects(api, brand.name),
  ]);
  const { name, description, lead, site, history } = brand;
  return {
    ...{ name, title, description, keywords, path, lead, site, history },
    ...{ picture, catalogue, solutions, categories: makerCategories, projects },
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
      loadResponse(api.products.list({ query: { brand, category, page: 1, pageSize: 1 } })),
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
  brand: Brand,
  { products }: Solution,
) {
  if (!products) return null;
  const { kind, wind_free } = products;
  const category = kind && categories.find((row) => row.kind === kind);
  if (kind && !category) return null;
  const query = { brand: brand.name, wind_free, category: category?.slug };
  const facets = await loadFacets(api, query);
  if (!facets?.total) return null;
  return {
    count: facets.total,
    tr: facets.tr && { tr_min: facets.tr.min, tr_max: facets.tr.max },
    path: category ? category.path : '/products?wind_free=true',
  };
}

async function loadPicture(
  api: ApiClient,
  categories: Category[],
  choice: PictureChoice | undefined,
): Promise<Picture | null> {
  const category = choice && categories.find(({ kind }) => kind === choice.kind);
  if (!category) return null;
  if (choice.nth === undefined) return category.picture;
  const query = { category: category.slug, page: 1, pageSize: 1 };
  const list = await loadResponse(api.products.list({ query }));
  return list?.body[0]?.pictures[choice.nth] ?? category.picture;
}

/** Completed projects with units of the brand, newest first. */
async function loadProjects(api: ApiClient, brand: string) {
  const query = { q: brand, sort: '-completed_date', page: 1, pageSize: 24 } as const;
  const response = await loadResponse(api.vrfProject.list({ query }));
  return (response?.body.data ?? [])
    .filter((row) => row.brand?.toLowerCase() === brand.toLowerCase())
    .filter(({ status, picture }) => status === 'completed' && picture !== null)
    .slice(0, PROJECTS)
    .map(({ id, project_name, location, capacity, status, completed_date, picture }) => ({
      ...{ id, project_name, location, capacity, status, completed_date, picture },
    }));
}
