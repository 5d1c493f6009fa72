import { type Capacity, groupThousands, kwToTr } from '@shishir/format';
import {
  adviceText,
  CASES,
  type LoadPart,
  MONTH_NAMES,
  nominalOf,
  ROOM_CHOICE_NAMES,
  type RoomLoad,
  splitTonsFor,
} from '@shishir/sizing';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { sitePath } from '../../../../platform/locale/site-path';
import { Icon } from '../../../../platform/ui/icon';
import { ShareButton } from '../../../../platform/ui/share-button';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden';
import { Facts } from '../../../../platform/ui/facts';
import { Panel } from '../../../../platform/ui/panel';
import { Table } from '../../../../platform/ui/table';
import { Badge } from '../../../../platform/ui/badge';
import { positionOn, scaleFor } from './load-scale';
import { inputId } from '../../shared/fields';
import { ROOM_FIELDS, type RoomField } from '../form/room-query';
import { short, tens, two } from '../form/room-texts';
import { toolTexts } from '../../shared/tool.texts';
import { roomResultTexts as texts } from './room-result.texts';
import toolsStyles from '../../tools.module.css';
import resultStyles from '../../shared/result.module.css';
import styles from './room-result.module.css';

interface RoomResultProps {
  load: RoomLoad;
  /** Address of the builder with this room. */
  toSystem: string;
  /** Capacities in the catalogue, in TR. */
  sizes: readonly number[];
  humidityMax: number;
}

/** The load with the size of the unit, advice, and the details to unfold. */
export function RoomResult({ load, sizes, humidityMax, toSystem }: RoomResultProps) {
  const { low, likely, high, peak, nominal_kw } = load;
  const tons = splitTonsFor(nominal_kw);
  const { figures, recommendation } = texts;
  return (
    <Panel as="aside" className={resultStyles.result} id="result" aria-labelledby="result-title">
      <div className={resultStyles.overview}>
        <div className={resultStyles.titleRow}>
          <h2 className={toolsStyles.smallTitle} id="result-title">
            {texts.title}
          </h2>
          <Badge plain>{texts.estimate}</Badge>
        </div>
        <p className={`${resultStyles.bigFigure} number`} role="status">
          {texts.likely(<b>{two(likely.tr)}</b>, (quiet) => (
            <span>{quiet}</span>
          ))}
        </p>
        <p className={`${styles.subline} number`}>
          {texts.kwAndRange(two(likely.kw), two(low.tr), two(high.tr))}
        </p>
        <Facts
          className={styles.figures}
          facts={[
            [figures.size, figures.sizeValue(two(nominal_kw), two(kwToTr(nominal_kw)))],
            [figures.peak, figures.peakValue(MONTH_NAMES[peak.month], peak.hour)],
          ]}
        />
        <p className={styles.recommendation}>
          {tons === null ? recommendation.several : recommendation.split(tons)}
        </p>
      </div>
      <Advice load={load} />
      <Unfold title={texts.parts.title}>
        <Parts parts={load.parts} />
      </Unfold>
      <Unfold title={texts.sizes}>
        <LoadScale load={load} sizes={sizes} />
        <small>{texts.marks}</small>
        <Ranges load={load} />
      </Unfold>
      <Unfold title={texts.conditions.title}>
        <Conditions load={load} humidityMax={humidityMax} />
      </Unfold>
      <div className={resultStyles.actions}>
        <a className="button button--go" href="#send">
          {texts.send}
        </a>
        <ShareButton title={texts.share} look="button" />
        <a className={`link ${styles.toSystem}`} href={sitePath(toSystem)}>
          {texts.toSystem} <Icon name="arrow" />
        </a>
      </div>
    </Panel>
  );
}

/** Details of the result, which need no script. */
const Unfold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={`${resultStyles.part} ${styles.unfold}`}>
    <summary>
      <h3 className={toolsStyles.smallTitle}>{title}</h3>
      <Icon name="down" small />
    </summary>
    {children}
  </details>
);

/** Warnings about the room, with what helps. */
function Advice({ load }: { load: RoomLoad }) {
  return load.advice.map((advice) => {
    const { title, text } = adviceText(advice);
    return (
      <div key={advice.code} className={`${resultStyles.part} ${styles.advice}`}>
        <Icon name="alert" />
        <p>
          <b>{title}</b>
          <span>{text}</span>
        </p>
      </div>
    );
  });
}

