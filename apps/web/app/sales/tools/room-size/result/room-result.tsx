import { type Capacity, groupThousands } from '@shishir/format';
import { CASES, type LoadPart, type RoomLoad } from '@shishir/sizing';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../../platform/ui/icon';
import { ShareButton } from '../../../../platform/ui/share-button';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden';
import { Panel } from '../../../../platform/ui/panel';
import { Table } from '../../../../platform/ui/table';
import { Badge } from '../../../../platform/ui/badge';
import { positionOn, type Scale, scaleFor } from './load-scale';
import { inputId } from '../../shared/fields';
import { ROOM_FIELDS, type RoomField } from '../form/room-query';
import { PART_TEXTS, tens, two } from '../form/room-texts';
import toolsStyles from '../../tools.module.css';
import resultStyles from '../../shared/result.module.css';
import styles from './room-result.module.css';

interface RoomResultProps {
  load: RoomLoad;
  /** Address of the builder with this room. */
  toSystem: string;
  /** Capacities in the catalogue, in TR. */
  sizes: readonly number[];
}

/** The load in TR, kW and BTU/h, on the scale of the catalogue, and its parts. */
export function RoomResult({ load, sizes, toSystem }: RoomResultProps) {
  const { low, likely, high } = load;
  return (
    <Panel as="aside" className={resultStyles.result} id="result" aria-labelledby="result-title">
      <div className={resultStyles.overview}>
        <div className={resultStyles.titleRow}>
          <h2 className={toolsStyles.smallTitle} id="result-title">
            Cooling load
          </h2>
          <Badge plain>Estimate</Badge>
        </div>
        <p className={`${resultStyles.bigFigure} number`} role="status">
          <b>{two(likely.tr)}</b> TR <span>likely</span>
        </p>
        <p className={`${styles.subline} number`}>
          {two(likely.kw)} kW, {tens(likely.btu_h)} BTU/h
        </p>
        <LoadScale scale={scaleFor(low.tr, high.tr)} load={load} sizes={sizes} />
        <small>Marks below the line are catalogue sizes; the long ones fit.</small>
        <Ranges load={load} />
      </div>
      <div className={resultStyles.part}>
        <h3 className={toolsStyles.smallTitle}>Where the heat comes from</h3>
        <Parts parts={load.parts} />
      </div>
      <div className={resultStyles.actions}>
        <a className="button button--go" href="#send">
          Send to an engineer
        </a>
        <ShareButton title="Cooling load of a room" look="button" />
        <a className={`link ${styles.toSystem}`} href={toSystem}>
          Add this room to a system <Icon name="arrow" />
        </a>
      </div>
    </Panel>
  );
}

