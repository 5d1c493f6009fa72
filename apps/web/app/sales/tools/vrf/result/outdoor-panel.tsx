import {
  type Alternative,
  isProblem,
  kwText,
  ratioText,
  sizeName,
  type SystemPlan,
  type SystemWarning,
  warningText,
  windowText,
} from '@shishir/sizing';
import { memo, type ReactNode } from 'react';
import { Icon } from '../../../../platform/ui/icon';
import { Panel } from '../../../../platform/ui/panel';
import { Badge } from '../../../../platform/ui/badge';
import { alternativesOf, AlternativeRow, idsOf, rowOf } from './alternatives';
import { RatioGauge } from './ratio-gauge';
import { totalText } from '../system/system-enquiry';
import type { TypedRoom } from '../system/system-query';
import resultStyles from '../../shared/result.module.css';
import toolsStyles from '../../tools.module.css';
import vrfStyles from '../vrf.module.css';
import alternativesStyles from './alternatives.module.css';
import styles from './outdoor-panel.module.css';

interface OutdoorPanelProps {
  plan: SystemPlan;
  rooms: readonly TypedRoom[];
  /** The chosen ids in the form; if blank, the calculation chooses. They change before the plan does. */
  picked: string;
  /** Number of invalid fields of rooms. */
  wrongFields: number;
  /** Id of the form of the rooms. */
  form: string;
  setOutdoor: (ids: string) => void;
}

const MOST_WARNINGS = 5;

const isOfRoom = (warning: SystemWarning) => 'room' in warning && warning.room !== null;

/** The outdoor unit, its ratio, its warnings and its alternatives. */
export const OutdoorPanel = memo(function OutdoorPanel({
  plan,
  rooms,
  picked,
  wrongFields,
  form,
  setOutdoor,
}: OutdoorPanelProps) {
  const { outdoor, indoor_kw, bill, outdoor_is_chosen } = plan;
  // Problems of the outdoor unit come first, since rooms are also marked in the list.
  const problems = plan.warnings
    .filter(isProblem)
    .sort((a, b) => Number(isOfRoom(a)) - Number(isOfRoom(b)));
  const count = problems.length + (wrongFields > 0 ? 1 : 0);
  const { shown, others } = alternativesOf(plan);
  const ids = picked || (outdoor ? idsOf(outdoor) : '');
  const row = (one: Alternative) => (
    <AlternativeRow
      key={idsOf(one)}
      {...rowOf(one, outdoor)}
      isChosen={idsOf(one) === ids}
      form={form}
      choose={setOutdoor}
    />
  );
  return (
    <Panel
      as="aside"
      className={`${resultStyles.result} ${styles.outdoor}`}
      id="outdoor"
      aria-labelledby="outdoor-title"
    >
      <div className={resultStyles.overview}>
        <div className={resultStyles.titleRow}>
          <h2 className={toolsStyles.smallTitle} id="outdoor-title">
            Outdoor unit
          </h2>
          {count > 0 ? (
            <Badge className={styles.problems}>
              {count} {count === 1 ? 'warning' : 'warnings'}
            </Badge>
          ) : (
            <Badge plain className={styles.fits}>
              <Icon name="check" small />
              Fits
            </Badge>
          )}
        </div>
        {outdoor ? (
          <>
            <p className={`${resultStyles.bigFigure} ${styles.bigRatio} number`} role="status">
              <b>{ratioText(outdoor.ratio_percent, outdoor.window).replace(' %', '')}</b> %{' '}
              <span>combination ratio</span>
            </p>
            <RatioGauge chosen={outdoor} others={shown} />
            <p className={`${styles.explanation} quiet number`}>
              {kwText(indoor_kw)} indoor to {kwText(outdoor.cooling_kw)} outdoor (
              {sizeName(outdoor)}){' '}
              {outdoor.is_estimate && <span className={toolsStyles.estimate}>estimate</span>}
            </p>
          </>
        ) : (
          <>
            <p className={`${resultStyles.bigFigure} ${styles.bigRatio} number`} role="status">
              <b aria-hidden="true">–</b> <span>No ratio yet</span>
            </p>
            <p className={`${styles.explanation} quiet number`}>
              {kwText(indoor_kw)} of indoor units
            </p>
          </>
        )}
      </div>
      {count > 0 && (
        <ul className={styles.warnings}>
          {wrongFields > 0 && (
            <Warning
              title={
                wrongFields === 1 ? 'A figure does not fit' : `${wrongFields} figures do not fit`
              }
              text="They are marked in the list, and left out of the result. What you typed is still there."
            />
          )}
          {problems.slice(0, MOST_WARNINGS).map((warning, at) => (
            <Warning
              key={at}
              {...warningText(warning, plan)}
              fix={fixOf(warning, plan, rooms, form)}
            />
          ))}
          {problems.length > MOST_WARNINGS && (
            <Warning
              title={`${problems.length - MOST_WARNINGS} more`}
              text="They are marked in the list of rooms."
            />
          )}
        </ul>
      )}
      {shown.length > 0 && (
        <fieldset className={`${alternativesStyles.alternatives} number`}>
          <legend>Choose the outdoor unit</legend>
          {shown.map(row)}
          {others.length > 0 && (
            <details className={alternativesStyles.more}>
              <summary>
                {others.length} more <Icon name="down" small />
              </summary>
              {others.map(row)}
            </details>
          )}
          {!outdoor_is_chosen && outdoor && (
            <input type="hidden" name="auto" value={idsOf(outdoor)} form={form} />
          )}
        </fieldset>
      )}
      {outdoor && (
        <p className={`${resultStyles.part} ${styles.source}`}>
          {windowText(outdoor)}
          {outdoor.is_estimate &&
            ' A combination is an estimate until the maker’s table of combinations is entered.'}
          {outdoor_is_chosen && (
            <>
              {' '}
              <button className={vrfStyles.fixButton} name="do" value="outdoor." form={form}>
                Let the best one be chosen
              </button>
            </>
          )}
        </p>
      )}
      <div className={`${resultStyles.part} ${styles.total} number`}>
        <span>
          Listed prices
          <small>{requestedText(plan)}</small>
        </span>
        <b>{totalText(bill)}</b>
      </div>
      <div className={`${resultStyles.actions} ${styles.actions}`}>
        <a className="button button--go" href="#send">
          Ask for a quotation
        </a>
      </div>
    </Panel>
  );
});

