import {
  type Catalogue,
  isProblem,
  planSystem,
  type SizingValues,
  type SystemPlan,
  type Ventilator,
} from '@shishir/sizing';
import { memo, useMemo } from 'react';
import { Icon } from '../../../platform/ui/icon';
import { DetailsPanel } from './details/details-panel';
import { OutdoorPanel } from './result/outdoor-panel';
import { ResultLine } from './result/result-line';
import type { SystemPlace } from './rooms/room-fields';
import { RoomsPanel } from './rooms/rooms-panel';
import type { Units } from './rooms/units-for-room';
import { idOf } from './system/system-ids';
import { inputOf, wrongFieldsOf } from './system/system-input';
import type { TypedSystem } from './system/system-query';
import type { BuilderState, SetSystem } from './system/use-system';
import { DuplicateIcon } from '../shared/tool-icons';
import type { VrfPage } from './vrf-page.server';
import { vrfTexts } from './vrf.texts';
import toolsStyles from '../tools.module.css';
import builderStyles from './builder.module.css';
import styles from './system-part.module.css';

const texts = vrfTexts.systems;

interface SystemPartProps {
  system: TypedSystem;
  plan: SystemPlan;
  /** Place of the system in the project. */
  at: number;
  /** Name of one of several systems; blank for a single one. */
  name: string;
  places: readonly SystemPlace[];
  units: Units;
  ventilators: readonly Ventilator[];
  climates: VrfPage['climates'];
  builder: BuilderState;
  isFull: boolean;
  form: string;
  /** Applies the action of a field or a key, and moves the focus with the room. */
  move: (action: string) => void;
}

/** A system of the project: its name, its rooms and its outdoor unit. */
export function SystemPart(props: SystemPartProps) {
  const { system, plan, at, name, places, ventilators, climates, builder } = props;
  const { isFull, form, move } = props;
  const { factor } = plan.conditions;
  const units = useMemo(() => ({ ...props.units, factor }), [props.units, factor]);
  const wrongFields = wrongFieldsOf(system);
  const problems = plan.warnings.filter(isProblem).length + (wrongFields > 0 ? 1 : 0);
  return (
    <>
      {(name !== '' || system.name !== '') && (
        <SystemHead
          system={system}
          name={name || system.name}
          isOnly={name === ''}
          setSystem={builder.setSystem}
        />
      )}
      <div className={`wrap ${toolsStyles.columns} ${builderStyles.columns}`}>
        <div className={toolsStyles.column}>
          <RoomsPanel
            {...{ system, name, places, isFull, plan, units }}
            canUndo={at === 0 && builder.canUndo}
            isRead={builder.isRead}
            setRoom={builder.setRoom}
            run={move}
          />
          <DetailsPanel
            {...{ system: system.key, details: system.details, at, ventilators, climates }}
            typed={system.ventilators}
            set={builder.setDetail}
            setSystem={builder.setSystem}
          />
          <ResultLine plan={plan} problems={problems} system={system.key} name={name} />
        </div>
        <OutdoorPanel
          {...{ plan, system, at, name, wrongFields, form }}
          setSystem={builder.setSystem}
        />
      </div>
    </>
  );
}

interface SystemHeadProps {
  system: TypedSystem;
  name: string;
  /** True for the only system, which cannot be removed. */
  isOnly: boolean;
  setSystem: SetSystem;
}

/** The name of a system, and the actions on it. */
const SystemHead = memo(function SystemHead({ system, name, isOnly, setSystem }: SystemHeadProps) {
  const { key } = system;
  const id = idOf('name', key);
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={`field ${styles.name}`}>
        <label htmlFor={id}>{texts.label}</label>
        <input
          id={id}
          name="s"
          value={system.name}
          maxLength={80}
          placeholder={name || texts.example}
          autoComplete="off"
          onChange={({ target }) => setSystem(key, { name: target.value })}
        />
      </div>
      <div className={styles.actions}>
        <button
          className="button button--line button--small"
          name="do"
          value={`copy.${key}`}
          aria-label={texts.copyOf(name)}
        >
          <DuplicateIcon small />
          {texts.copy}
        </button>
        {!isOnly && (
          <button
            className="button button--line button--small"
            name="do"
            value={`drop.${key}`}
            aria-label={texts.removeOf(name)}
          >
            <Icon name="trash" small />
            {texts.remove}
          </button>
        )}
      </div>
    </div>
  );
});

const plans = new WeakMap<
  TypedSystem,
  { catalogue: Catalogue; values: SizingValues; plan: SystemPlan }
>();

/**
 * Returns the plan of a system. There always is one, because invalid values are left out of the calculation. Plans are
 * cached, since each change concerns one of several systems.
 */
export function planOf(
  system: TypedSystem,
  catalogue: Catalogue,
  values: SizingValues,
): SystemPlan {
  const known = plans.get(system);
  if (known?.catalogue === catalogue && known.values === values) return known.plan;
  const result = planSystem(inputOf(system), catalogue, values);
  if (!result.ok) throw new Error(`A system without a plan: ${JSON.stringify(result.errors)}`);
  plans.set(system, { catalogue, values, plan: result.value });
  return result.value;
}