/** Explains why there is no result. */
export function NoResult({ errors }: { errors: Partial<Record<RoomField, string>> }) {
  const wrong = ROOM_FIELDS.filter((field) => errors[field]);
  return (
    <Panel as="aside" className={resultStyles.result} id="result" aria-labelledby="result-title">
      <div className={`${resultStyles.overview} ${styles.noResult}`}>
        <div className={resultStyles.titleRow}>
          <h2 className={toolsStyles.smallTitle} id="result-title">
            Cooling load
          </h2>
        </div>
        <p className={`${resultStyles.bigFigure} ${styles.noFigure} number`} role="status">
          <b aria-hidden="true">–</b> <span>No result yet</span>
        </p>
        <ul className={styles.subline}>
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${inputId(field)}`}>{errors[field]}</a>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function LoadScale({ scale, load, sizes }: Omit<RoomResultProps, 'toSystem'> & { scale: Scale }) {
  const { low, likely, high } = load;
  const at = (tr: number) => `${positionOn(scale, tr)}%`;
  return (
    <div
      className={`${styles.scale} number`}
      role="img"
      aria-label={`On the capacity scale: low ${two(low.tr)}, likely ${two(likely.tr)}, high ${two(high.tr)} TR`}
    >
      <span
        className={styles.band}
        style={{ left: at(low.tr), right: `${100 - positionOn(scale, high.tr)}%` }}
      />
      {sizes
        .filter((tr) => tr >= scale.from && tr <= scale.to)
        .map((tr) => (
          <span
            key={tr}
            className={
              tr >= likely.tr && tr <= high.tr ? `${styles.mark} ${styles.fitting}` : styles.mark
            }
            style={{ left: at(tr) }}
          />
        ))}
      <span className={styles.likely} style={{ left: at(likely.tr) }} />
      {scale.marks.map((tr, index) => (
        <span key={tr} className={styles.number} style={{ left: at(tr) }}>
          {tr}
          {index === scale.marks.length - 1 && ' TR'}
        </span>
      ))}
    </div>
  );
}

const ROWS: { unit: string; write: (capacity: Capacity) => string }[] = [
  { unit: 'TR', write: ({ tr }) => two(tr) },
  { unit: 'kW', write: ({ kw }) => two(kw) },
  { unit: 'BTU/h', write: ({ btu_h }) => tens(btu_h) },
];

function Ranges({ load }: { load: RoomLoad }) {
  return (
    <Table className={styles.ranges}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Unit</VisuallyHidden>
          </th>
          {['Low', 'Likely', 'High'].map((name) => (
            <th key={name} scope="col" data-number="">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ unit, write }) => (
          <tr key={unit}>
            <th scope="row">{unit}</th>
            {CASES.map((name) => (
              <td key={name} data-number="">
                {write(load[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A bar for each part, the largest first. */
function Parts({ parts }: { parts: readonly LoadPart[] }) {
  const most = Math.max(...parts.map(({ high_w }) => high_w), 1);
  const share = (w: number) => `${Math.round((w / most) * 1000) / 10}%`;
  return (
    <>
      <ul className={`${styles.parts} number`}>
        {[...parts]
          .sort((one, other) => other.likely_w - one.likely_w)
          .map(({ key, likely_w, high_w }) => (
            <li key={key}>
              <span>{PART_TEXTS[key]}</span>
              <span className={styles.heatBar} aria-hidden="true">
                <span style={{ width: share(high_w) }} />
                <span className={styles.heatLikely} style={{ width: share(likely_w) }} />
              </span>
              <span className={styles.partValue}>{groupThousands(likely_w)} W</span>
            </li>
          ))}
      </ul>
      <p className={resultStyles.chartKey}>
        <span className={resultStyles.keyMark} />
        likely
        <span className={`${resultStyles.keyMark} ${resultStyles.keyRange}`} />
        up to the high end
      </p>
    </>
  );
}

/** Phones show the result at the bottom of the screen while the form is visible; it opens upwards. */
export function ResultBar({ load, wrong }: { load: RoomLoad | null; wrong: RoomField | null }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  if (!load) {
    return (
      <section className={`${resultStyles.stickyBar} ${styles.emptyBar}`} aria-label="Result">
        <p>
          No result yet.{' '}
          {wrong && (
            <a className="link" href={`#${inputId(wrong)}`}>
              What does not fit
            </a>
          )}
        </p>
      </section>
    );
  }
  const { low, likely, high } = load;
  return (
    <section className={resultStyles.stickyBar} aria-label="Result">
      {open && (
        <div className={styles.sheet} id={id}>
          <Ranges load={load} />
          <h3 className={toolsStyles.smallTitle}>Where the heat comes from</h3>
          <Parts parts={load.parts} />
          <a className="button button--go" href="#send" onClick={() => setOpen(false)}>
            Send to an engineer
          </a>
        </div>
      )}
      <button
        type="button"
        ref={button}
        className={`${resultStyles.barButton} number`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>
          <b>{two(likely.tr)} TR</b> likely
          <small>
            {two(low.tr)} to {two(high.tr)} TR, {two(likely.kw)} kW
          </small>
        </span>
        <span className={resultStyles.barOpen}>
          {open ? 'Close' : 'Details'}
          <Icon name="down" small />
        </span>
      </button>
    </section>
  );
}
