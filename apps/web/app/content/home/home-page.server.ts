import {
  type CategoryKind,
  totalOf,
  type GalleryItem,
  type Industry,
  type Picture,
  type Product,
} from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import { type CardProject, picturedFirst, toCardProject } from '../projects/project-facts';
import { loadRoomFigures } from '../room-figures/room-figures.server';
import { companyValues } from '../sections/company-values.server';
import { loadSections, type PageSection } from '../sections/page-sections.server';
import { toCard } from '../../catalogue/product-parts/card-product.server';
import type { Dot } from './capacity-lane';
import { type FeatureTile, homeSections, shown, tilesOf } from './home-sections.server';
import room from './hero-room.svg?raw';

const FEATURED = 4;
const PROJECTS = 4;
/** Keys of the gallery pictures next to the features. */
const COMMISSIONING = 'gallery/commissioning';
const PARTS = 'gallery/control-panel';

/**
 * Loads the texts of the home page, and its data from the catalogue and the projects. Throws a 503 without the texts;
 * other parts that could not be loaded are null, and industries an empty list.
 */
export async function loadHomePage(api: ApiClient, publicUrl: string) {
  const loading = Promise.all([companyValues(api, publicUrl), loadRoomFigures(api)]);
  const [sections, [{ company }, { officeArea }], products, industries, projects, gallery] =
    await Promise.all([
      loadSections(
        api,
        'home',
        loading.then(([details, { placeholders }]) => ({ ...details, ...placeholders })),
      ),
      loading,
      api.products.list({ query: {} }).catch(() => null),
      api.industries.list().catch(() => null),
      api.vrfProject.list({ query: { sort: '-completed_date', pageSize: 24 } }).catch(() => null),
      api.gallery.list({ query: {} }).catch(() => null),
    ]);
  const rows: Industry[] = industries?.status === 200 ? industries.body.data : [];
  const models = products?.status === 200 ? products.body : null;
  const items = gallery?.status === 200 ? gallery.body.data : [];
  const banner = shown(sections.first('banner'));
  const search = sections.first('search');
  const compared = sections.all('fit').flatMap(({ id, kind, text, picture }) => {
    return kind ? { id, kind, text, picture } : [];
  });
  return {
    title: search?.title ?? banner?.title ?? company,
    description: search?.text ?? banner?.text ?? '',
    hero: { title: banner?.title ?? company, lead: banner?.text, link: banner?.link, room },
    sections: homeSections(sections),
    officeArea,
    tiles: tilesOf(sections.rows, (row, tile) => tilePicture(row, tile, models ?? [], items)),
    compared,
    industries: rows,
    catalogue:
      products?.status === 200
        ? summary(
            products.body,
            totalOf(products.headers),
            compared.map(({ kind }) => kind),
          )
        : null,
    projects:
      projects?.status === 200
        ? { total: totalOf(projects.headers), latest: latest(projects.body.data) }
        : null,
  };
}

export type HomePageData = Awaited<ReturnType<typeof loadHomePage>>;

/** `compared` are the kinds of units that the page compares. */
function summary(products: Product[], total: number, compared: CategoryKind[]) {
  const cassettes = compared.flatMap(
    (kind) => products.find((product) => product.category_kind === kind) ?? [],
  );
  return {
    models: { all: total, priced: products.filter(isPriced).length },
    /** The dots of the map by the id of the category, smallest first. */
    dots: dotsByCategory(products),
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

/** The projects completed last, without those under way; first those with a picture. */
const latest = (projects: CardProject[]) =>
  picturedFirst(projects.filter(({ status }) => status === 'completed'))
    .slice(0, PROJECTS)
    .map(toCardProject);

/** Returns the picture of a tile without its own: of its type of unit, or else from the gallery. */
function tilePicture(
  { kind }: PageSection,
  { steps, ticks }: FeatureTile,
  products: Product[],
  items: GalleryItem[],
): Picture | null {
  if (kind) {
    const unit = products.find(
      ({ category_kind, pictures }) => category_kind === kind && pictures.length > 2,
    );
    return unit?.pictures.at(-1) ?? null;
  }
  const key = steps.length > 0 ? COMMISSIONING : ticks.length > 0 ? PARTS : null;
  return items.find(({ picture }) => picture.key === key)?.picture ?? null;
}

const isOutdoor = (product: Product) => product.category_kind === 'outdoor_unit';

function dotsByCategory(products: Product[]): Record<number, Dot[]> {
  const lanes: Record<number, Dot[]> = {};
  for (const { id, title, category_id, cooling_tr: tr, ...product } of products) {
    if (tr === null) continue;
    const price = product.offer_price ?? product.regular_price;
    (lanes[category_id] ??= []).push({ id, title, tr, price });
  }
  for (const lane of Object.values(lanes)) lane.sort((one, other) => one.tr - other.tr);
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
