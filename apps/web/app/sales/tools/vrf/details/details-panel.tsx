import type { Ventilator } from '@shishir/sizing';
import { memo, useState } from 'react';
import { Icon } from '../../../../platform/ui/icon';
import { Panel } from '../../../../platform/ui/panel';
import { NumberField, SelectField } from '../../shared/fields';
import { errorsOfDetails } from '../system/system-input';
import { fieldOf } from '../system/project-query';
import { idOf } from '../system/system-ids';
import { DETAIL_FIELDS, type TypedDetails } from '../system/system-query';
import type { SetDetail } from '../system/use-system';
import { detailsTexts as texts } from './details.texts';
import toolsStyles from '../../tools.module.css';
import styles from './details-panel.module.css';

interface DetailsPanelProps {
  /** Key of the system. */
  system: string;
  /** Place of the system in the form. */
  at: number;
  details: TypedDetails;
  ventilators: readonly Ventilator[];
  set: SetDetail;
}

/** Figures of the building that refine the result. Folded until one is typed, since most visitors have none. */
export const DetailsPanel = memo(function DetailsPanel({
  system,
  at,
  details,
  ventilators,
  set,
}: DetailsPanelProps) {
  const errors = errorsOfDetails(details);
  const isUsed = DETAIL_FIELDS.some((field) => details[field] !== '');
  // A figure that is deleted to type another one must not fold its field.
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  const number = (field: keyof typeof texts.fields) => (
    <NumberField
      key={field}
      {...texts.fields[field]}
      name={fieldOf(field, at)}
      value={details[field]}
      onChange={({ target }) => set(system, field, target.value)}
      {...(errors[field] && { error: errors[field] })}
    />
  );
  const titles: Record<string, string> = Object.fromEntries(
    ventilators.map(({ id, model, flow_m3h }) => [id, texts.air.option(model, flow_m3h)]),
  );
  const isGone = details.air !== '' && !(details.air in titles);
  if (isGone) titles[details.air] = texts.air.gone;
  const ids = [...ventilators.map(({ id }) => String(id)), ...(isGone ? [details.air] : [])];
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
          {(['run', 'height', 'charge', 'volume'] as const).map(number)}
        </div>
        {(ventilators.length > 0 || details.air !== '') && (
          <div className={`${styles.fields} ${styles.ventilators}`}>
            <SelectField
              label={texts.air.label}
              name={fieldOf('air', at)}
              value={details.air}
              options={['', ...ids]}
              texts={{ ...titles, '': texts.air.none }}
              onChange={({ target }) => set(system, 'air', target.value)}
            />
            {(['airs', 'flow'] as const).map(number)}
          </div>
        )}
      </details>
    </Panel>
  );
});
