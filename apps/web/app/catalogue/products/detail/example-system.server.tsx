import { type CatalogueProduct, type ListedProduct, needsOutdoorUnit } from '@shishir/contract';
import { formatCapacity, formatTaka, inDigits, priceView } from '@shishir/format';
import { Icon } from '../../../platform/ui/icon';
import { Table } from '../../../platform/ui/table';
import { SectionHeader } from '../../product-parts/section-header';
import { roundLength as round } from '@shishir/sizing';
import { exampleSystemTexts as texts } from './example-system.texts';
import styles from './product-sections.module.css';

/** An outdoor unit with indoor units that it can serve. */
export interface ExampleSystem {
  outdoor: ListedProduct;
  indoor: ListedProduct;
  rooms: number;
}

/** Rooms of a small office. */
const ROOMS = 6;
const MOST_ROOMS = 16;

const kwOf = ({ cooling_kw }: ListedProduct) => cooling_kw ?? 0;
const priceOf = ({ regular_price, offer_price }: ListedProduct) => {
  const view = priceView(regular_price, offer_price);
  return view.kind === 'price' ? view.price : null;
};

/**
 * Returns an example system with this product from the catalogue: for an indoor unit the smallest outdoor unit that
 * serves six of them, for an outdoor unit about six indoor units that use its capacity. The capacity inside never
 * exceeds the one outside.
 */
export function exampleFor(
  product: CatalogueProduct,
  partners: ListedProduct[],
): ExampleSystem | null {
  if (product.discontinued || !product.cooling_kw) return null;
  const usable = partners.filter(
    (partner) => partner.cooling_kw && priceOf(partner) !== null && partner.brand === product.brand,
  );
  if (needsOutdoorUnit(product.category_kind)) {
    const need = kwOf(product) * ROOMS;
    const outdoor = usable
      .filter((partner) => kwOf(partner) >= need)
      .sort((one, other) => kwOf(one) - kwOf(other))[0];
    if (outdoor) return { outdoor, indoor: product, rooms: ROOMS };
    const largest = usable.sort((one, other) => kwOf(other) - kwOf(one))[0];
    const rooms = largest ? Math.floor(kwOf(largest) / kwOf(product)) : 0;
    return largest && rooms > 1 ? { outdoor: largest, indoor: product, rooms } : null;
  }
  const target = kwOf(product) / ROOMS;
  const indoor = usable.sort(
    (one, other) => Math.abs(kwOf(one) - target) - Math.abs(kwOf(other) - target),
  )[0];
  const rooms = indoor ? Math.min(MOST_ROOMS, Math.floor(kwOf(product) / kwOf(indoor) + 1e-9)) : 0;
  return indoor && rooms > 1 ? { outdoor: product, indoor, rooms } : null;
}

/** Shows the cost of a complete system, with a section of the building and a bill. */
export function ExampleSection({ system }: { system: ExampleSystem }) {
  const { outdoor, indoor, rooms } = system;
  const inside = kwOf(indoor) * rooms;
  const share = Math.round((inside / kwOf(outdoor)) * 100);
  const lines = [
    { unit: outdoor, quantity: 1 },
    { unit: indoor, quantity: rooms },
  ];
  const sums = lines.map(({ unit, quantity }) => (priceOf(unit) ?? 0) * quantity);
  const priced = lines.every(({ unit }) => priceOf(unit) !== null);
  const kw = (value: number) => `${formatCapacity(Number(value.toFixed(1)))} kW`;
  return (
    <section className="block" aria-labelledby="example">
      <div className="wrap">
        <SectionHeader>
          <h2 id="example">{texts.title(rooms)}</h2>
          <p>
            {texts.lead({
              outdoor: outdoor.title,
              rooms,
              unit: kw(kwOf(indoor)),
              indoors: kw(inside),
              outdoors: kw(kwOf(outdoor)),
              percent: share,
            })}
          </p>
        </SectionHeader>
        <Section rooms={Math.min(rooms, 8)} outdoor={outdoor.title} indoor={indoor.title} />
        <div className={styles.systemGrid}>
          <Table className={styles.bill}>
            <thead>
              <tr>
                <th scope="col">{texts.columns.unit}</th>
                <th scope="col" data-number>
                  {texts.columns.quantity}
                </th>
                <th scope="col" data-number>
                  {texts.columns.price}
                </th>
                <th scope="col" data-number>
                  {texts.columns.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ unit, quantity }, index) => (
                <tr key={unit.id}>
                  <th scope="row">
                    <a href={`/products/${unit.id}`}>{unit.title}</a>
                    <small>{texts.modelAndCapacity(unit.model, kw(kwOf(unit)))}</small>
                  </th>
                  <td data-number>{inDigits(quantity)}</td>
                  <td data-number>{taka(priceOf(unit))}</td>
                  <td data-number>{priceOf(unit) === null ? '' : formatTaka(sums[index]!)}</td>
                </tr>
              ))}
            </tbody>
            {priced && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    {texts.total}
                  </th>
                  <td />
                  <td data-number>{formatTaka(sums[0]! + sums[1]!)}</td>
                </tr>
              </tfoot>
            )}
          </Table>
          <div className="quiet">
            <p>{indoor.panel_model ? texts.notIncludedWithPanels : texts.notIncluded}</p>
            <p className={styles.systemActions}>
              <a
                className="button button--soft"
                href={`/cart?add=${lines.map(({ unit, quantity }) => `${unit.id}x${quantity}`).join(',')}`}
              >
                <Icon name="cart" />
                {texts.addToCart}
              </a>
              <a className="link" href={`/contact-us?product=${outdoor.id}`}>
                {texts.ask} <Icon name="arrow" />
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

