import type { QuotationView } from '@shishir/contract';
import { formatSum, formatTaka, groupThousands, inDigits } from '@shishir/format';
import { Link } from 'react-router';
import { Panel } from '../../platform/ui/panel';
import { Table } from '../../platform/ui/table';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { quotationTexts } from './quotation.texts';
import linesStyles from '../tools/shared/lines.module.css';
import styles from './quotation.module.css';

const { prices: texts, priceOpen } = quotationTexts;

/** The lines with their prices, the discount and the total. Explicit roles remain when phones show rows as blocks. */
export function PriceTable({ view: { lines, sum, discount, total } }: { view: QuotationView }) {
  return (
    <Panel as="section" className={styles.section} aria-labelledby="prices">
      <header>
        <h2 id="prices">{texts.title}</h2>
      </header>
      <Table
        className={`${linesStyles.lines} ${linesStyles.blocks} ${styles.prices}`}
        role="table"
        aria-labelledby="prices"
      >
        <VisuallyHidden as="thead" at="sm-down" role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {texts.number}
            </th>
            <th scope="col" role="columnheader">
              {texts.item}
            </th>
            <th scope="col" role="columnheader" data-number="">
              {texts.quantity}
            </th>
            <th scope="col" role="columnheader" data-number="">
              {texts.unitPrice}
            </th>
            <th scope="col" role="columnheader" data-number="">
              {texts.amount}
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
              <Sum name={texts.subtotal} amount={formatTaka(sum)} />
              <Sum name={texts.discount} amount={`−${formatTaka(discount)}`} />
            </>
          )}
          <Sum
            className={`${linesStyles.sumRow} ${linesStyles.total}`}
            name={texts.total}
            amount={formatSum(total, priceOpen)}
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
        {inDigits(groupThousands(quantity))}
        <span className={styles.times} aria-hidden="true">
          {' '}
          × {formatSum(unit_price, texts.timesIncluded)}
        </span>
      </td>
      {/* Phones show it after the quantity. */}
      <VisuallyHidden as="td" at="sm-down" role="cell" data-number="">
        {formatSum(unit_price, texts.included)}
      </VisuallyHidden>
      <td role="cell" data-number="">
        {formatSum(sum, texts.included)}
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
