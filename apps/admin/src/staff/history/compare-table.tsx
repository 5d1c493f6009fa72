import type { HistorySubject, HistoryValue } from '@shishir/contract';
import { diffWords } from 'diff';
import type { ReactNode } from 'react';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { historyTexts as texts } from './history.texts';
import { labelOf, textOf } from './value-text';

export interface Comparison {
  field: string;
  left: HistoryValue;
  right: HistoryValue;
  /** Why the left one cannot come back. */
  obstacle?: string | null;
}

interface Props {
  subject: HistorySubject;
  /** What the table is called. */
  title: string;
  columns: { left: string; right: string };
  rows: Comparison[];
  /** How many fields are the same on both sides. */
  same?: number;
}

/** Fields with both of their values; what one side lacks is set off on the other. On phones the cells stand below each other. */
export function CompareTable({ subject, title, columns, rows, same = 0 }: Props) {
  return (
    <section className="compare" aria-label={title}>
      <h3>{title}</h3>
      <div>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{texts.columns.field}</th>
              <th scope="col">{columns.left}</th>
              <th scope="col">{columns.right}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, left, right, obstacle }) => {
              const { before, after } = markedValues(subject, field, left, right);
              return (
                <tr key={field}>
                  <th scope="row">{labelOf(subject, field)}</th>
                  <td data-label={columns.left}>
                    {before}
                    {obstacle && <p className="compare__obstacle">{obstacle}</p>}
                  </td>
                  <td data-label={columns.right}>{after}</td>
                </tr>
              );
            })}
            {same > 0 && (
              <tr className="compare__same">
                <th scope="row">{texts.same(same)}</th>
                <td data-label={columns.left}>{texts.theSame}</td>
                <td data-label={columns.right}>{texts.theSame}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Both values; of two texts only the words that differ are marked. */
function markedValues(
  subject: HistorySubject,
  field: string,
  left: HistoryValue,
  right: HistoryValue,
): { before: ReactNode; after: ReactNode } {
  const whole = (value: HistoryValue, Mark: 'del' | 'ins') =>
    value.kind === 'picture' && value.picture ? (
      <ProductPicture
        picture={value.picture}
        sizes="112px"
        className="compare__picture"
        alt={value.picture.alt}
      />
    ) : (
      <Mark>{textOf(subject, field, value)}</Mark>
    );
  if (!isText(left) || !isText(right)) {
    return { before: whole(left, 'del'), after: whole(right, 'ins') };
  }
  const parts = diffWords(textOf(subject, field, left), textOf(subject, field, right));
  const side = (Mark: 'del' | 'ins') =>
    parts
      .filter(({ added, removed }) => (Mark === 'del' ? !added : !removed))
      .map(({ added, removed, value }, index) =>
        added || removed ? (
          <Mark key={index}>{value}</Mark>
        ) : (
          <span key={index}>{shortened(value)}</span>
        ),
      );
  return { before: side('del'), after: side('ins') };
}

const isText = (value: HistoryValue) =>
  value.kind === 'value' && typeof value.value === 'string' && value.value !== '';

/** Of a long text that did not change, the words beside what did. */
const AROUND = 120;
function shortened(text: string): string {
  if (text.length <= 3 * AROUND) return text;
  const head = text.slice(0, AROUND).replace(/\S*$/, '');
  const tail = text.slice(-AROUND).replace(/^\S*/, '');
  return `${head}…${tail}`;
}
