import { formatTaka } from '@shishir/format';
import { ratioText, sizeName, type SystemPlan } from '@shishir/sizing';
import { Icon } from '../../../../platform/ui/icon';
import { idOf } from '../system/system-ids';
import { toolTexts } from '../../shared/tool.texts';
import { vrfResultTexts } from './vrf-result.texts';
import resultStyles from '../../shared/result.module.css';

const texts = vrfResultTexts.line;

interface ResultLineProps {
  plan: SystemPlan;
  problems: number;
  /** Key of the system. */
  system: string;
  /** Name of one of several systems; blank for a single one. */
  name: string;
}

/** Phones show the result at the bottom of the screen while the rooms are visible. */
export function ResultLine({ plan, problems, system, name }: ResultLineProps) {
  const { outdoor, bill } = plan;
  return (
    <section
      className={resultStyles.stickyBar}
      aria-label={name === '' ? toolTexts.result : texts.resultOf(name)}
    >
      <a className={`${resultStyles.barButton} number`} href={`#${idOf('outdoor', system)}`}>
        <span>
          {outdoor ? (
            <>
              {problems === 0
                ? texts.fits(<b>{ratioText(outdoor.ratio_percent, outdoor.window)}</b>)
                : texts.warnings(
                    <b>{ratioText(outdoor.ratio_percent, outdoor.window)}</b>,
                    problems,
                  )}
              <small>
                {bill.total === 0
                  ? texts.pricesOnRequest(sizeName(outdoor))
                  : texts.prices(sizeName(outdoor), formatTaka(bill.total))}
              </small>
            </>
          ) : (
            <>
              {texts.noRatio}
              <small>{plan.units > 0 ? texts.noneFits : texts.chooseUnits}</small>
            </>
          )}
        </span>
        <span className={resultStyles.barOpen}>
          {texts.open}
          <Icon name="down" small />
        </span>
      </a>
    </section>
  );
}
