import {
  type Category,
  type CategoryKind,
  type Picture,
  type Product,
  type Sector,
  sectorPath,
  SECTORS,
} from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { data } from 'react-router';
import { fromPrice } from '../../platform/ui/capacity-range';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { loadSections, type PageSection } from '../sections/page-sections.server';
import { roomPlaceholders } from '../room-figures/room-figures.server';
import type { Block, FittingCategory, SectorPage } from './sector-content';
import { drawingOf, placesOf } from './section-drawings.server';
import { sectorTexts } from './sector.texts';

const texts = sectorTexts.fits;

/** Returns the sector whose page has this path, ignoring case and a trailing slash as its route does. */
export function sectorAt(pathname: string): Sector {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return SECTORS.find((sector) => sectorPath(sector) === path)!;
}

/**
 * Loads the page about a sector: its sections, with pictures, capacities and prices of the catalogue. Throws a 404 if
 * staff have hidden the head of the page.
 */
export async function loadSector(api: ApiClient, sector: Sector): Promise<SectorPage> {
  const path = sectorPath(sector);
  // Pictures that could not be loaded are left out; the page needs its texts and categories.
  const [sections, categories, products, industries] = await Promise.all([
    loadSections(api, `sector-${sector}`, roomPlaceholders(api)),
    loadResponse(api.categories.list({ query: {} })),
    api.products.list({ query: {} }).catch(() => null),
    api.industries.list().catch(() => null),
  ]);
  const banner = sections.first('banner');
  if (!banner) throw data(null, { status: 404 });
  const rows = categories?.body.data ?? [];
  const models = products?.status === 200 ? products.body : [];
  const industry =
    industries?.status === 200 ? industries.body.data.find(({ link }) => link === path) : undefined;
  const search = sections.first('search');
  const label = banner.label ?? banner.title;
  const placeOf = placesOf(sector);
  return {
    path,
    name: industry?.title ?? label,
    label,
    title: banner.title,
    description: search?.text ?? '',
    lead: banner.text ?? '',
    picture: banner.picture ?? industry?.picture ?? null,
    drawing: drawingOf(sector),
    intro: { html: sections.first('intro')?.html ?? '', place: placeOf('intro') },
    blocks: blocksOf(sections.rows, placeOf, (section) => unitPictureOf(section, rows, models)),
    design: sections.first('design'),
    fits: sections.all('fit').flatMap((fit) => withCategory(fit, rows)),
    retrofit: sections.first('retrofit'),
    consultancy: sections.first('consultancy'),
    notes: sections.all('note').map(({ text }) => ({ text: text ?? '' })),
  };
}

/**
 * Returns the blocks, each with its place in the drawing and the figures that follow it. Without a place, a block shows
 * a picture of its type of unit.
 */
function blocksOf(
  rows: PageSection[],
  placeOf: ReturnType<typeof placesOf>,
  unitPictureOf: (row: PageSection) => Picture | null,
): Block[] {
  const blocks: Block[] = [];
  for (const row of rows) {
    const { part, title, label, html, link, link_text } = row;
    if (part === 'block') {
      const target = link && link_text ? { to: link, text: link_text } : null;
      const place = placeOf(row.kind);
      const picture = row.picture ?? (place ? null : unitPictureOf(row));
      blocks.push({ title, html, place, picture, figures: [], link: target });
    } else if (part === 'figure') {
      blocks.at(-1)?.figures.push({ value: label ?? '', label: title });
    }
  }
  return blocks;
}

/** Returns a picture of the type of unit that a section is about. */
function unitPictureOf(
  { kind }: PageSection,
  categories: Category[],
  products: Product[],
): Picture | null {
  const product = products.find((row) => row.category_kind === kind && row.pictures.length > 0);
  const category = categories.find((row) => row.kind === kind);
  return product?.pictures[0] ?? category?.picture ?? null;
}

/** Kinds whose capacity in TR would mislead: they are measured in m³ of air, or not at all. */
const WITHOUT_TR: (CategoryKind | null)[] = ['ventilation', 'filter', 'dehumidifier', 'cold_room'];

/** The categories of the kind; empty if staff have deleted or hidden them. */
function withCategory(
  { kind, title: rooms, text }: PageSection,
  categories: Category[],
): FittingCategory[] {
  return categories
    .filter((category) => category.kind === kind)
    .map(({ title, path, picture, product_count, tr_min, tr_max, price_from, kind }) => {
      const inTr = tr_min !== null && tr_max !== null && !WITHOUT_TR.includes(kind);
      const isListed = product_count > 0;
      return {
        rooms,
        why: text ?? '',
        title,
        path,
        picture,
        range: !isListed
          ? texts.toOrder
          : inTr
            ? texts.capacity(formatCapacity(tr_min), formatCapacity(tr_max))
            : texts.models(product_count),
        rangeLabel: isListed ? texts.inCatalogue : texts.sizedForYou,
        price: fromPrice({ kind, price_from }),
        priceLabel: price_from === null ? null : texts.perUnit,
      };
    });
}
