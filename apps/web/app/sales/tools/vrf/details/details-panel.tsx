import { memo } from 'react';
import { Icon } from '../../../../platform/ui/icon';
import { Panel } from '../../../../platform/ui/panel';
import { NumberField } from '../../shared/fields';
import { errorsOfDetails } from '../system/system-input';
import { DETAIL_FIELDS, type TypedSystem } from '../system/system-query';
import type { BuilderState } from '../system/use-system';
import { detailsTexts as texts } from './details.texts';
import toolsStyles from '../../tools.module.css';
import styles from './details-panel.module.css';

interface DetailsPanelProps {
  details: TypedSystem['details'];
  set: BuilderState['setDetail'];
}

/** Figures of the building that refine the result. Folded until one is typed, since most visitors have none. */
export const DetailsPanel = memo(function DetailsPanel({ details, set }: DetailsPanelProps) {
  const errors = errorsOfDetails(details);
  const isUsed = DETAIL_FIELDS.some((field) => details[field] !== '');
  return (
    <Panel as="section" className={styles.details} aria-labelledby="details-title">
      <details open={isUsed || undefined}>
        <summary>
          <h2 className={toolsStyles.smallTitle} id="details-title">
            {texts.title}
          </h2>
          <span className="quiet">{texts.optional}</span>
          <Icon name="down" small />
        </summary>
        <p className="quiet">{texts.lead}</p>
        <div className={styles.fields}>
          {DETAIL_FIELDS.map((field) => (
            <NumberField
              key={field}
              {...texts.fields[field]}
              name={field}
              value={details[field]}
              onChange={({ target }) => set(field, target.value)}
              {...(errors[field] && { error: errors[field] })}
            />
          ))}
        </div>
      </details>
    </Panel>
  );
});