/** '7 panels and 9 branch joints on request' */
export function requestedText({ bill }: SystemPlan): string {
  const sums = new Map<string, number>();
  const NAMES = {
    outdoor: 'unit',
    indoor: 'unit',
    panel: 'panel',
    branch_joint: 'branch joint',
    module_joint: 'module joint',
  };
  for (const { kind, sum, quantity } of bill.lines) {
    if (sum === null) sums.set(NAMES[kind], (sums.get(NAMES[kind]) ?? 0) + quantity);
  }
  const parts = [...sums].map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`);
  if (parts.length === 0) return 'Without piping, installation and VAT';
  const last = parts.pop()!;
  return `${[parts.join(', '), last].filter(Boolean).join(' and ')} on request`;
}

function Warning({ title, text, fix }: { title: string; text: string; fix?: ReactNode }) {
  return (
    <li>
      <Icon name="alert" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {fix}
      </div>
    </li>
  );
}

/** Returns a button or link that fixes the problem of a warning. */
function fixOf(
  warning: SystemWarning,
  { outdoor, alternatives: { fitting } }: SystemPlan,
  rooms: readonly TypedRoom[],
  form: string,
) {
  if ('room' in warning && warning.room !== null) {
    return (
      <a className={vrfStyles.fixButton} href={`#row-${rooms[warning.room]?.key}`}>
        Go to the room
      </a>
    );
  }
  const [best] = fitting;
  if (!best || (outdoor && idsOf(best) === idsOf(outdoor))) return null;
  return (
    <button className={vrfStyles.fixButton} name="do" value={`outdoor.${idsOf(best)}`} form={form}>
      Use {sizeName(best)}, {ratioText(best.ratio_percent, best.window)}
    </button>
  );
}
