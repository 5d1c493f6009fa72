import { groupThousands, m2ToSqft } from '@shishir/format';
import { DIRECTION_NAMES, ROOM_KIND_NAMES } from '@shishir/sizing';
import { type ReactNode, type RefObject, useId } from 'react';
import { FormAlert } from '../../../../platform/forms/form-notice';
import { Icon } from '../../../../platform/ui/icon';
import { inputId, NumberField, SelectField } from '../../shared/fields';
import { PickOne, UnitPick } from './pick';
import { FIELD_NAMES } from './room-errors';
import {
  CHOICES,
  isUnit,
  MADE_FOR,
  madeFor,
  ROOM_FIELDS,
  type RoomField,
  roomOf,
  type TypedRoom,
} from './room-query';
import {
  ACTIVITY_TEXTS,
  DIRECTION_TEXTS,
  FRESH_TEXTS,
  ROOF_TEXTS,
  SHADE_TEXTS,
  short,
  WALL_TEXTS,
} from './room-texts';
import toolsStyles from '../../tools.module.css';
import styles from './room-form.module.css';

/** Id of the form, which fields in other parts of the page refer to. */
export const ROOM_FORM = 'room-form';

export type SetField = (field: RoomField) => {
  name: RoomField;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

interface RoomFormProps {
  form: RefObject<HTMLFormElement | null>;
  typed: TypedRoom;
  errors: Partial<Record<RoomField, string>>;
  /** True if the page was opened with invalid values. */
  alert: boolean;
  /** True if no usual value of the kind of room was changed. */
  isUsual: boolean;
  set: SetField;
}

/** The fields that describe a room. Without JavaScript they are sent as a GET form. */
export function RoomForm({ form, typed, errors, alert, isUsual, set }: RoomFormProps) {
  const inFeet = typed.unit === 'sqft';
  // Numbers have no unit while it is unknown.
  const [lengthUnit, areaUnit] = isUnit(typed.unit)
    ? inFeet
      ? ['ft', 'sq ft']
      : ['m', 'm²']
    : ['', ''];
  const room = roomOf(typed);
  const other = (m2: number) =>
    Number.isFinite(m2)
      ? inFeet
        ? `${short(m2)} m²`
        : `${groupThousands(Math.round(m2ToSqft(m2)))} sq ft`
      : null;
  const height = room.height_m;
  return (
    <form id={ROOM_FORM} ref={form} method="get" action="/tools/room-size" noValidate>
      {alert && <Problems errors={errors} />}
      {isUsual && (
        <p className={`${toolsStyles.notice} ${styles.usual}`}>
          <Icon name="check" />
          <span>
            These are usual values for {AN[typed.kind] ?? 'a'}{' '}
            {(ROOM_KIND_NAMES[room.kind] ?? '').toLowerCase()}. Change what is different in your
            room.
          </span>
        </p>
      )}
      <input type="hidden" name={MADE_FOR} value={madeFor(typed)} />
      <Section title="Room">
        <PickOne
          label="Kind of room"
          options={CHOICES.kind}
          texts={ROOM_KIND_NAMES}
          error={errors.kind}
          {...set('kind')}
        />
        <NumberField
          label="Floor area"
          beside={<UnitPick {...set('unit')} />}
          unit={areaUnit}
          hint={other(room.area_m2)}
          error={errors.unit ?? errors.area}
          {...set('area')}
        />
        <NumberField
          label="Ceiling height"
          unit={lengthUnit}
          hint={
            Number.isFinite(height)
              ? `About ${short(inFeet ? height : height / 0.3048)} ${inFeet ? 'm' : 'ft'}`
              : null
          }
          error={errors.height}
          {...set('height')}
        />
        <PickOne
          label="What is above the ceiling?"
          options={CHOICES.roof}
          texts={ROOF_TEXTS}
          error={errors.roof}
          {...set('roof')}
        />
        <PickOne
          label="Outside walls"
          options={CHOICES.walls}
          texts={WALL_TEXTS}
          equal
          error={errors.walls}
          {...set('walls')}
        />
      </Section>
      <Section title="Windows and sun">
        <NumberField
          label="Glass area"
          unit={areaUnit}
          hint="All panes together"
          error={errors.glass}
          {...set('glass')}
        />
        <SelectField
          label="Shading"
          options={CHOICES.shade}
          texts={SHADE_TEXTS}
          error={errors.shade}
          {...set('shade')}
        />
        <PickOne
          label="Most of the glass faces"
          options={CHOICES.dir}
          texts={DIRECTION_TEXTS}
          names={DIRECTION_NAMES}
          equal
          error={errors.dir}
          {...set('dir')}
        />
      </Section>
      <Section title="People and heat inside">
        <NumberField
          label="People, usually"
          unit="persons"
          error={errors.people}
          {...set('people')}
        />
        <SelectField
          label="What they do"
          options={CHOICES.activity}
          texts={ACTIVITY_TEXTS}
          error={errors.activity}
          {...set('activity')}
        />
        <NumberField label="Lights" unit="W" error={errors.lights} {...set('lights')} />
        <NumberField
          label="Equipment"
          unit="W"
          hint="Television, computers, cooker"
          error={errors.equipment}
          {...set('equipment')}
        />
      </Section>
      <Section title="Air and target">
        <SelectField
          label="Fresh air"
          options={CHOICES.fresh}
          texts={FRESH_TEXTS}
          error={errors.fresh}
          {...set('fresh')}
        />
        <NumberField label="Room temperature" unit="°C" error={errors.target} {...set('target')} />
      </Section>
      <div className={styles.formEnd}>
        <p className="hint">
          The address of this page holds all inputs. Copy it to share the result.
        </p>
        <a className="button button--line button--small" href="/tools/room-size">
          Start again
        </a>
        <noscript>
          <button className="button button--main" type="submit">
            Calculate
          </button>
        </noscript>
      </div>
    </form>
  );
}

const AN: Record<string, string> = { office: 'an' };

function Problems({ errors }: Pick<RoomFormProps, 'errors'>) {
  const fields = ROOM_FIELDS.filter((field) => errors[field]);
  if (fields.length === 0) return null;
  return (
    <div className={styles.alert}>
      <FormAlert
        title="No result yet"
        text={
          <>
            {fields.length === 1
              ? 'One field does not fit: '
              : `${fields.length} fields do not fit: `}
            {fields.map((field, index) => (
              <span key={field}>
                {index > 0 && ', '}
                <a href={`#${inputId(field)}`}>{FIELD_NAMES[field]}</a>
              </span>
            ))}
            . Everything you typed is still here.
          </>
        }
      />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 className={toolsStyles.smallTitle} id={id}>
          {title}
        </h2>
      </div>
      <div className={toolsStyles.fieldGrid}>{children}</div>
    </section>
  );
}
