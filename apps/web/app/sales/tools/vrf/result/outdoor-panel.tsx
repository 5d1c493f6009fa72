import {
  type Alternative,
  conditionsText,
  detailTexts,
  isProblem,
  kwText,
  ratioText,
  sizeName,
  type SystemPlan,
  type SystemWarning,
  warningText,
  windowText,
} from '@shishir/sizing';
import { memo, type ReactNode, useCallback } from 'react';
import { Icon } from '../../../../platform/ui/icon';
import { Panel } from '../../../../platform/ui/panel';
import { Badge } from '../../../../platform/ui/badge';
import { alternativesOf, AlternativeRow, idsOf, rowOf } from './alternatives';
import { PeakPart } from './peak-part';
import { RatioGauge } from './ratio-gauge';
import { totalText } from '../system/system-enquiry';
import { fieldOf } from '../system/project-query';
import { idOf } from '../system/system-ids';
import type { TypedSystem } from '../system/system-query';
import type { SetSystem } from '../system/use-system';
import { toolTexts } from '../../shared/tool.texts';
import { vrfResultTexts } from './vrf-result.texts';
import resultStyles from '../../shared/result.module.css';
import toolsStyles from '../../tools.module.css';
import vrfStyles from '../vrf.module.css';
import alternativesStyles from './alternatives.module.css';
import styles from './outdoor-panel.module.css';

const texts = vrfResultTexts.outdoor;

interface OutdoorPanelProps {
  plan: SystemPlan;
  system: TypedSystem;
  /** Place of the system in the form. */
  at: number;
  /** Name of one of several systems; blank for a single one. */
  name: string;
  /** Number of invalid fields of rooms. */
  wrongFields: number;
  /** Id of the form of the rooms. */
  form: string;
  setSystem: SetSystem;
}

const MOST_WARNINGS = 5;

const isOfRoom = (warning: SystemWarning) => 'room' in warning && warning.room !== null;

