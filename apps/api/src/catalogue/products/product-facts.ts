import {
  type Commercial,
  COMMERCIAL_COLUMNS,
  type Product,
  type ProductLink,
} from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { type CategoryFacts, commercialOf } from '../categories/commercial';
import { publicDocuments } from '../documents/public-documents';
import {
  type CatalogueRow,
  type FactColumns,
  FACTS,
  readForStaff,
  readPublic,
} from './product-row';
import { toPublicProduct } from './product.mapper';
import { storedFigures } from './stored-figures';

type FactRow = FactColumns & { id: number; brand: string | null };

const SELECT = `SELECT product.id AS id, product.brand AS brand, ${FACTS.join(', ')}
  FROM products product JOIN categories category ON category.id = product.category_id
  WHERE product.id IN`;

const readFacts = (manager: EntityManager, ids: number[]): Promise<FactRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : manager.query<FactRow[]>(`${SELECT} (${ids.map(() => '?').join(', ')})`, ids);

/** Returns the effective commercial facts of products, by id. */
export async function readCommercial(
  manager: EntityManager,
  ids: number[],
): Promise<Map<number, Commercial>> {
  return new Map((await readFacts(manager, ids)).map((row) => [row.id, commercialIn(row)]));
}

/** Adds data that only the page of a product shows: commercial facts, documents and successor. */
export async function withFacts(
  manager: EntityManager,
  row: CatalogueRow & Partial<FactRow>,
  product: Product,
  staff: boolean,
): Promise<Product> {
  const { id, category_id, successor_id } = row;
  // A visitor's row already contains them.
  const [facts] = staff ? await readFacts(manager, [id]) : [row as FactRow];
  const hasDocuments = Boolean(Number(facts?.['has_documents']));
  return {
    ...product,
    revision: Number(facts?.['revision']),
    commercial: facts && commercialIn(facts),
    successor: await readLink(manager, successor_id, staff),
    documents: hasDocuments ? await publicDocuments(manager, { product_id: id, category_id }) : [],
  };
}

function commercialIn(row: FactRow): Commercial {
  const category = { ...factsOf(row, 'category'), brand_warranties: warrantiesIn(row) };
  return commercialOf(factsOf(row, 'product'), category, row.brand);
}

const factsOf = (row: FactColumns, table: string) =>
  ({
    ...Object.fromEntries(COMMERCIAL_COLUMNS.map((column) => [column, row[`${table}_${column}`]])),
    ...storedFigures(row, `${table}_`),
  }) as Commercial;

function warrantiesIn({ brand_warranties: text }: FactColumns): CategoryFacts['brand_warranties'] {
  return typeof text === 'string'
    ? (JSON.parse(text) as CategoryFacts['brand_warranties'])
    : (text as CategoryFacts['brand_warranties']);
}

/** Returns a link to a product, for visitors only if they may see it. */
async function readLink(
  manager: EntityManager,
  id: number | null,
  staff: boolean,
): Promise<ProductLink | null> {
  if (id === null) return null;
  const [row] = staff ? await readForStaff(manager, [id]) : await readPublic(manager, id);
  if (!row) return null;
  const { title, brand, model, pictures, ...product } = toPublicProduct(row);
  const { cooling_kw, cooling_tr, regular_price, offer_price } = product;
  const figures = { cooling_kw, cooling_tr, regular_price, offer_price };
  return { id, title, brand, model, ...figures, picture: pictures[0] ?? null };
}
