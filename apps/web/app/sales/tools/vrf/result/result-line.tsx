import { formatSum } from '@shishir/format';
import { ratioText, sizeName, type SystemPlan } from '@shishir/sizing';
import { Icon } from '../../../../platform/ui/icon';
import resultStyles from '../../shared/result.module.css';

/** Phones show the result at the bottom of the screen while the rooms are visible. */
export function ResultLine({ plan, problems }: { plan: SystemPlan; problems: number }) {
  const { outdoor, bill } = plan;
  return (
    <section className={resultStyles.stickyBar} aria-label="Result">
      <a className={`${resultStyles.barButton} number`} href="#outdoor">
        <span>
          {outdoor ? (
            <>
              <b>{ratioText(outdoor.ratio_percent, outdoor.window)}</b>{' '}
              {problems === 0
                ? 'ratio, fits'
                : `ratio, ${problems} ${problems === 1 ? 'warning' : 'warnings'}`}
              <small>
                {sizeName(outdoor)}, {formatSum(bill.total, 'on request,')} listed prices
              </small>
            </>
          ) : (
            <>
              No ratio yet
              <small>
                {plan.units > 0 ? 'No outdoor unit fits' : 'Choose a unit for each room'}
              </small>
            </>
          )}
        </span>
        <span className={resultStyles.barOpen}>
          Outdoor unit
          <Icon name="down" small />
        </span>
      </a>
    </section>
  );
}
