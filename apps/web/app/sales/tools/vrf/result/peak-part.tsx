import { kwText, peakText, type SystemPlan } from '@shishir/sizing';
import { useId } from 'react';
import { diversityError } from '../system/system-input';
import type { TypedSystem } from '../system/system-query';
import type { SetSystem } from '../system/use-system';
import { vrfResultTexts } from './vrf-result.texts';
import fieldsStyles from '../../shared/fields.module.css';
import resultStyles from '../../shared/result.module.css';
import styles from './peak-part.module.css';

const texts = vrfResultTexts.peak;

interface PeakPartProps {
  plan: SystemPlan;
  system: TypedSystem;
  /** Id of the form of the rooms. */
  form: string;
  setSystem: SetSystem;
}

/** The load of all rooms at the same time, from their hours or from a typed diversity. */
export function PeakPart({ plan, system, form, setSystem }: PeakPartProps) {
  const { peak, load_kw } = plan;
  const id = useId();
  const error = diversityError(system);
  return (
    <div className={`${resultStyles.part} ${styles.peak}`}>
      <div className={styles.line}>
        <label htmlFor={id}>{texts.diversity}</label>
        <span className={`${fieldsStyles.numberInput} ${styles.field}`}>
          <input
            id={id}
            name="d"
            form={form}
            inputMode="decimal"
            value={system.diversity}
            placeholder={peak && load_kw > 0 ? texts.calculated(peak.diversity_percent) : ''}
            maxLength={12}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setSystem(system.key, { diversity: target.value })}
          />
          <span className={fieldsStyles.unit} aria-hidden="true">
            {texts.percent}
          </span>
        </span>
      </div>
      <p className={error ? 'error' : 'hint'} id={`${id}-note`}>
        {error || (peak && peakText(peak, load_kw)) || texts.hint(kwText(load_kw))}
      </p>
    </div>
  );
}
