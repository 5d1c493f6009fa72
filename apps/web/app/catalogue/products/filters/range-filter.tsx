import { capacityPosition } from '@shishir/format';
import { type SyntheticEvent, useId, useState } from 'react';
import { Icon } from '../../../platform/ui/icon';
import { useHydrated } from '../../../platform/ui/browser/hydrated';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import type { Bound } from '../../list-filters/list-address';
import { figure, figureProblem } from '../../list-filters/read-list';
import { filtersTexts } from './filters.texts';
import styles from './range-filter.module.css';

type Pair<T> = [T, T];

interface RangeFilterProps {
  title: string;
  /** Names and labels of the two fields. */
  names: Pair<Bound>;
  labels: Pair<string>;
  /** Valid input, for error messages. */
  example: string;
  /** Shown after the two numbers were swapped. */
  swappedNote: string;
  /** Ends of the scale. */
  axis: { min: number; max: number };
  bounds: Pair<number | null>;
  marks: number[];
  /** Step that a slider rounds to. */
  step: number;
  write: (value: number, other?: number) => string;
  /** The range in another unit, shown below the fields. */
  converted?: (from: number, to: number) => string;
}

/** Two number fields below a scale of the models with two sliders. */
export function RangeFilter(props: RangeFilterProps) {
  const { title, names, labels, example, swappedNote, axis, bounds, marks, step } = props;
  const { write, converted } = props;
  const hydrated = useHydrated();
  const id = useId();
  const { texts, setTexts, problems, setProblems, swapped, setSwapped } = useTexts(bounds);
  const scale = scaleOf(axis, step);
  const from = Math.max(figure(texts[0], names[0]) ?? axis.min, axis.min);
  const to = Math.min(figure(texts[1], names[1]) ?? axis.max, axis.max);
  const set = (end: 0 | 1, text: string) => {
    setTexts(withEnd(texts, end, text));
    setProblems(withEnd(problems, end, null));
    setSwapped(null);
  };
  /** Applies a complete text, or shows its problem. */
  const enter = (end: 0 | 1, event: SyntheticEvent<HTMLInputElement>) => {
    const problem = figureProblem(texts[end], names[end], example);
    setProblems(withEnd(problems, end, problem));
    if (problem) return;
    const [min, max] = [figure(texts[0], names[0]), figure(texts[1], names[1])];
    if (min !== null && max !== null && min > max) {
      setTexts([texts[1], texts[0]]);
      setSwapped(keyOf([max, min]));
    }
    if (figure(texts[end], names[end]) !== bounds[end]) submit(event);
  };
  const drag = (end: 0 | 1, at: number) => {
    const value = scale.valueAt(at);
    const limited = end === 0 ? Math.min(value, to) : Math.max(value, from);
    // At the end of the scale the bound is empty.
    set(end, limited === (end === 0 ? axis.min : axis.max) ? '' : String(limited));
  };
  return (
    <fieldset className={styles.range}>
      <legend>{title}</legend>
      <output className="number">{from === to ? write(from) : write(from, to)}</output>
      <div className={styles.sliders}>
        {marks.map((mark, index) => (
          <span
            key={index}
            className={mark >= from && mark <= to ? `${styles.mark} ${styles.inside}` : styles.mark}
            style={{ left: percent(scale.positionOf(mark)) }}
          />
        ))}
        <span
          className={styles.between}
          style={{
            left: percent(scale.positionOf(from)),
            right: percent(STEPS - scale.positionOf(to)),
          }}
        />
        {hydrated && axis.max > axis.min && (
          <>
            {([0, 1] as const).map((end) => (
              <input
                key={end}
                type="range"
                aria-label={nameOf(labels[end])}
                aria-valuetext={write(end === 0 ? from : to)}
                min={0}
                max={STEPS}
                value={scale.positionOf(end === 0 ? from : to)}
                onChange={({ target }) => drag(end, Number(target.value))}
                onPointerUp={submit}
                onKeyUp={submit}
              />
            ))}
          </>
        )}
      </div>
      <div className={`${styles.fields} number`}>
        {([0, 1] as const).map((end) => (
          <label key={end}>
            <VisuallyHidden>{labels[end]}</VisuallyHidden>
            <input
              name={names[end]}
              inputMode="decimal"
              maxLength={20}
              placeholder={write(end === 0 ? axis.min : axis.max)}
              value={texts[end]}
              {...(problems[end] && {
                'aria-invalid': true,
                'aria-describedby': `${id}-${end}`,
              })}
              onChange={({ target }) => set(end, target.value)}
              // Enter does not submit a form without a submit button.
              onKeyDown={(event) => {
                if (event.key === 'Enter') enter(end, event);
              }}
              onBlur={(event) => enter(end, event)}
            />
          </label>
        ))}
      </div>
      {converted && <p className="hint number">{converted(from, to)}</p>}
      {([0, 1] as const).map(
        (end) =>
          problems[end] && (
            <p key={end} className="error" role="alert" id={`${id}-${end}`}>
              <Icon name="alert" />
              {filtersTexts.problem(nameOf(labels[end]), problems[end])}
            </p>
          ),
      )}
      {swapped === keyOf(bounds) && (
        <p className="hint" role="status">
          {swappedNote}
        </p>
      )}
    </fieldset>
  );
}

