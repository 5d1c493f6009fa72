import {
  totalOf,
  type GalleryItem,
  type Industry,
  type Picture,
  type Product,
} from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import type { CardProject } from '../projects/project-card';
import { toCard } from '../../catalogue/product-parts/card-product.server';
import type { FeaturePictures } from './features';

const FEATURED = 4;
const PROJECTS = 4;
/** Keys of the gallery pictures next to the features. */
const COMMISSIONING = 'gallery/commissioning';
const UNITS = 'gallery/rooftop-rows';
const CASSETTES = ['four_way_cassette', 'round_cassette', 'one_way_cassette'];

/**
 * Loads the data of the home page from the catalogue and the projects. A part that could not be loaded is null;
 * industries are an empty list.
 */
export async function loadHomePage(api: ApiClient) {
  const [products, industries, projects, gallery] = await Promise.all([
    api.products.list({ query: {} }).catch(() => null),
    api.industries.list().catch(() => null),
    api.vrfProject.list({ query: { sort: '-completed_date', pageSize: 24 } }).catch(() => null),
    api.gallery.list({ query: {} }).catch(() => null),
  ]);
  const rows: Industry[] = industries?.status === 200 ? industries.body.data : [];
  const models = products?.status === 200 ? products.body : null;
  const items = gallery?.status === 200 ? gallery.body.data : [];
  return {
    industries: rows,
    catalogue: products?.status === 200 ? summary(products.body, totalOf(products.headers)) : null,
    projects:
      projects?.status === 200
        ? { total: totalOf(projects.headers), latest: latest(projects.body.data) }
        : null,
    pictures: featurePictures(models ?? [], items),
  };
}

function summary(products: Product[], total: number) {
  const cassettes = CASSETTES.flatMap(
    (kind) => products.find((product) => product.category_kind === kind) ?? [],
  );
  return {
    models: { all: total, priced: products.filter(isPriced).length },
    /** Capacities in TR by the id of the category: the dots of the map. */
    capacities: capacitiesByCategory(products),
    /** The range of horsepower, for the VRF banner. */
    classes: rangeOf(products.filter(isOutdoor).map(({ horsepower }) => horsepower)),
    featured: featured(products).map(toCard),
    cassettes: {
      models: cassettes.map(({ id }) => id),
      /** Pictures that show the panels from below, by the id of the category. */
      panels: Object.fromEntries(
        cassettes.flatMap(({ category_id }) => {
          const faces = products.flatMap((product) =>
            product.category_id === category_id ? product.pictures.filter(isFace) : [],
          );
          return faces[0] ? [[category_id, faces[0]]] : [];
        }),
      ),
    },
    brands: countBy(products.flatMap(({ brand }) => brand?.toLowerCase() ?? [])),
  };
}

const isFace = ({ key }: Picture) => key.endsWith('-face');

const isPriced = ({ regular_price, offer_price }: Product) =>
  regular_price !== null || offer_price !== null;

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The projects completed last, without those under way. */
const latest = (projects: CardProject[]) =>
  projects
    .filter(({ status }) => status === 'completed')
    .slice(0, PROJECTS)
    .map(toCardProject);

function toCardProject(project: CardProject): CardProject {
  const { id, project_name, location, capacity, status, completed_date, picture } = project;
  return { id, project_name, location, capacity, status, completed_date, picture };
}

function featurePictures(products: Product[], items: GalleryItem[]): FeaturePictures {
  const cassette = products.find(
    ({ category_kind, pictures }) => category_kind === CASSETTES[0] && pictures.length > 2,
  );
  const item = (key: string) => items.find(({ picture }) => picture.key === key)?.picture ?? null;
  return {
    panel: cassette?.pictures.at(-1) ?? null,
    commissioning: item(COMMISSIONING),
    units: item(UNITS),
  };
}

const isOutdoor = (product: Product) => product.category_kind === 'outdoor_unit';

function capacitiesByCategory(products: Product[]): Record<number, number[]> {
  const lanes: Record<number, number[]> = {};
  for (const { category_id, cooling_tr } of products) {
    if (cooling_tr !== null) (lanes[category_id] ??= []).push(cooling_tr);
  }
  return lanes;
}

function rangeOf(figures: (number | null)[]): { from: number; to: number } | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : null;
}

/** The product with the largest saving of each of the largest categories. */
function featured(products: Product[]): Product[] {
  const ids = [...new Set(products.map(({ category_id }) => category_id))];
  return ids
    .map((id) => products.filter(({ category_id }) => category_id === id))
    .sort((one, other) => other.length - one.length)
    .slice(0, FEATURED)
    .map((siblings) => siblings.reduce((best, next) => (saving(next) > saving(best) ? next : best)))
    .sort((one, other) => (one.cooling_tr ?? 0) - (other.cooling_tr ?? 0));
}

function saving({ regular_price, offer_price }: Product): number {
  if (!regular_price || offer_price === null) return 0;
  return (regular_price - offer_price) / regular_price;
}
