import { formatTaka, priceView } from '@shishir/format';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { sitePath } from '../../../platform/locale/site-path';
import { AddToCartButton } from '../../../sales/cart/add-to-cart';
import { CompareButton } from '../../compare/compare-toggle';
import type { CardProduct } from '../../product-parts/card-product';
import { Table } from '../../../platform/ui/table';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import { productListTexts } from './product-list.texts';
import styles from './category.module.css';

const texts = productListTexts.ladder;

const COLUMNS = {
  tr: styles.tonColumn,
  kw: styles.kilowattColumn,
  in: styles.inputColumn,
  cop: styles.wideColumn,
  db: styles.wideColumn,
  kg: styles.wideColumn,
  dim: styles.sizeColumn,
};

export interface LadderColumn {
  key: 'tr' | 'kw' | 'in' | 'cop' | 'db' | 'kg' | 'dim';
  title: string;
  /** Shown next to the value on phones, where the head of the table is hidden. */
  unit: string;
  /** Number of its note. */
  note?: number;
}

export interface Ladder {
  columns: LadderColumn[];
  /** One per product, in the same order. */
  rows: { size: string; share: string | null; cells: (string | null)[] }[];
  notes: string[];
}

/** True for all columns except the dimensions. */
const isNumber = (key: LadderColumn['key']) => (key === 'dim' ? undefined : true);

interface SizeLadderProps {
  products: CardProduct[];
  ladder: Ladder;
  /** Caption for screen readers. */
  caption: string;
  /** True if the rows are sorted from small to large. */
  rising: boolean;
  busy: boolean;
}

/**
 * Sizes of a category, one row each, in one form for all buttons. Roles are explicit, as the layout on phones removes
 * those of a table.
 */
export function SizeLadder({ products, ladder, caption, rising, busy }: SizeLadderProps) {
  const { columns, rows } = ladder;
  return (
    <form action={sitePath('/cart')} aria-busy={busy}>
      <Table className={styles.ladder} role="table">
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <VisuallyHidden as="thead" at="md-down" role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={styles.compareColumn}>
              {texts.compare}
            </th>
            <th role="columnheader" scope="col" aria-sort={rising ? 'ascending' : undefined}>
              {texts.size}
            </th>
            {columns.map(({ key, title, note }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={COLUMNS[key]}
                data-number={isNumber(key)}
              >
                {title}
                {note && (
                  <sup>
                    <a href={`#ladder-${note}`} aria-label={texts.note(note)}>
                      {note}
                    </a>
                  </sup>
                )}
              </th>
            ))}
            <th role="columnheader" scope="col" data-number>
              {texts.price}
            </th>
            <th role="columnheader" scope="col">
              <VisuallyHidden>{texts.cart}</VisuallyHidden>
            </th>
          </tr>
        </VisuallyHidden>
        <tbody role="rowgroup">
          {products.map((product, index) => (
            <Row key={product.id} product={product} row={rows[index]!} columns={columns} />
          ))}
        </tbody>
      </Table>
    </form>
  );
}

interface RowProps {
  product: CardProduct;
  row: Ladder['rows'][number];
  columns: LadderColumn[];
}

function Row({ product, row: { size, share, cells }, columns }: RowProps) {
  const { id, title, model, regular_price, offer_price } = product;
  const view = priceView(regular_price, offer_price);
  return (
    <tr role="row">
      <td role="cell" className={styles.compareColumn}>
        <CompareButton product={product} look="box" />
      </td>
      <th
        role="rowheader"
        scope="row"
        className={styles.nameColumn}
        style={share ? ({ '--share': share } as CSSProperties) : undefined}
      >
        <Link to={`/products/${id}`} prefetch="intent">
          {size}
          <VisuallyHidden>, {title}</VisuallyHidden>
        </Link>
        <small>{model}</small>
      </th>
      {columns.map(({ key, unit, title: column }, index) => (
        <td
          key={column}
          role="cell"
          className={COLUMNS[key]}
          data-number={isNumber(key)}
          data-unit={cells[index] && unit}
        >
          {cells[index]}
        </td>
      ))}
      <td role="cell" className={styles.priceColumn} data-number>
        {view.kind === 'on-request' ? (
          texts.onRequest
        ) : (
          <>
            <b>{formatTaka(view.price)}</b>
            {view.regular !== null && (
              <del>
                <VisuallyHidden>{texts.regularPrice} </VisuallyHidden>
                {formatTaka(view.regular)}
              </del>
            )}
          </>
        )}
      </td>
      <td role="cell" className={styles.addColumn}>
        <AddToCartButton product={product} look="soft" />
      </td>
    </tr>
  );
}
