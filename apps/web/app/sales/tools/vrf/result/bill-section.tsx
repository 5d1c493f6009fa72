import { formatTaka, inDigits } from '@shishir/format';
import {
  type BillLine,
  type BillOfQuantities,
  JOINT_TEXTS,
  NOT_INCLUDED_TEXTS,
} from '@shishir/sizing';
import { memo } from 'react';
import { Link } from 'react-router';
import { sitePath } from '../../../../platform/locale/site-path';
import { Icon } from '../../../../platform/ui/icon';
import { Panel } from '../../../../platform/ui/panel';
import { PrintButton } from '../../../../platform/ui/print-button';
import { Table } from '../../../../platform/ui/table';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden';
import { totalText } from '../system/system-enquiry';
import { TableIcon } from '../../shared/tool-icons';
import { vrfResultTexts } from './vrf-result.texts';
import linesStyles from '../../shared/lines.module.css';
import toolsStyles from '../../tools.module.css';
import vrfStyles from '../vrf.module.css';
import styles from './bill-section.module.css';

const texts = vrfResultTexts.bill;

interface BillSectionProps {
  bill: BillOfQuantities;
  /** Names of units by the kind of their category. */
  kinds: Record<string, string>;
  /** '22 Nov 2026' */
  today: string;
  pdf: string;
  csv: string;
}

/** Models, quantities and listed prices; lines that sales quote; and work that no line includes. */
export const BillSection = memo(function BillSection(props: BillSectionProps) {
  const { bill, kinds, today, pdf, csv } = props;
  const priced = bill.lines.filter(({ sum }) => sum !== null);
  const asked = bill.lines.filter(({ sum }) => sum === null);
  return (
    <section className="block" aria-labelledby="bill-title">
      <div className="wrap">
        <div className={vrfStyles.sectionHead}>
          <h2 id="bill-title">{texts.title}</h2>
          <p className="lead">{texts.lead(today)}</p>
        </div>
        <div className={styles.columns}>
          <Table className={`${linesStyles.lines} ${linesStyles.blocks} ${styles.table}`}>
            <VisuallyHidden as="thead" at="sm-down">
              <tr>
                <th scope="col">{texts.columns.model}</th>
                <th scope="col">{texts.columns.description}</th>
                <th scope="col" data-number="">
                  {texts.columns.quantity}
                </th>
                <th scope="col" data-number="">
                  {texts.columns.unitPrice}
                </th>
                <th scope="col" data-number="">
                  {texts.columns.amount}
                </th>
              </tr>
            </VisuallyHidden>
            <tbody>
              {priced.map((line) => (
                <tr key={keyOf(line)}>
                  <Name line={line} kinds={kinds} />
                  <td data-number="" data-label={texts.columns.quantity}>
                    {inDigits(line.quantity)}
                  </td>
                  <td data-number="">{formatTaka(line.unit_price!)}</td>
                  <td data-number="">{formatTaka(line.sum!)}</td>
                </tr>
              ))}
              <tr className={`${linesStyles.sumRow} ${linesStyles.total}`}>
                <th scope="row" colSpan={4}>
                  {texts.total}
                </th>
                <td data-number="">{totalText(bill)}</td>
              </tr>
            </tbody>
            {asked.length > 0 && (
              <tbody>
                <tr className={styles.onRequest}>
                  <th scope="rowgroup" colSpan={5}>
                    {texts.onRequest}
                  </th>
                </tr>
                {asked.map((line) => (
                  <tr key={keyOf(line)}>
                    <Name line={line} kinds={kinds} />
                    <td data-number="" data-label={texts.columns.quantity}>
                      {inDigits(line.quantity)}
                    </td>
                    <td data-number="" colSpan={2}>
                      {texts.noPrice}
                    </td>
                  </tr>
                ))}
              </tbody>
            )}
          </Table>
          <Panel as="aside" className={styles.notIncluded} aria-labelledby="not-title">
            <h3 className={toolsStyles.smallTitle} id="not-title">
              {texts.notIncluded.title}
            </h3>
            <ul>
              {bill.not_included.map((key) => (
                <li key={key}>{NOT_INCLUDED_TEXTS[key]}</li>
              ))}
            </ul>
            <p className="quiet">{texts.notIncluded.text}</p>
            <div className={styles.documents}>
              <a className="button button--line button--small" href={sitePath(pdf)}>
                <Icon name="file" small />
                {texts.pdf}
              </a>
              <a className="button button--line button--small" href={sitePath(csv)}>
                <TableIcon small />
                {texts.csv}
              </a>
              <PrintButton />
            </div>
          </Panel>
        </div>
      </div>
    </section>
  );
});

const keyOf = ({ kind, id, model }: BillLine) => `${kind} ${id ?? model}`;

function Name({ line, kinds }: { line: BillLine; kinds: Record<string, string> }) {
  const { kind, id } = line;
  const { model, title } =
    kind === 'branch_joint' || kind === 'module_joint' ? JOINT_TEXTS[kind] : line;
  return (
    <>
      <th scope="row">
        {id === null ? (
          model
        ) : (
          <Link to={`/products/${id}`} prefetch="intent">
            {model}
          </Link>
        )}
      </th>
      <td>{kind === 'panel' ? texts.panel(kinds[title] ?? title) : title}</td>
    </>
  );
}
