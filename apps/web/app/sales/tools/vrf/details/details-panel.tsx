import { type Station, STATION_NAMES, STATIONS, type Ventilator } from '@shishir/sizing';
import { memo, useState } from 'react';
import { Icon } from '../../../../platform/ui/icon';
import { Panel } from '../../../../platform/ui/panel';
import { NumberField, SelectField } from '../../shared/fields';
import { errorsOfDetails } from '../system/system-input';
import { fieldOf } from '../system/project-query';
import { idOf } from '../system/system-ids';
import {
  DETAIL_FIELDS,
  type DetailField,
  placeOf,
  type TypedDetails,
  type TypedVentilator,
} from '../system/system-query';
import type { SetDetail, SetSystem } from '../system/use-system';
import type { VrfPage } from '../vrf-page.server';
import { VentilatorRows } from './ventilator-rows';
import { detailsTexts as texts } from './details.texts';
import toolsStyles from '../../tools.module.css';
import styles from './details-panel.module.css';

interface DetailsPanelProps {
  /** Key of the system. */
  system: string;
  /** Place of the system in the form. */
  at: number;
  details: TypedDetails;
  /** The ventilators of the system, and those to choose from. */
  typed: readonly TypedVentilator[];
  ventilators: readonly Ventilator[];
  /** Design conditions of the places. */
  climates: VrfPage['climates'];
  set: SetDetail;
  setSystem: SetSystem;
}

/** A blank choice is Dhaka, which addresses omit. */
const PLACES = STATIONS.map((station) => placeOf(station));
const PLACE_NAMES = { ...STATION_NAMES, '': STATION_NAMES.dhaka };

/** Figures of the building that refine the result. Folded until one is typed, since most visitors have none. */
export const DetailsPanel = memo(function DetailsPanel({
  system,
  at,
  details,
  typed,
  ventilators,
  climates,
  set,
  setSystem,
}: DetailsPanelProps) {
  const errors = errorsOfDetails(details);
  const isUsed = typed.length > 0 || DETAIL_FIELDS.some((field) => details[field] !== '');
  // A figure that is deleted to type another one must not fold its field.
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  const number = (field: Exclude<DetailField, 'place'>) => (
    <NumberField
      key={field}
      {...texts.fields[field]}
      name={fieldOf(field, at)}
      value={details[field]}
      onChange={({ target }) => set(system, field, target.value)}
      {...(errors[field] && { error: errors[field] })}
    />
  );
  const titleId = idOf('details-title', system);
  return (
    <Panel as="section" className={styles.details} aria-labelledby={titleId}>
      <details open={wasUsed || undefined}>
        <summary>
          <h2 className={toolsStyles.smallTitle} id={titleId}>
            {texts.title}
          </h2>
          <span className="quiet">{texts.optional}</span>
          <Icon name="down" small />
        </summary>
        <p className="quiet">{texts.lead}</p>
        <div className={styles.fields}>
          <SelectField
            label={texts.place}
            name={fieldOf('place', at)}
            value={details.place}
            options={PLACES}
            texts={PLACE_NAMES}
            hint={climates[(details.place || 'dhaka') as Station]}
            onChange={({ target }) => set(system, 'place', target.value)}
            {...(errors.place && { error: errors.place })}
          />
          {DETAIL_FIELDS.filter((field) => field !== 'place').map(number)}
        </div>
        {(ventilators.length > 0 || typed.length > 0) && (
          <VentilatorRows {...{ system, at, typed, ventilators, setSystem }} />
        )}
      </details>
    </Panel>
  );
});
