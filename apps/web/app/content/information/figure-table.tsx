import type { FigureTable as Table } from './content';
import { MarkedText } from './marked-text';
import styles from './figure-table.module.css';

/** A table that scrolls inside its box where it is wider than the screen. */
export function FigureTable({ table: { label, columns, rows, source } }: { table: Table }) {
  const classAt = (index: number) => (columns[index]?.figures ? styles.figure : undefined);
  return (
    <>
      <section className={styles.table} tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              {columns.map(({ title }, index) => (
                <th key={title} scope="col" className={classAt(index)}>
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
                  <td key={index} className={classAt(index + 1)}>
                    <MarkedText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.source}>
        <MarkedText text={source} />
      </p>
    </>
  );
}