/** Hour of the peak, sensible and latent load, humidity, and the capacity of a unit in the room. */
function Conditions({ load, humidityMax }: Pick<RoomResultProps, 'load' | 'humidityMax'>) {
  const { peak, likely, sensible_w, sensible_peak, latent_w, humidity_percent, capacity } = load;
  const words = texts.conditions;
  const percent = (share: number) => Math.round(share * 100);
  return (
    <>
      <Facts
        facts={[
          [words.peak, words.peakValue(MONTH_NAMES[peak.month], peak.hour, short(peak.outdoor_c))],
          [
            words.sensible,
            words.sensibleValue(two(sensible_w / 1000), percent(sensible_w / likely.w)),
          ],
          ...(sensible_peak.w > sensible_w
            ? [[words.sensiblePeak, sensiblePeakText(sensible_peak)] satisfies [string, string]]
            : []),
          [words.latent, words.kw(two(latent_w / 1000))],
          [words.humidity, words.humidityValue(Math.round(humidity_percent), humidityMax)],
          [words.rated, words.ratedValue],
          [
            words.corrected,
            words.correctedValue(
              percent(capacity.factor),
              short(capacity.room_c),
              short(capacity.room_wet_bulb_c),
              short(capacity.outdoor_c),
            ),
          ],
          [words.coil, words.percent(percent(capacity.sensible_share))],
        ]}
      />
      <small>{words.typical}</small>
    </>
  );
}

const sensiblePeakText = ({ w, month, hour }: RoomLoad['sensible_peak']) =>
  texts.conditions.sensiblePeakValue(two(w / 1000), MONTH_NAMES[month], hour);

/** Explains why there is no result. */
export function NoResult({ errors }: { errors: Partial<Record<RoomField, string>> }) {
  const wrong = ROOM_FIELDS.filter((field) => errors[field]);
  return (
    <Panel as="aside" className={resultStyles.result} id="result" aria-labelledby="result-title">
      <div className={`${resultStyles.overview} ${styles.noResult}`}>
        <div className={resultStyles.titleRow}>
          <h2 className={toolsStyles.smallTitle} id="result-title">
            {texts.title}
          </h2>
        </div>
        <p className={`${resultStyles.bigFigure} ${styles.noFigure} number`} role="status">
          <b aria-hidden="true">–</b> <span>{texts.none}</span>
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

function LoadScale({ load, sizes }: Pick<RoomResultProps, 'load' | 'sizes'>) {
  const { low, likely, high } = nominalOf(load);
  const scale = scaleFor(low.tr, high.tr);
  const at = (tr: number) => `${positionOn(scale, tr)}%`;
  return (
    <div
      className={`${styles.scale} number`}
      role="img"
      aria-label={texts.scale(two(low.tr), two(likely.tr), two(high.tr))}
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
          {index === scale.marks.length - 1 ? texts.scaleEnd(tr) : tr}
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
            <VisuallyHidden>{texts.ranges.unit}</VisuallyHidden>
          </th>
          {texts.ranges.columns.map((name) => (
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
              <span>{ROOM_CHOICE_NAMES.parts[key]}</span>
              <span className={styles.heatBar} aria-hidden="true">
                <span style={{ width: share(high_w) }} />
                <span className={styles.heatLikely} style={{ width: share(likely_w) }} />
              </span>
              <span className={styles.partValue}>
                {texts.parts.watts(groupThousands(likely_w))}
              </span>
            </li>
          ))}
      </ul>
      <p className={resultStyles.chartKey}>
        <span className={resultStyles.keyMark} />
        {texts.parts.likely}
        <span className={`${resultStyles.keyMark} ${resultStyles.keyRange}`} />
        {texts.parts.high}
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
      <section
        className={`${resultStyles.stickyBar} ${styles.emptyBar}`}
        aria-label={toolTexts.result}
      >
        <p>
          {texts.bar.none}{' '}
          {wrong && (
            <a className="link" href={`#${inputId(wrong)}`}>
              {texts.bar.problem}
            </a>
          )}
        </p>
      </section>
    );
  }
  const { low, likely, high } = load;
  return (
    <section className={resultStyles.stickyBar} aria-label={toolTexts.result}>
      {open && (
        <div className={styles.sheet} id={id}>
          <Ranges load={load} />
          <h3 className={toolsStyles.smallTitle}>{texts.parts.title}</h3>
          <Parts parts={load.parts} />
          <a className="button button--go" href="#send" onClick={() => setOpen(false)}>
            {texts.send}
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
          {texts.bar.likely(
            (strong) => (
              <b>{strong}</b>
            ),
            two(likely.tr),
          )}
          <small>{texts.bar.range(two(low.tr), two(high.tr), two(likely.kw))}</small>
        </span>
        <span className={resultStyles.barOpen}>
          {open ? texts.bar.close : texts.bar.open}
          <Icon name="down" small />
        </span>
      </button>
    </section>
  );
}
