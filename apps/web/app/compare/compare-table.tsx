import type { CatalogueProduct } from '@shishir/contract';
import { useId } from 'react';
import { Form, Link } from 'react-router';
import { AddToCart } from '../cart/add-to-cart';
import { Icon } from '../ui/icon';
import { Picture, PictureMissing } from '../ui/picture';
import { PriceBlock } from '../units/price-block';
import { specRows } from '../units/spec-rows';
import { comparePath, MAX_COMPARED, removeCompared } from './compare-store';

interface CompareTableProps {
  products: CatalogueProduct[];
  others: { id: number; label: string }[];
}

/** Units side by side. Rows with different values are marked. */
export function CompareTable({ products, others }: CompareTableProps) {
  const rows = rowsOf(products);
  const different = rows.filter(({ differs }) => differs).length;
  const room = products.length < MAX_COMPARED && others.length > 0;
  return (
    <>
      <p className="compare__sum num">
        {products.length > 1
          ? `${different} of ${rows.length} rows differ.`
          : 'One unit so far. Add another to see where they differ.'}
      </p>
      <section className="compare__scroll" tabIndex={0} aria-label="Comparison, scrolls sideways">
        <table className="ctable num">
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <Unit product={product} all={products} />
                </th>
              ))}
              {room && (
                <td className="ctable__add">
                  <Another products={products} others={others} />
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, differs }) => (
              <tr key={name} className={differs ? 'differs' : undefined}>
                <th scope="row">
                  {name}
                  {differs && <small>differs</small>}
                </th>
                {values.map((value, index) => (
                  <td key={products[index]!.id}>
                    {value ?? (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="vh">not given</span>
                      </>
                    )}
                  </td>
                ))}
                {room && <td />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Unit({ product, all }: { product: CatalogueProduct; all: CatalogueProduct[] }) {
  const picture = product.pictures[0];
  const left = all.filter(({ id }) => id !== product.id).map(({ id }) => id);
  return (
    <div className="cunit">
      <div className="cunit__pic">
        {picture ? <Picture picture={picture} sizes="280px" eager /> : <PictureMissing />}
      </div>
      <Link className="cunit__name" to={`/products/${product.id}`} prefetch="intent">
        {product.title}
      </Link>
      <small>{product.model}</small>
      <PriceBlock regular={product.regular_price} offer={product.offer_price} />
      <AddToCart product={product} look="soft" />
      <Link
        className="cunit__out"
        to={comparePath(left)}
        preventScrollReset
        onClick={() => removeCompared(product.id)}
      >
        <Icon name="close" />
        Remove<span className="vh"> {product.title}</span>
      </Link>
    </div>
  );
}

/** Adds one more unit. A form of its own, so that it works without JavaScript. */
function Another({ products, others }: CompareTableProps) {
  const selectId = useId();
  return (
    <Form action="/compare" className="cadd">
      {products.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      <label htmlFor={selectId}>Add another unit</label>
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
      <button className="btn btn--line btn--s">
        <Icon name="plus" />
        Add
      </button>
      <Link className="link" to={`/products/${products[0]!.category_slug}`}>
        Choose from the list
      </Link>
    </Form>
  );
}

interface CompareRow {
  name: string;
  /** One per product; null where the catalogue says nothing. */
  values: (string | null)[];
  differs: boolean;
}

/** The specification of these products, row by row, without rows that are empty for all of them. */
export function rowsOf(products: CatalogueProduct[]): CompareRow[] {
  const tables = products.map((product) => specRows(product).flatMap(({ rows }) => rows));
  const names = tables[0]?.map(([name]) => name) ?? [];
  return names
    .map((name, index) => {
      const values = tables.map((rows) => rows[index]![1]);
      return { name, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
