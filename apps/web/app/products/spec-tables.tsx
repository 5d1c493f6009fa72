import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import { sizeOf } from './mounting';

type Row = readonly [name: string, value: string | null];

const number = (value: number | null, unit = '') =>
  value === null ? null : `${groupThousands(value)}${unit}`;
const capacity = (value: number | null, unit = '') =>
  value === null ? null : `${formatCapacity(value)}${unit}`;

/** Everything that the catalogue says about a product; what it does not say has no row. */
export function SpecTables({ product }: { product: CatalogueProduct }) {
  return (
    <section className="fit block">
      <div className="wrap specs">
        <div>
          <h2>Specification</h2>
          <p className="specs__model">Model {product.model}</p>
        </div>
        <div className="specs__t">
          <SpecTable title="Performance" rows={performance(product)} />
          <SpecTable title="Build" rows={build(product)} />
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

function performance(product: CatalogueProduct): Row[] {
  return [
    ['Cooling, TR', capacity(product.cooling_tr)],
    ['Cooling, kW', capacity(product.cooling_kw)],
    ['Cooling, BTU/h', number(product.cooling_btu)],
    ['Horsepower', capacity(product.horsepower, ' HP')],
    ['Power input', number(product.power_input_w, ' W')],
    ['Compressor', product.inverter_type],
    ['Air flow', airFlow(product)],
  ];
}

function build(product: CatalogueProduct): Row[] {
  const size = sizeOf(product);
  return [
    ['Type', product.type],
    ['Operation', product.wind_free],
    ['Refrigerant', product.refrigerant],
    [
      'Size (W × H × D)',
      size && [size.width, size.height, size.depth].map((side) => number(side)).join(' × ') + ' mm',
    ],
    ['Panel model', product.panel_model],
    ['Panel type', product.panel_type],
    ['Panel colour', product.panel_color],
    ['Category', product.category],
  ];
}

function airFlow(product: CatalogueProduct): string {
  const steps = [
    product.air_flow_high_cfm,
    product.air_flow_medium_cfm,
    product.air_flow_low_cfm,
  ].filter((step) => step !== null);
  return steps.length > 0 ? `${steps.map((step) => number(step)).join(' / ')} CFM` : 'On request';
}
