import {
  type Commercial,
  COMMERCIAL_COLUMNS,
  type Product,
  type ProductLink,
  TRANSLATED_FIELDS,
} from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { type CategoryFacts, commercialOf } from '../categories/commercial';
import { Texts } from '../../platform/translations/texts';
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

type FactRow = FactColumns & { id: number; category_id: number; brand: string | null };

const SELECT = `SELECT product.id AS id, product.category_id AS category_id, product.brand AS brand, ${FACTS.join(', ')}
  FROM products product JOIN categories category ON category.id = product.category_id
  WHERE product.id IN`;

const readFacts = (manager: EntityManager, ids: number[]): Promise<FactRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : manager.query<FactRow[]>(`${SELECT} (${ids.map(() => '?').join(', ')})`, ids);

/** Adds the effective commercial facts to products in the language. */
export async function withCommercial(
  manager: EntityManager,
  products: Product[],
  texts: Texts,
): Promise<Product[]> {
  const ids = products.map(({ id }) => id);
  const rows = new Map((await readFacts(manager, ids)).map((row) => [row.id, row]));
  return products.map((product) => withFactsOf(product, rows.get(product.id), texts));
}

/** Adds commercial facts in the language, and the names of those that stay English. */
function withFactsOf(product: Product, row: FactRow | undefined, texts: Texts): Product {
  if (!row) return product;
  const english = commercialIn(row);
  if (texts === Texts.english) return { ...product, commercial: english };
  const commercial = commercialIn(translatedFacts(row, texts));
  const same = TRANSLATED_FACTS.filter(
    (column) => typeof english[column] === 'string' && english[column] === commercial[column],
  );
  return { ...product, commercial, untranslated: [...(product.untranslated ?? []), ...same] };
}

const TRANSLATED_FACTS = COMMERCIAL_COLUMNS.filter(
  (column) => column in TRANSLATED_FIELDS.category,
);

/** Replaces the texts of the product and those of its category, from which the effective ones are chosen. */
function translatedFacts(row: FactRow, texts: Texts): FactRow {
  const category = texts.of('category', row.category_id, {
    ...factsOf(row, 'category'),
    brand_warranties: warrantiesIn(row),
  });
  const product = texts.of('product', row.id, factsOf(row, 'product'));
  const columns = COMMERCIAL_COLUMNS.flatMap((column) => [
    [`product_${column}`, product[column]],
    [`category_${column}`, category[column]],
  ]);
  return {
    ...row,
    ...Object.fromEntries(columns),
    brand_warranties: category.brand_warranties,
  } as FactRow;
}

/** Adds data that only the page of a product shows: commercial facts, documents and successor. */
export async function withFacts(
  manager: EntityManager,
  row: CatalogueRow & Partial<FactRow>,
  product: Product,
  staff: boolean,
  texts = Texts.english,
): Promise<Product> {
  const { id, category_id, successor_id } = row;
  // A visitor's row already contains them.
  const [facts] = staff ? await readFacts(manager, [id]) : [row as FactRow];
  const hasDocuments = Boolean(Number(facts?.['has_documents']));
  return {
    ...withFactsOf(product, facts, texts),
    revision: Number(facts?.['revision']),
    successor: await readLink(manager, successor_id, staff, texts),
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
  texts: Texts,
): Promise<ProductLink | null> {
  if (id === null) return null;
  const [row] = staff ? await readForStaff(manager, [id]) : await readPublic(manager, id);
  if (!row) return null;
  const { title, brand, model, pictures, ...product } = toPublicProduct(
    texts.of('product', id, row),
  );
  const { cooling_kw, cooling_tr, horsepower, regular_price, offer_price } = product;
  const figures = { cooling_kw, cooling_tr, horsepower, regular_price, offer_price };
  return { id, title, brand, model, ...figures, picture: pictures[0] ?? null };
}
