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
import { fromPrice } from '../../platform/ui/capacity-range';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { GYM } from './content/gym.server';
import { HOME } from './content/home.server';
import { HOSPITAL } from './content/hospital.server';
import { HOTEL } from './content/hotel.server';
import { OFFICE } from './content/office.server';
import { RESTAURANTS } from './content/restaurants.server';
import { SCHOOL } from './content/school.server';
import { SHOWROOMS } from './content/showrooms.server';
import type {
  Block,
  Fit,
  FittingCategory,
  PicturedBlock,
  SectorContent,
  SectorPage,
} from './sector-content';
import { sectorTexts } from './sector.texts';

const texts = sectorTexts.fits;

export const SECTOR_CONTENT: Record<Sector, SectorContent> = {
  home: HOME,
  office: OFFICE,
  restaurants: RESTAURANTS,
  school: SCHOOL,
  showrooms: SHOWROOMS,
  hotel: HOTEL,
  hospital: HOSPITAL,
  gym: GYM,
};

/** Returns the sector whose page has this path, ignoring case and a trailing slash as its route does. */
export function sectorAt(pathname: string): Sector {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return SECTORS.find((sector) => sectorPath(sector) === path)!;
}

/** Loads the page about a sector: its texts, with pictures, capacities and prices from the database. */
export async function loadSector(api: ApiClient, sector: Sector): Promise<SectorPage> {
  const { blocks, fits, ...content } = SECTOR_CONTENT[sector];
  const path = sectorPath(sector);
  // Pictures that could not be loaded are left out; the page needs its categories.
  const [categories, products, gallery, industries] = await Promise.all([
    loadResponse(api.categories.list({ query: {} })),
    api.products.list({ query: {} }).catch(() => null),
    api.gallery.list({ query: {} }).catch(() => null),
    api.industries.list().catch(() => null),
  ]);
  const rows = categories?.body.data ?? [];
  const pictures: Pictures = {
    categories: rows,
    products: products?.status === 200 ? products.body : [],
    gallery: gallery?.status === 200 ? gallery.body.data.map(({ picture }) => picture) : [],
  };
  const industry =
    industries?.status === 200 ? industries.body.data.find(({ link }) => link === path) : undefined;
  return {
    ...content,
    path,
    picture: industry?.picture ?? null,
    blocks: blocks.map((block) => withPicture(block, pictures)),
    fits: fits.flatMap((fit) => withCategory(fit, rows)),
  };
}

interface Pictures {
  categories: Category[];
  products: Product[];
  gallery: Picture[];
}

function withPicture({ picture, ...block }: Block, pictures: Pictures): PicturedBlock {
  const { kind, view = 0, gallery } = picture;
  const own = gallery && pictures.gallery.find(({ key }) => key === gallery);
  const views = pictures.products
    .filter((row) => row.category_kind === kind)
    .map((row) => row.pictures);
  const asked = views.find((some) => some.length > view)?.[view] ?? views[0]?.at(-1);
  const category = pictures.categories.find((row) => row.kind === kind);
  return { ...block, picture: own || asked || category?.picture || null };
}

/** Kinds whose capacity in TR would mislead: they are measured in m³ of air, or not at all. */
const WITHOUT_TR: CategoryKind[] = ['ventilation', 'filter', 'dehumidifier', 'cold_room'];

/** The categories of the kind; empty if staff have deleted or hidden them. */
function withCategory({ kind, rooms, why }: Fit, categories: Category[]): FittingCategory[] {
  return categories
    .filter((category) => category.kind === kind)
    .map(({ title, path, picture, product_count, tr_min, tr_max, price_from }) => {
      const inTr = tr_min !== null && tr_max !== null && !WITHOUT_TR.includes(kind);
      const isListed = product_count > 0;
      return {
        rooms,
        why,
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
      };
    });
}
