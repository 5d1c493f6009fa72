import type { ListedProduct } from '@shishir/contract';
import { fanCount, roundLength as round } from '@shishir/sizing';
import type { ReactNode } from 'react';
import { sizeOf } from '../../product-parts/unit-size';
import { nominalSize } from '../../product-parts/size-label.server';
import { toHtml } from '../../../platform/ui/server-html.server';
import { categoryPageTexts } from './category-page.texts';
import styles from './category.module.css';

const texts = categoryPageTexts.cabinets;

/** A body by width and height, with the sizes that have it. */
interface Cabinet {
  width: number;
  height: number;
  sizes: string[];
}

/** Returns the bodies of these products, narrow to wide; empty if a size is unknown or there are too many to draw. */
function cabinetsOf(products: ListedProduct[]): Cabinet[] {
  const cabinets = new Map<string, Cabinet>();
  for (const product of products.toSorted(bySize)) {
    const size = sizeOf(product);
    if (!size) return [];
    const key = `${size.width} ${size.height}`;
    const cabinet = cabinets.get(key) ?? { width: size.width, height: size.height, sizes: [] };
    cabinet.sizes.push(nominalSize(product));
    cabinets.set(key, cabinet);
  }
  return cabinets.size > MOST
    ? []
    : [...cabinets.values()].sort((one, other) => one.width - other.width);
}

const bySize = (one: ListedProduct, other: ListedProduct) =>
  (one.cooling_tr ?? 0) - (other.cooling_tr ?? 0);

const MOST = 4;
const PERSON_MM = 1750;
const PERSON_WIDTH_MM = 520;
/** Approximate width of the coil below each fan. */
const COIL_MM = { outdoor_unit: 650, chiller: 1100 };
/** Distance of two cabinets of one system. */
const BETWEEN_MM = 120;
/** Height of a fan guard, and the free space above and beside the drawings. */
const GUARD_MM = 45;
const AIR_MM = 60;
const BESIDE_MM = 190;

/**
 * Draws the bodies of outdoor units or chillers next to a person, all to one scale, and lists their sizes. Returns HTML;
 * null for other kinds.
 */
export function cabinetDrawing(kind: string, products: ListedProduct[]): string | null {
  if (kind !== 'outdoor_unit' && kind !== 'chiller') return null;
  const cabinets = cabinetsOf(products);
  const [first] = cabinets;
  if (!first) return null;
  const coil = COIL_MM[kind];
  const top = Math.max(PERSON_MM, ...cabinets.map(({ height }) => height + GUARD_MM)) + AIR_MM;
  const largest = cabinets.at(-1)!;
  return toHtml(
    <section className={styles.cabinets} aria-labelledby="cabinets">
      <h2 id="cabinets">{texts.title}</h2>
      <p>
        {texts.upTo(largest.sizes.at(-1)!)} {texts.clearance}
      </p>
      <ul>
        <Item width={PERSON_WIDTH_MM} top={top} label={texts.person}>
          <Person />
        </Item>
        {cabinets.map(({ width, height, sizes }) => (
          <Item
            key={`${width} ${height}`}
            {...{ width, top }}
            label={texts.size(width, height)}
            note={rangeOf(sizes)}
          >
            <Body {...{ width, height, coil }} />
          </Item>
        ))}
        {kind === 'outdoor_unit' && (
          <Item
            width={2 * largest.width + BETWEEN_MM}
            top={top}
            label={texts.joined.size(largest.width)}
            note={texts.joined.note(largest.sizes.at(-1)!)}
          >
            <Body {...largest} coil={coil} />
            <path
              className={styles.pipe}
              d={`M${largest.width} -430h${BETWEEN_MM}M${largest.width} -350h${BETWEEN_MM}`}
            />
            <g transform={`translate(${largest.width + BETWEEN_MM})`}>
              <Body {...largest} coil={coil} />
            </g>
          </Item>
        )}
      </ul>
    </section>,
  );
}

interface ItemProps {
  /** In millimetres. */
  width: number;
  /** Height of all drawings in millimetres. */
  top: number;
  label: string;
  note?: string;
  children: ReactNode;
}

/** A drawing whose origin is the lower left corner of the body, and its caption. */
function Item({ width, top, label, note, children }: ItemProps) {
  return (
    <li>
      <svg
        viewBox={`${-BESIDE_MM} ${-top} ${width + 2 * BESIDE_MM} ${top}`}
        preserveAspectRatio="xMidYMax"
        aria-hidden="true"
      >
        {children}
      </svg>
      <p>
        <b>{label}</b>
        {note}
      </p>
    </li>
  );
}

/** Returns for example '8 to 12 HP'. */
function rangeOf(sizes: string[]): string {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  return first === last ? first : texts.sizes(first.replace(/ \D+$/, ''), last);
}

/** A person from the front, 350 units tall, feet at the origin. */
const Person = () => (
  <g
    className={styles.person}
    transform={`translate(${PERSON_WIDTH_MM / 2} 0) scale(${PERSON_MM / 350})`}
  >
    <path d="M-30-12-24-172H24L30-12H4L0-150-4-12zM-42 0h38v-14q-20-8-38 14zM42 0H4v-14q20-8 38 14z" />
    <path d="M-30-292q30-12 60 0 16 6 17 26l8 92q1 12-8 13-8 0-9-12l-8-72-2 80h-56l-2-80-8 72q-1 12-9 12-9-1-8-13l8-92q1-20 17-26zM-8-306h16v18H-8z" />
    <ellipse cy="-325" rx="19" ry="25" />
  </g>
);

/** Front of a floor-mounted unit: feet, a fan above each coil, panels. */
function Body({ width, height, coil }: Record<'width' | 'height' | 'coil', number>) {
  const count = fanCount(width, coil);
  const step = (width - 80) / count;
  const columns = Array.from({ length: count }, (_, index) => round(40 + index * step));
  const guard = round(step * 0.8);
  return (
    <>
      <path
        className={styles.coil}
        d={columns
          .map((x) => `M${round(x + step * 0.1)} ${-height}v${-GUARD_MM}h${guard}v${GUARD_MM}z`)
          .join('')}
      />
      <path d={`M0 -40h${width}V${-height}H0zM0 -40v40h110v-40M${width} -40v40h-110v-40`} />
      <path
        className={styles.coil}
        d={columns
          .map(
            (x) =>
              `M${x + 12} ${-height + 170}h${round(step - 24)}v${round(height * 0.42)}h${-round(step - 24)}z`,
          )
          .join('')}
      />
      <path
        fill="none"
        d={`M0 ${-height + 130}h${width}M0 ${round(-height * 0.46)}h${width}${columns
          .slice(1)
          .map((x) => `M${x} ${round(-height * 0.46)}V-40`)
          .join('')}`}
      />
    </>
  );
}
