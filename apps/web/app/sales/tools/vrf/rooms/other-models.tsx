import { useState } from 'react';
import { hasMoreModels } from '../system/use-units';
import { modelsTexts as texts } from './models.texts';
import { MOST_MODELS, type OfferedUnit, type Units } from './units-for-room';
import vrfStyles from '../vrf.module.css';
import styles from './room-note.module.css';

interface OtherModelsProps {
  unit: OfferedUnit;
  units: Units;
  /** Key of the room. */
  of: string;
}

/**
 * Adds the models of the size of the chosen unit to the list of units, if the catalogue has more of them. Without
 * JavaScript, the button submits the form.
 */
export function OtherModels({ unit, units, of }: OtherModelsProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const models = units.modelsLike(unit);
  if (!hasMoreModels(models)) return null;
  const show = async () => {
    setState('loading');
    const isLoaded = await units.loadModels(unit);
    setState(isLoaded ? 'closed' : 'failed');
    if (isLoaded) document.getElementById(`room-${of}-unit`)?.focus();
  };
  return (
    <>
      <button
        className={`${vrfStyles.fixButton} ${styles.quiet}`}
        name="do"
        value={`models.${of}`}
        disabled={state === 'loading'}
        onClick={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        {state === 'loading'
          ? texts.loading
          : models.count > MOST_MODELS
            ? texts.showFirst(MOST_MODELS, models.count)
            : texts.show(models.count)}
      </button>
      {state === 'failed' && (
        <span className="error" role="alert">
          {texts.failed}
        </span>
      )}
    </>
  );
}