/** State of the two fields: texts, problems, and the bounds that were swapped. */
function useTexts(bounds: Pair<number | null>) {
  const key = keyOf(bounds);
  const [last, setLast] = useState(key);
  const [texts, setTexts] = useState<Pair<string>>(() => textsOf(bounds));
  const [problems, setProblems] = useState<Pair<string | null>>([null, null]);
  const [swapped, setSwapped] = useState<string | null>(null);
  if (last !== key) {
    // New bounds replace the texts, except those with a problem.
    setLast(key);
    setTexts(
      textsOf(bounds).map((text, end) => (problems[end] ? texts[end] : text)) as Pair<string>,
    );
  }
  return { texts, setTexts, problems, setProblems, swapped, setSwapped };
}

const keyOf = (bounds: Pair<number | null>) => bounds.map((bound) => bound ?? '').join(' ');

const withEnd = <T,>([first, second]: Pair<T>, end: 0 | 1, value: T): Pair<T> =>
  end === 0 ? [value, second] : [first, value];

/** Returns a label without its unit. */
const nameOf = (label: string) => label.replace(/,.*/, '');

const textsOf = (bounds: Pair<number | null>) =>
  bounds.map((bound) => (bound === null ? '' : String(bound))) as Pair<string>;
const percent = (position: number) => `${((position / STEPS) * 100).toFixed(2)}%`;

function submit({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.form?.requestSubmit();
}

/** Number of steps on a scale. */
const STEPS = 200;
/** From this ratio of its ends on, a scale is logarithmic; otherwise all small values would share one position. */
const LINEAR_RANGE = 10;

/** Converts between values and positions on the scale. Values are rounded, except at the ends. */
function scaleOf(axis: { min: number; max: number }, step: number) {
  const { min, max } = axis;
  const ratio = min > 0 && max > min * LINEAR_RANGE;
  return {
    positionOf(value: number): number {
      if (max <= min) return value > min ? STEPS : 0;
      const share = ratio ? capacityPosition(value, axis) : (value - min) / (max - min);
      return Math.round(Math.min(1, Math.max(0, share)) * STEPS);
    },
    valueAt(position: number): number {
      if (position <= 0) return min;
      if (position >= STEPS) return max;
      const share = position / STEPS;
      const value = ratio ? min * (max / min) ** share : min + (max - min) * share;
      const rounded = Number((Math.round(value / step) * step).toFixed(2));
      return Math.min(max, Math.max(min, rounded));
    },
  };
}
