import type { Row } from '../../units/spec-rows';
import './spec-tables.css';

interface SpecTablesProps {
  model: string;
  specs: { title: string; rows: Row[] }[];
}

/** The specification of a product, without rows that have no value. */
export function SpecTables({ model, specs }: SpecTablesProps) {
  return (
    <section className="fit block">
      <div className="wrap specs">
        <div>
          <h2>Specification</h2>
          <p className="specs__model">Model {model}</p>
        </div>
        <div className="specs__t">
          {specs.map(({ title, rows }) => (
            <SpecTable key={title} title={title} rows={rows} />
          ))}
        </div>
      </div>
    </section>
  );
}

function SpecTable({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <SpecRows rows={rows} label={title} />
    </div>
  );
}

/** A table of names and values, without the rows that have no value. */
export function SpecRows({ rows, label }: { rows: readonly Row[]; label: string }) {
  return (
    <table className="spec" aria-label={label}>
      <tbody>
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
