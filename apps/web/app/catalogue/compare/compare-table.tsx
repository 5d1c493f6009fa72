import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity, formatTaka, groupThousands, priceView } from '@shishir/format';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Form, Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { AddToCart } from '../../sales/cart/add-to-cart';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { Picture } from '../../platform/ui/picture';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { OutdoorNeed } from '../product-parts/outdoor-need';
import { PriceBlock } from '../product-parts/price-block';
import { specRows } from '../product-parts/spec-rows';
import { specificationTexts } from '../product-parts/specification.texts';
import { comparePath, MAX_COMPARED, removeCompared } from './compare-store';
import { compareTexts } from './compare.texts';
import styles from './compare.module.css';

const texts = compareTexts.table;

interface CompareTableProps {
  products: CatalogueProduct[];
  others: { id: number; label: string }[];
}

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

/** Units side by side. Rows with different values are marked. */
export function CompareTable({ products, others }: CompareTableProps) {
  const rows = rowsOf(products);
  const different = rows.filter(({ differs }) => differs).length;
  const several = products.length > 1;
  return (
    <>
      <div className={styles.toolbar}>
        {several && (
          // The style sheet hides the equal rows, so the switch works without JavaScript too.
          <label className={styles.differencesSwitch}>
            <input type="checkbox" role="switch" />
            {texts.differencesOnly}
          </label>
        )}
        <p className="number">
          {several ? texts.different(different, rows.length) : texts.onlyOne}
        </p>
        {products.length < MAX_COMPARED && others.length > 0 && (
          <Another products={products} others={others} />
        )}
      </div>
      <Panel
        as="section"
        className={`${styles.scroll} ${products.length > 3 ? styles.fourUnits : ''}`}
        style={{ '--units': products.length } as CSSProperties}
        tabIndex={0}
        aria-label={texts.label}
      >
        {/* Explicit roles: the layout on phones removes those of a table. */}
        <table className={`${styles.table} number`} role="table">
          <thead role="rowgroup">
            <tr role="row">
              <td />
              {products.map((product) => (
                <th key={product.id} scope="col" role="columnheader">
                  <Unit product={product} all={products} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ name, values, differs }) => (
              <tr key={name} role="row" className={differs ? styles.different : undefined}>
                <th scope="row" role="rowheader">
                  {differs ? texts.rowDiffers(name, hidden) : name}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]!.id} role="cell">
                    {value ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <VisuallyHidden>{texts.notGiven}</VisuallyHidden>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr role="row" className={styles.actions}>
              <th scope="row" role="rowheader">
                <VisuallyHidden>{texts.quotation}</VisuallyHidden>
              </th>
              {products.map((product) => (
                <td key={product.id} role="cell">
                  <AddToCart product={product} look="soft" />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Panel>
      {several && <p className={`quiet ${styles.note}`}>{texts.markedRows}</p>}
    </>
  );
}

function Unit({ product, all }: { product: CatalogueProduct; all: CatalogueProduct[] }) {
  const picture = product.pictures[0];
  const left = all.filter(({ id }) => id !== product.id).map(({ id }) => id);
  return (
    <div className={styles.unit}>
      <Picture picture={picture ?? null} sizes="240px" eager />
      <div>
        <Link
          className={styles.unitName}
          lang={languageOf(product.title)}
          to={`/products/${product.id}`}
          prefetch="intent"
        >
          {product.title}
        </Link>
        <small>{product.model}</small>
        <Link className={styles.dataSheet} to={`/products/${product.id}/data-sheet`}>
          {texts.dataSheet}
        </Link>
      </div>
      <Link
        className={`icon-button ${styles.remove}`}
        to={comparePath(left)}
        preventScrollReset
        onClick={() => removeCompared(product.id)}
      >
        <Icon name="close" small />
        <VisuallyHidden>{texts.remove(product.title)}</VisuallyHidden>
      </Link>
    </div>
  );
}

/** Adds one more unit. A separate form, so that it works without JavaScript. */
function Another({ products, others }: CompareTableProps) {
  const selectId = useId();
  return (
    <Form action="/compare" className={styles.addUnit}>
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <label htmlFor={selectId}>{texts.addLabel}</label>
      <span className="select">
        <select id={selectId} name="ids" autoComplete="off">
          {others.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <button className="button button--line button--small">
        <Icon name="plus" />
        {texts.add}
      </button>
    </Form>
  );
}

interface CompareRow {
  name: string;
  /** One per product; null if the catalogue has no value. */
  values: ReactNode[];
  differs: boolean;
}

const { names: SPEC } = specificationTexts;
/** Rows of the specification that the capacity row replaces. */
const CAPACITY = [SPEC.coolingTr, SPEC.coolingKw, SPEC.coolingBtu];

/**
 * Returns price, price per TR, capacity and the rest of the specification, without rows that are empty for all
 * products. Rows that differ come first.
 */
function rowsOf(products: CatalogueProduct[]): CompareRow[] {
  const row = <Value,>(
    name: string,
    valueOf: (product: CatalogueProduct) => Value | null,
    view: (value: Value, product: CatalogueProduct) => ReactNode,
  ): CompareRow & { known: boolean } => {
    const values = products.map(valueOf);
    return {
      name,
      values: values.map((value, index) => (value === null ? null : view(value, products[index]!))),
      known: values.some((value) => value !== null),
      differs: new Set(values).size > 1,
    };
  };
  const tables = products.map((product) => specRows(product).flatMap(({ rows }) => rows));
  const names = (tables[0] ?? []).map(([name]) => name).filter((name) => !CAPACITY.includes(name));
  const valueIn = (name: string) => (product: CatalogueProduct) =>
    tables[products.indexOf(product)]!.find(([other]) => other === name)?.[1] ?? null;
  return [
    row(
      texts.price,
      (product) => priceOf(product) ?? 0,
      (_, product) => (
        <>
          <PriceBlock
            className={styles.price}
            regular={product.regular_price}
            offer={product.offer_price}
          />
          <OutdoorNeed kind={product.category_kind} />
        </>
      ),
    ),
    row(texts.pricePerTon, pricePerTon, (price) => formatTaka(price)),
    row(
      texts.capacity,
      ({ cooling_kw, cooling_tr }) => cooling_kw ?? cooling_tr,
      (_, product) => <Capacity product={product} />,
    ),
    ...names.map((name) => row(name, valueIn(name), (value) => value)),
  ]
    .filter(({ known }) => known)
    .sort((one, other) => Number(other.differs) - Number(one.differs));
}

function priceOf({ regular_price, offer_price }: CatalogueProduct): number | null {
  const view = priceView(regular_price, offer_price);
  return view.kind === 'price' ? view.price : null;
}

/** Taka per ton of refrigeration, rounded to hundreds. */
function pricePerTon(product: CatalogueProduct): number | null {
  const price = priceOf(product);
  if (price === null || !product.cooling_tr) return null;
  return Math.round(price / product.cooling_tr / 100) * 100;
}

function Capacity({
  product: { cooling_kw, cooling_tr, cooling_btu },
}: {
  product: CatalogueProduct;
}) {
  const [first, ...others] = [
    cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
    cooling_tr !== null && `${formatCapacity(cooling_tr)} TR`,
    cooling_btu !== null && `${groupThousands(cooling_btu)} BTU/h`,
  ].filter(Boolean);
  return (
    <>
      {first} <small>{others.join(', ')}</small>
    </>
  );
}