const taka = (price: number | null) => (price === null ? texts.onRequest : formatTaka(price));

interface SectionProps {
  rooms: number;
  outdoor: string;
  indoor: string;
}

/** Draws the building: an outdoor unit on the roof, a pair of pipes, and a unit above the ceiling of each room. */
function Section({ rooms, outdoor, indoor }: SectionProps) {
  return (
    <div
      className={styles.systemDiagram}
      role="img"
      aria-label={texts.drawing(outdoor, indoor, rooms)}
    >
      <Floors rooms={rooms} floors={1} />
      <Floors rooms={rooms} floors={2} />
    </div>
  );
}

const FLOOR = 160;
const ROOF = 122;

/** Draws one floor for wide screens or two for phones. */
function Floors({ rooms, floors }: { rooms: number; floors: 1 | 2 }) {
  const perFloor = Math.ceil(rooms / floors);
  const width = floors === 1 ? 1240 : 520;
  const room = round((width - 20) / perFloor);
  const unit = round(Math.min(94, room * 0.55));
  const units = Array.from({ length: rooms }, (_, index) => ({
    x: round(10 + room * (index % perFloor) + (room - unit) / 2),
    floor: Math.floor(index / perFloor),
  }));
  const bottom = ROOF + FLOOR * floors;
  return (
    <svg
      viewBox={`0 0 ${width} ${bottom + 12}`}
      aria-hidden="true"
      className={floors === 1 ? styles.oneFloor : styles.twoFloors}
    >
      <path
        className="draw__line"
        d={[
          `M0 ${ROOF}H${width}`,
          ...Array.from(
            { length: floors },
            (_, floor) => `M0 ${ROOF + FLOOR * (floor + 1)}H${width}`,
          ),
          ...Array.from(
            { length: perFloor + 1 },
            (_, wall) => `M${10 + room * wall} ${ROOF}V${bottom}`,
          ),
        ].join('')}
      />
      <path className="draw__unit" d={`M40 20h58v${ROOF - 20}H40z`} />
      <path className="draw__wash" d="M46 32h46v40H46z" />
      <path
        className="draw__dim"
        d={`M98 100h26v${FLOOR * (floors - 1) + 40}${Array.from({ length: floors }, (_, floor) => {
          const centres = units.filter((one) => one.floor === floor).map(({ x }) => x + unit / 2);
          // The first unit may be to the left of the vertical pipe.
          return `M${Math.min(124, ...centres)} ${140 + FLOOR * floor}H${Math.max(...centres)}`;
        }).join(
          '',
        )}${units.map(({ x, floor }) => `M${x + unit / 2} ${140 + FLOOR * floor}v14`).join('')}`}
      />
      {units.map(({ x, floor }) => (
        <rect
          key={`${floor} ${x}`}
          className="draw__unit"
          x={x}
          y={154 + FLOOR * floor}
          width={unit}
          height="22"
        />
      ))}
      <path
        className="draw__air"
        d={units
          .map(({ x, floor }) => {
            const y = 184 + FLOOR * floor;
            return `M${x + 4} ${y}q-6 34 -22 56M${x + unit - 4} ${y}q6 34 22 56`;
          })
          .join('')}
      />
    </svg>
  );
}
