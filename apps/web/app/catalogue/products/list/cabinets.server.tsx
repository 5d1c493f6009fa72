import type { CatalogueProduct } from '@shishir/contract';
import { sizeOf } from '../../product-parts/unit-size';
import { sizeLabel } from '../../product-parts/size-label.server';
import { fanCount, roundLength as round } from '@shishir/sizing';
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
export function cabinetsOf(products: CatalogueProduct[]): Cabinet[] {
  const cabinets = new Map<string, Cabinet>();
  for (const product of products) {
    const size = sizeOf(product);
    if (!size) return [];
    const key = `${size.width} ${size.height}`;
    const cabinet = cabinets.get(key) ?? { width: size.width, height: size.height, sizes: [] };
    cabinet.sizes.push(sizeLabel(product));
    cabinets.set(key, cabinet);
  }
  return cabinets.size > MOST
    ? []
    : [...cabinets.values()].sort((one, other) => one.width - other.width);
}

const MOST = 4;
const PERSON_MM = 1750;
const GROUND = 256;
const TALLEST = 224;
/** Space for the bodies next to the person, and the minimum per body for the dimension of its height. */
const [LEFT, RIGHT] = [150, 588];
const BESIDE = 64;
/** Approximate width of the coil below each fan. */
const COIL_MM = 650;
const PERSON_X = 84;

/** Draws the bodies of a category to scale next to a person, and lists their sizes. */
export function Cabinets({ cabinets }: { cabinets: Cabinet[] }) {
  const sum = cabinets.reduce((total, { width }) => total + width, 0);
  const scale = Math.min(
    TALLEST / Math.max(PERSON_MM, ...cabinets.map(({ height }) => height)),
    (RIGHT - LEFT - BESIDE * cabinets.length) / sum,
  );
  const gap = (RIGHT - LEFT - sum * scale) / cabinets.length;
  const heights = [...new Set(cabinets.map(({ height }) => height))];
  const drawn = cabinets.map(({ width, height }, index) => ({
    x:
      LEFT +
      gap * (index + 0.7) +
      cabinets.slice(0, index).reduce((before, one) => before + one.width * scale, 0),
    width: width * scale,
    height: height * scale,
    mm: width,
    heightMm: height,
  }));
  return (
    <div className={styles.cabinets}>
      <h2>{texts.titles[cabinets.length - 1]}</h2>
      <p>
        {describe(cabinets)} {texts.clearance}
      </p>
      <div className="draw">
        <svg viewBox="0 0 620 312" role="img" aria-label={texts.drawing(cabinets)}>
          <path className="draw__line" d={`M24 ${GROUND}H596`} />
          <Person height={PERSON_MM * scale} />
          {drawn.map(({ x, width, height, mm, heightMm }, index) => (
            <g key={x}>
              <Body {...{ x, width, height }} coils={fanCount(mm, COIL_MM)} />
              <path
                className="draw__dim"
                d={`M${round(x)} 274h${round(width)}M${round(x)} 268v12M${round(x + width)} 268v12`}
              />
              <text className="draw__mm" x={round(x + width / 2)} y={300} textAnchor="middle">
                {texts.millimetres(mm)}
              </text>
              {(index === 0 || heights.length > 1) && (
                <Height x={x - 18} height={height} mm={heightMm} />
              )}
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Returns for example '8 to 12 HP use the 880 mm cabinet, 14 to 34 HP the 940 mm one.' */
function describe(cabinets: Cabinet[]): string {
  const range = (sizes: string[]) => {
    const [first, last] = [sizes[0]!, sizes.at(-1)!];
    return first === last ? first : texts.sizes(first.replace(/ \D+$/, ''), last);
  };
  const [first, ...others] = cabinets.map(({ sizes, width }) => ({
    sizes: range(sizes),
    count: sizes.length,
    width,
  }));
  return others.length === 0 ? texts.same(first!.sizes) : texts.several(first!, others);
}

function Person({ height }: { height: number }) {
  const top = GROUND - height;
  const unit = height / 184;
  return (
    <g className={styles.person}>
      <path
        transform={`translate(${PERSON_X} ${round(top)}) scale(${round(unit)})`}
        d="M0 0a13 13 0 0 1 0 26 13 13 0 0 1 0-26zM-18 46a15 15 0 0 1 15-15h6a15 15 0 0 1 15 15v50h-6v88h-11v-70h-2v70h-11V96h-6z"
      />
      <text className="draw__caption" x={PERSON_X} y={300} textAnchor="middle">
        {texts.person}
      </text>
    </g>
  );
}

/** Front of a floor-mounted unit: feet, panels, and a fan above each coil. */
function Body({ x, width, height, coils }: Record<'x' | 'width' | 'height' | 'coils', number>) {
  const top = GROUND - height;
  const body = height - 16;
  const coil = (width - 16 - (coils - 1) * 6) / coils;
  return (
    <>
      <path
        className="draw__unit"
        d={`M${round(x)} ${round(top + 10)}h${round(width)}v${round(body)}h${round(-width)}z`}
      />
      <path
        className="draw__line"
        d={`M${round(x + 8)} ${round(GROUND - 6)}v6M${round(x + width - 8)} ${round(GROUND - 6)}v6M${round(x)} ${round(top + body * 0.62)}h${round(width)}`}
      />
      {Array.from({ length: coils }, (_, index) => (
        <g key={index}>
          <rect
            className="draw__wash"
            x={round(x + 8 + index * (coil + 6))}
            y={round(top + 22)}
            width={round(coil)}
            height={round(body * 0.62 - 30)}
          />
          <path
            className="draw__unit"
            d={`M${round(x + 10 + index * (coil + 6))} ${round(top + 10)}v-8h${round(coil - 4)}v8`}
          />
        </g>
      ))}
    </>
  );
}

function Height({ x, height, mm }: { x: number; height: number; mm: number }) {
  const top = GROUND - height;
  const middle = (top + GROUND) / 2;
  return (
    <>
      <path
        className="draw__dim"
        d={`M${round(x)} ${round(top)}V${GROUND}M${round(x - 6)} ${round(top)}h12M${round(x - 6)} ${GROUND}h12`}
      />
      <text
        className="draw__mm"
        textAnchor="middle"
        transform={`translate(${round(x - 10)} ${round(middle)}) rotate(-90)`}
      >
        {texts.millimetres(mm)}
      </text>
    </>
  );
}
