import { MAX_VENTILATORS, type Ventilator } from '@shishir/sizing';
import { Icon } from '../../../../platform/ui/icon';
import { NumberField, SelectField } from '../../shared/fields';
import { fieldOf } from '../system/project-query';
import { errorsOfVentilator } from '../system/system-input';
import { NO_VENTILATOR, type TypedVentilator, type VentilatorField } from '../system/system-query';
import type { SetSystem } from '../system/use-system';
import { detailsTexts } from './details.texts';
import { ventilatorsTexts as texts } from './ventilators.texts';
import styles from './details-panel.module.css';

interface VentilatorRowsProps {
  /** Key of the system. */
  system: string;
  /** Place of the system in the form. */
  at: number;
  typed: readonly TypedVentilator[];
  ventilators: readonly Ventilator[];
  setSystem: SetSystem;
}

/** Ventilators of a system, a row for each model. A system without any has a blank row. */
export function VentilatorRows({ system, at, typed, ventilators, setSystem }: VentilatorRowsProps) {
  const rows = typed.length > 0 ? typed : [NO_VENTILATOR];
  const set = (row: number, field: VentilatorField, value: string) =>
    setSystem(system, {
      ventilators: rows.map((one, nth) => (nth === row ? { ...one, [field]: value } : one)),
    });
  return (
    <>
      {rows.map((row, nth) => {
        const errors = errorsOfVentilator(row);
        return (
          // Rows have no identity: their place is that of their fields.
          <div key={nth} className={`${styles.fields} ${styles.ventilators}`}>
            <SelectField
              label={detailsTexts.air.label}
              name={fieldOf('air', at)}
              nth={nth}
              value={row.air}
              {...optionsOf(ventilators, row.air)}
              onChange={({ target }) => set(nth, 'air', target.value)}
            />
            {(['airs', 'flow'] as const).map((field) => (
              <NumberField
                key={field}
                {...detailsTexts.fields[field]}
                name={fieldOf(field, at)}
                nth={nth}
                value={row[field]}
                onChange={({ target }) => set(nth, field, target.value)}
                {...(errors[field] && { error: errors[field] })}
              />
            ))}
            {rows.length > 1 && (
              <button
                className="button button--line button--small"
                name="do"
                value={`noair.${system}.${nth}`}
                aria-label={texts.removeNumber(nth + 1)}
              >
                <Icon name="trash" small />
                {texts.remove}
              </button>
            )}
          </div>
        );
      })}
      <div className={styles.addVentilator}>
        {rows.length < MAX_VENTILATORS ? (
          <button className="button button--soft button--small" name="do" value={`air.${system}`}>
            <Icon name="plus" />
            {texts.add}
          </button>
        ) : (
          <p className="hint">{texts.full(MAX_VENTILATORS)}</p>
        )}
      </div>
    </>
  );
}

/** Returns the ventilators to choose from, and a chosen one that is no longer sold. */
function optionsOf(ventilators: readonly Ventilator[], chosen: string) {
  const texts: Record<string, string> = Object.fromEntries(
    ventilators.map(({ id, model, flow_m3h }) => [id, detailsTexts.air.option(model, flow_m3h)]),
  );
  const isGone = chosen !== '' && !(chosen in texts);
  if (isGone) texts[chosen] = detailsTexts.air.gone;
  return {
    options: ['', ...ventilators.map(({ id }) => String(id)), ...(isGone ? [chosen] : [])],
    texts: { ...texts, '': detailsTexts.air.none },
  };
}
