import type { FigureTable as Table } from './content';
import { MarkedText } from './marked-text';

/** A table that scrolls inside its box where it is wider than the screen. Its CSS: `figure-table.css`. */
export function FigureTable({ table: { label, columns, rows, source } }: { table: Table }) {
  const classAt = (index: number) => (columns[index]?.figures ? 'ftable__figure' : undefined);
  return (
    <>
      <section className="ftable" tabIndex={0} aria-label={label}>
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
      <p className="ftable__source">
        <MarkedText text={source} />
      </p>
    </>
  );
}
