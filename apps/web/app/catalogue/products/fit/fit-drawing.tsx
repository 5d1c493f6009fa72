import type { FitUnit, FitVerdict } from './fit-space';
import { fitTexts as texts } from './fit.texts';
import styles from './fit-check.module.css';

interface FitDrawingProps {
  unit: FitUnit;
  space: number;
  verdict: FitVerdict;
}

/** Units of the drawing per mm, for units that are not too wide. */
const SCALE = 0.5;

/** The unit in the typed space, to scale. A space that is too large for the drawing ends at its edge. */
export function FitDrawing({ unit, space, verdict }: FitDrawingProps) {
  const { kind, width_mm, height_mm } = unit;
  return (
    <div className={styles.drawing}>
      <svg
        viewBox="0 0 720 430"
        className={styles[`${verdict}Space`]}
        role="img"
        aria-label={texts[kind].drawing(width_mm, height_mm, space)}
      >
        <pattern
          id="fit-hatch"
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatch} d="M0 0V9" />
        </pattern>
        {kind === 'wall' ? <Wall unit={unit} space={space} /> : <Void unit={unit} space={space} />}
      </svg>
    </div>
  );
}

type PartProps = Omit<FitDrawingProps, 'verdict'>;

const CEILING = 330;
const MIDDLE = 320;

function Void({ unit, space }: PartProps) {
  const { width_mm, height_mm, ducted } = unit;
  const scale = Math.min(SCALE, 460 / width_mm, 270 / height_mm);
  const [width, height] = [width_mm * scale, height_mm * scale];
  const [left, right, top] = [MIDDLE - width / 2, MIDDLE + width / 2, CEILING - height - 4];
  const slab = Math.max(24, CEILING - space * scale);
  return (
    <>
      <path className={styles.room} d={`M${left} ${slab}H${right}V${top}H${left}z`} />
      <path
        className={styles.hanger}
        d={`M${left + 24} ${slab}V${top}M${right - 24} ${slab}V${top}`}
      />
      {ducted && (
        <path
          className={styles.duct}
          d={`M${left} ${top + height * 0.2}h-44v${height * 0.6}h44M${right} ${top + height * 0.2}h44v${height * 0.6}h-44`}
        />
      )}
      <path className={styles.unit} d={`M${left} ${top}H${right}V${CEILING - 4}H${left}z`} />
      {ducted ? (
        <path className={styles.line} d={`M0 ${CEILING}H720`} />
      ) : (
        <>
          <path
            className={styles.line}
            d={`M0 ${CEILING}H${left - 26}M${right + 26} ${CEILING}H720`}
          />
          <path
            className={styles.panel}
            d={`M${left - 26} ${CEILING}H${right + 26}l-10 11H${left - 16}z`}
          />
          <path
            className={styles.streams}
            d={`M${left + 20} 352q-26 30-96 52M${left + 44} 352q-20 40-80 62M${right - 20} 352q26 30 96 52M${right - 44} 352q20 40 80 62`}
          />
        </>
      )}
      <text x={MIDDLE} y={(top + CEILING) / 2 + 5} textAnchor="middle">
        {texts.size(width_mm, height_mm)}
      </text>
      <path className={styles.dimension} d={`M650 ${slab}V${CEILING}M643 ${CEILING}h14`} />
      <g className={styles.slab}>
        <rect width="720" height={slab} />
        <rect width="720" height={slab} fill="url(#fit-hatch)" />
        <path className={styles.line} d={`M0 ${slab}H720`} />
      </g>
      <path className={styles.dimension} d={`M643 ${slab}h14`} />
      <text className={styles.space} x="650" y={(slab + CEILING) / 2 + 6} textAnchor="middle">
        {texts.space(space)}
      </text>
    </>
  );
}

const [TOP, FLOOR] = [26, 404];

function Wall({ unit, space }: PartProps) {
  const { width_mm, height_mm } = unit;
  const scale = Math.min(SCALE, 540 / width_mm);
  const [width, height] = [width_mm * scale, height_mm * scale];
  const half = Math.min(346, (space * scale) / 2);
  const [left, right] = [360 - half, 360 + half];
  const unitLeft = 360 - width / 2;
  const streams = [0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88].map((at) => {
    const lean = (at - 0.5) * 100;
    return `M${unitLeft + width * at} ${78 + height}q${lean / 2} 60 ${lean} ${FLOOR - height - 130}`;
  });
  return (
    <>
      <path className={styles.line} d={`M0 ${TOP}H720M0 ${FLOOR}H720`} />
      <rect className={styles.unit} x={unitLeft} y="66" width={width} height={height} rx="12" />
      <path
        className={styles.hanger}
        d={`M${unitLeft + 14} ${height + 32}h${width - 28}M${unitLeft + 14} ${height + 46}h${width - 28}`}
      />
      <text x="360" y={72 + height / 2} textAnchor="middle">
        {texts.size(width_mm, height_mm)}
      </text>
      <path className={styles.streams} d={streams.join('')} />
      <g className={styles.slab}>
        {[
          [0, left],
          [right, 720 - right],
        ].map(([x, wide]) => (
          <g key={x}>
            <rect x={x} y={TOP} width={wide} height={FLOOR - TOP} />
            <rect x={x} y={TOP} width={wide} height={FLOOR - TOP} fill="url(#fit-hatch)" />
          </g>
        ))}
        <path className={styles.line} d={`M${left} ${TOP}V${FLOOR}M${right} ${TOP}V${FLOOR}`} />
      </g>
      <path
        className={styles.dimension}
        d={`M${left} 382H${right}M${left} 375v14M${right} 375v14`}
      />
      <text className={styles.space} x="360" y="388" textAnchor="middle">
        {texts.space(space)}
      </text>
    </>
  );
}