/** The outdoor unit, its ratio, its warnings and its alternatives. */
export const OutdoorPanel = memo(function OutdoorPanel({
  plan,
  system,
  at,
  name,
  wrongFields,
  form,
  setSystem,
}: OutdoorPanelProps) {
  const { outdoor, indoor_kw, bill, outdoor_is_chosen } = plan;
  // Problems of the outdoor unit come first, since rooms are also marked in the list.
  const problems = plan.warnings
    .filter(isProblem)
    .sort((a, b) => Number(isOfRoom(a)) - Number(isOfRoom(b)));
  const count = problems.length + (wrongFields > 0 ? 1 : 0);
  const { shown, others } = alternativesOf(plan);
  const { key } = system;
  const titleId = idOf('outdoor-title', key);
  const choose = useCallback((outdoor: string) => setSystem(key, { outdoor }), [setSystem, key]);
  // The choice in the form changes before the plan does.
  const ids = system.outdoor || (outdoor ? idsOf(outdoor) : '');
  const row = (one: Alternative) => (
    <AlternativeRow
      key={idsOf(one)}
      {...rowOf(one, outdoor)}
      isChosen={idsOf(one) === ids}
      form={form}
      field={fieldOf('outdoor', at)}
      choose={choose}
    />
  );
  return (
    <Panel
      as="aside"
      className={`${resultStyles.result} ${styles.outdoor}`}
      id={idOf('outdoor', key)}
      aria-labelledby={titleId}
    >
      <div className={resultStyles.overview}>
        <div className={resultStyles.titleRow}>
          <h2 className={toolsStyles.smallTitle} id={titleId}>
            {name === '' ? texts.title : texts.titleOf(name)}
          </h2>
          {count > 0 ? (
            <Badge className={styles.problems}>{texts.warnings(count)}</Badge>
          ) : (
            <Badge plain className={styles.fits}>
              <Icon name="check" small />
              {texts.fits}
            </Badge>
          )}
        </div>
        {outdoor ? (
          <>
            <p className={`${resultStyles.bigFigure} ${styles.bigRatio} number`} role="status">
              {texts.ratio(
                <b>{ratioText(outdoor.ratio_percent, outdoor.window).replace(/\s?%$/, '')}</b>,
                (quiet) => (
                  <span>{quiet}</span>
                ),
              )}
            </p>
            <RatioGauge chosen={outdoor} others={shown} />
            <p className={`${styles.explanation} quiet number`}>
              {texts.capacities(kwText(indoor_kw), kwText(outdoor.cooling_kw), sizeName(outdoor))}{' '}
              {outdoor.is_estimate && (
                <span className={toolsStyles.estimate}>{toolTexts.estimate}</span>
              )}
            </p>
          </>
        ) : (
          <>
            <p className={`${resultStyles.bigFigure} ${styles.bigRatio} number`} role="status">
              <b aria-hidden="true">–</b> <span>{texts.noRatio}</span>
            </p>
            <p className={`${styles.explanation} quiet number`}>
              {texts.indoorOnly(kwText(indoor_kw))}
            </p>
          </>
        )}
      </div>
      {count > 0 && (
        <ul className={styles.warnings}>
          {wrongFields > 0 && (
            <Warning title={texts.wrongFigures.title(wrongFields)} text={texts.wrongFigures.text} />
          )}
          {problems.slice(0, MOST_WARNINGS).map((warning, nth) => (
            <Warning
              key={nth}
              {...warningText(warning, plan)}
              fix={fixOf(warning, plan, system, form)}
            />
          ))}
          {problems.length > MOST_WARNINGS && (
            <Warning
              title={texts.moreWarnings.title(problems.length - MOST_WARNINGS)}
              text={texts.moreWarnings.text}
            />
          )}
        </ul>
      )}
      <PeakPart {...{ plan, system, form, setSystem }} />
      {shown.length > 0 && (
        <fieldset className={`${alternativesStyles.alternatives} number`}>
          <legend>{texts.choose}</legend>
          {shown.map(row)}
          {others.length > 0 && (
            <details className={alternativesStyles.more}>
              <summary>
                {texts.more(others.length)} <Icon name="down" small />
              </summary>
              {others.map(row)}
            </details>
          )}
          {!outdoor_is_chosen && outdoor && (
            <input type="hidden" name={fieldOf('auto', at)} value={idsOf(outdoor)} form={form} />
          )}
        </fieldset>
      )}
      {outdoor && (
        <p className={`${resultStyles.part} ${styles.source}`}>
          {windowText(outdoor)} {conditionsText(plan)}
          {outdoor.is_estimate && ` ${texts.combination}`}
          {outdoor_is_chosen && (
            <>
              {' '}
              <button
                className={vrfStyles.fixButton}
                name="do"
                value={`outdoor.${key}.`}
                form={form}
              >
                {texts.chooseBest}
              </button>
            </>
          )}
        </p>
      )}
      {outdoor && (
        <div className={`${resultStyles.part} ${styles.source} ${styles.details} number`}>
          {detailTexts(plan).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <div className={`${resultStyles.part} ${styles.total} number`}>
        <span>
          {texts.prices}
          <small>{requestedText(plan)}</small>
        </span>
        <b>{totalText(bill)}</b>
      </div>
      <div className={resultStyles.actions}>
        <a className="button button--go" href="#send">
          {texts.ask}
        </a>
      </div>
    </Panel>
  );
});

/** '7 panels and 9 branch joints on request' */
export function requestedText({ bill }: SystemPlan): string {
  const sums = new Map<keyof typeof texts.items, number>();
  const NAMES = {
    outdoor: 'unit',
    indoor: 'unit',
    ventilator: 'unit',
    panel: 'panel',
    branch_joint: 'branchJoint',
    module_joint: 'moduleJoint',
  } as const;
  for (const { kind, sum, quantity } of bill.lines) {
    if (sum === null) sums.set(NAMES[kind], (sums.get(NAMES[kind]) ?? 0) + quantity);
  }
  const items = [...sums].map(([name, count]) => texts.items[name](count));
  return items.length === 0 ? texts.notIncluded : texts.onRequest(items);
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
  { key, rooms }: TypedSystem,
  form: string,
) {
  if ('room' in warning && warning.room !== null) {
    return (
      <a className={vrfStyles.fixButton} href={`#row-${rooms[warning.room]?.key}`}>
        {texts.goToRoom}
      </a>
    );
  }
  const [best] = fitting;
  if (!best || (outdoor && idsOf(best) === idsOf(outdoor))) return null;
  return (
    <button
      className={vrfStyles.fixButton}
      name="do"
      value={`outdoor.${key}.${idsOf(best)}`}
      form={form}
    >
      {texts.use(sizeName(best), ratioText(best.ratio_percent, best.window))}
    </button>
  );
}
