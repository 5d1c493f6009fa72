import type { QuotationView } from '@shishir/contract';
import { formatSum, formatTaka, groupThousands } from '@shishir/format';
import { Link } from 'react-router';
import { Panel } from '../../platform/ui/panel';
import { Table } from '../../platform/ui/table';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import linesStyles from '../tools/shared/lines.module.css';
import styles from './quotation.module.css';

/** The lines with their prices, the discount and the total. Explicit roles remain when phones show rows as blocks. */
export function PriceTable({ view: { lines, sum, discount, total } }: { view: QuotationView }) {
  return (
    <Panel as="section" className={styles.section} aria-labelledby="prices">
      <header>
        <h2 id="prices">Prices</h2>
      </header>
      <Table
        className={`${linesStyles.lines} ${linesStyles.blocks} ${styles.prices}`}
        role="table"
        aria-labelledby="prices"
      >
        <VisuallyHidden as="thead" at="sm-down" role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              No.
            </th>
            <th scope="col" role="columnheader">
              Item
            </th>
            <th scope="col" role="columnheader" data-number="">
              Quantity
            </th>
            <th scope="col" role="columnheader" data-number="">
              Unit price
            </th>
            <th scope="col" role="columnheader" data-number="">
              Sum
            </th>
          </tr>
        </VisuallyHidden>
        <tbody role="rowgroup">
          {lines.map((line, index) => (
            <Line key={index} line={line} number={index + 1} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          {discount > 0 && (
            <>
              <Sum name="Sum" amount={formatTaka(sum)} />
              <Sum name="Discount on equipment" amount={`−${formatTaka(discount)}`} />
            </>
          )}
          <Sum
            className={`${linesStyles.sumRow} ${linesStyles.total}`}
            name="Total, without VAT"
            amount={formatSum(total, 'Price open')}
          />
        </tfoot>
      </Table>
    </Panel>
  );
}

interface LineProps {
  line: QuotationView['lines'][number];
  number: number;
}

function Line({ line, number }: LineProps) {
  const { product_id, model, title, note, quantity, unit_price, sum } = line;
  const name = model || title;
  const rest = [model && title, note].filter(Boolean);
  return (
    <tr role="row">
      <td role="cell">{number}</td>
      <th scope="row" role="rowheader">
        {product_id === null ? name : <Link to={`/products/${product_id}`}>{name}</Link>}
        {rest.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </th>
      <td role="cell" data-number="">
        {groupThousands(quantity)}
        <span className={styles.times} aria-hidden="true">
          {' '}
          × {formatSum(unit_price, 'included')}
        </span>
      </td>
      {/* Phones show it after the quantity. */}
      <VisuallyHidden as="td" at="sm-down" role="cell" data-number="">
        {formatSum(unit_price, 'Included')}
      </VisuallyHidden>
      <td role="cell" data-number="">
        {formatSum(sum, 'Included')}
      </td>
    </tr>
  );
}

interface SumProps {
  name: string;
  amount: string;
  className?: string;
}

const Sum = ({ name, amount, className }: SumProps) => (
  <tr role="row" className={className}>
    <th scope="row" role="rowheader" colSpan={4}>
      {name}
    </th>
    <td role="cell" data-number="">
      {amount}
    </td>
  </tr>
);
