import { Table } from '../../platform/ui/table';
import type { FigureTable as Content } from './content';
import { MarkedText } from './marked-text';
import styles from './figure-table.module.css';

/** Table that scrolls inside its box if it is wider than the screen. */
export function FigureTable({ table: { label, columns, rows, source } }: { table: Content }) {
  const isFigure = (index: number) => (columns[index]?.figures ? '' : undefined);
  return (
    <>
      <section className={styles.scroll} tabIndex={0} aria-label={label}>
        <Table>
          <thead>
            <tr>
              {columns.map(({ title }, index) => (
                <th key={title} scope="col" data-number={isFigure(index)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <MarkedText text={name!} />
                </th>
                {cells.map((cell, index) => (
                  <td key={index} data-number={isFigure(index + 1)}>
                    <MarkedText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
      <p className={styles.source}>
        <small>
          <MarkedText text={source} />
        </small>
      </p>
    </>
  );
}
