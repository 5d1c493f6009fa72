import type { QuotationView } from '@shishir/contract';
import { isIncluded } from '@shishir/contract/quotation-figures';
import { formatSum, formatTaka, groupThousands, inDigits, takaInWords } from '@shishir/format';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../platform/ui/panel';
import { Table } from '../../platform/ui/table';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { CHOICE, RECALCULATE } from './act-failed';
import { quotationTexts } from './quotation.texts';
import type { Figures, Line } from './use-choice';
import linesStyles from '../tools/shared/lines.module.css';
import styles from './quotation.module.css';

const { prices: texts, priceOpen } = quotationTexts;

interface PriceTableProps {
  view: QuotationView;
  lines: Line[];
  figures: Figures;
  table: Ref<HTMLTableElement>;
  /** Called when the recipient chooses. */
  onChoose: () => void;
}

/**
 * The lines with their prices, then what the recipient can choose, and the total. Explicit roles remain when phones
 * show rows as blocks.
 */
export function PriceTable({ view, lines, figures, table, onChoose }: PriceTableProps) {
  const { state, vat_bp, ait_bp, advance_percent } = view;
  const { sum, discount, vat, ait, total, advance } = figures;
  const placed = lines.map((line, at) => ({ line, at }));
  const ordered = state === 'accepted' ? placed.filter(({ line }) => isIncluded(line)) : placed;
  const fixed = ordered.filter(({ line }) => state === 'accepted' || !line.choice);
  const groups = [...new Set(ordered.flatMap(({ line }) => line.choice?.group ?? []))].sort();
  const percent = (basisPoints: number) => inDigits(basisPoints / 100);
  return (
    <Panel as="section" className={styles.section} aria-labelledby="prices">
      <header>
        <h2 id="prices">{texts.title}</h2>
      </header>
      <Table
        className={`${linesStyles.lines} ${linesStyles.blocks} ${styles.prices}`}
        role="table"
        aria-labelledby="prices"
        ref={table}
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
          {fixed.map(({ line, at }, index) => (
            <LineRow key={at} line={line} first={inDigits(index + 1)} />
          ))}
        </tbody>
        {state !== 'accepted' &&
          groups.map((group, index) => (
            <tbody key={group} role="rowgroup" onChange={onChoose}>
              <tr role="row" className={styles.group}>
                <th scope="rowgroup" role="rowheader" colSpan={5}>
                  {group === '' ? texts.options : texts.alternatives(group)}
                </th>
              </tr>
              {placed
                .filter(({ line }) => line.choice?.group === group)
                .map(({ line, at }) => (
                  <LineRow
                    key={at}
                    line={line}
                    first={
                      <label className={styles.pick}>
                        <input
                          type={group === '' ? 'checkbox' : 'radio'}
                          name={CHOICE + index}
                          value={at}
                          form="accept"
                          disabled={state !== 'open'}
                          defaultChecked={isIncluded(line)}
                        />
                        <VisuallyHidden>{line.model || line.title}</VisuallyHidden>
                      </label>
                    }
                  />
                ))}
            </tbody>
          ))}
        <tfoot role="rowgroup">
          {(discount > 0 || vat_bp !== null) && (
            <Sum name={texts.subtotal} amount={formatTaka(sum)} />
          )}
          {discount > 0 && <Sum name={texts.discount} amount={`−${formatTaka(discount)}`} />}
          {vat_bp !== null && <Sum name={texts.vat(percent(vat_bp))} amount={formatTaka(vat)} />}
          <Sum
            className={`${linesStyles.sumRow} ${linesStyles.total}`}
            name={vat_bp === null ? texts.total : texts.grandTotal}
            amount={formatSum(total, priceOpen)}
          />
          {ait_bp !== null && (
            <>
              <Sum name={texts.ait(percent(ait_bp))} amount={`−${formatTaka(ait)}`} />
              <Sum name={texts.payable} amount={formatTaka(total - ait)} />
            </>
          )}
          {advance_percent !== null && (
            <Sum name={texts.advance(inDigits(advance_percent))} amount={formatTaka(advance)} />
          )}
        </tfoot>
      </Table>
      {total > 0 && <p className={styles.inWords}>{texts.inWords(takaInWords(total))}</p>}
      {state === 'open' && groups.length > 0 && (
        <noscript>
          <button
            className="button button--line"
            type="submit"
            form="accept"
            name={RECALCULATE}
            value="yes"
          >
            {texts.recalculate}
          </button>
        </noscript>
      )}
    </Panel>
  );
}

interface LineProps {
  line: Line;
  /** Its number, or its input. */
  first: ReactNode;
}

function LineRow({ line, first }: LineProps) {
  const { product_id, model, title, note, quantity, unit_price, sum } = line;
  const name = model || title;
  const rest = [model && title, note].filter(Boolean);
  return (
    <tr role="row">
      <td role="cell">{first}</td>
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
