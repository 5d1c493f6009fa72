import { groupThousands, m2ToSqft } from '@shishir/format';
import {
  DIRECTION_NAMES,
  ROOM_CHOICE_NAMES,
  ROOM_KIND_NAMES,
  STATION_NAMES,
} from '@shishir/sizing';
import { type ReactNode, type RefObject, useId } from 'react';
import { sitePath } from '../../../../platform/locale/site-path';
import { FormAlert } from '../../../../platform/forms/form-notice';
import { Icon } from '../../../../platform/ui/icon';
import { inputId, NumberField, SelectField } from '../../shared/fields';
import { toolTexts } from '../../shared/tool.texts';
import { roomSizeTexts } from '../room-size.texts';
import { PickOne, UnitPick } from './pick';
import { roomFormTexts as texts } from './room-form.texts';
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
import { short } from './room-texts';
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
      ? [texts.units.ft, texts.units.sqft]
      : [texts.units.m, texts.units.m2]
    : ['', ''];
  const room = roomOf(typed);
  const other = (m2: number) =>
    Number.isFinite(m2)
      ? inFeet
        ? texts.squareMetres(short(m2))
        : texts.squareFeet(groupThousands(Math.round(m2ToSqft(m2))))
      : null;
  const height = room.height_m;
  return (
    <form id={ROOM_FORM} ref={form} method="get" action={sitePath('/tools/room-size')} noValidate>
      {alert && <Problems errors={errors} />}
      {isUsual && (
        <p className={`${toolsStyles.notice} ${styles.usual}`}>
          <Icon name="check" />
          <span>{texts.usual((ROOM_KIND_NAMES[room.kind] ?? '').toLowerCase())}</span>
        </p>
      )}
      <input type="hidden" name={MADE_FOR} value={madeFor(typed)} />
      <Section title={texts.sections.room}>
        <PickOne
          label={texts.fields.kind}
          options={CHOICES.kind}
          texts={ROOM_KIND_NAMES}
          error={errors.kind}
          {...set('kind')}
        />
        <SelectField
          label={texts.fields.place}
          options={CHOICES.place}
          texts={STATION_NAMES}
          error={errors.place}
          {...set('place')}
        />
        <SelectField
          label={texts.fields.use}
          options={CHOICES.use}
          texts={ROOM_CHOICE_NAMES.uses}
          error={errors.use}
          {...set('use')}
        />
        <NumberField
          label={texts.fields.area}
          beside={<UnitPick {...set('unit')} />}
          unit={areaUnit}
          hint={other(room.area_m2)}
          error={errors.unit ?? errors.area}
          {...set('area')}
        />
        <NumberField
          label={texts.fields.height}
          unit={lengthUnit}
          hint={
            Number.isFinite(height)
              ? inFeet
                ? texts.aboutMetres(short(height))
                : texts.aboutFeet(short(height / 0.3048))
              : null
          }
          error={errors.height}
          {...set('height')}
        />
      </Section>
      <Section title={texts.sections.around}>
        <SelectField
          label={texts.fields.roof}
          options={CHOICES.roof}
          texts={ROOM_CHOICE_NAMES.above}
          error={errors.roof}
          {...set('roof')}
        />
        <SelectField
          label={texts.fields.below}
          options={CHOICES.below}
          texts={ROOM_CHOICE_NAMES.below}
          error={errors.below}
          {...set('below')}
        />
        <PickOne
          label={texts.fields.walls}
          options={CHOICES.walls}
          texts={{ 0: texts.noWalls }}
          equal
          error={errors.walls}
          {...set('walls')}
        />
        <PickOne
          label={texts.fields.inner}
          options={CHOICES.walls}
          texts={{ 0: texts.noWalls }}
          equal
          error={errors.inner}
          {...set('inner')}
        />
      </Section>
      <Section title={texts.sections.windows}>
        <NumberField
          label={texts.fields.glass}
          unit={areaUnit}
          hint={texts.fields.glassHint}
          error={errors.glass}
          {...set('glass')}
        />
        <SelectField
          label={texts.fields.shade}
          options={CHOICES.shade}
          texts={ROOM_CHOICE_NAMES.shades}
          error={errors.shade}
          {...set('shade')}
        />
        <PickOne
          label={texts.fields.direction}
          options={CHOICES.dir}
          texts={roomSizeTexts.choices.directions}
          names={DIRECTION_NAMES}
          equal
          error={errors.dir}
          {...set('dir')}
        />
      </Section>
      <Section title={texts.sections.inside}>
        <NumberField
          label={texts.fields.people}
          unit={texts.units.people}
          error={errors.people}
          {...set('people')}
        />
        <SelectField
          label={texts.fields.activity}
          options={CHOICES.activity}
          texts={ROOM_CHOICE_NAMES.activities}
          error={errors.activity}
          {...set('activity')}
        />
        <NumberField
          label={texts.fields.lights}
          unit="W"
          error={errors.lights}
          {...set('lights')}
        />
        <NumberField
          label={texts.fields.equipment}
          unit="W"
          hint={texts.fields.equipmentHint}
          error={errors.equipment}
          {...set('equipment')}
        />
      </Section>
      <Section title={texts.sections.air}>
        <SelectField
          label={texts.fields.freshAir}
          options={CHOICES.fresh}
          texts={ROOM_CHOICE_NAMES.freshAirs}
          error={errors.fresh}
          {...set('fresh')}
        />
        <SelectField
          label={texts.fields.door}
          options={CHOICES.door}
          texts={ROOM_CHOICE_NAMES.doors}
          error={errors.door}
          {...set('door')}
        />
        <NumberField
          label={texts.fields.target}
          unit="°C"
          error={errors.target}
          {...set('target')}
        />
      </Section>
      <div className={styles.formEnd}>
        <p className="hint">{texts.link}</p>
        <a className="button button--line button--small" href={sitePath('/tools/room-size')}>
          {toolTexts.startAgain}
        </a>
        <noscript>
          <button className="button button--main" type="submit">
            {toolTexts.calculate}
          </button>
        </noscript>
      </div>
    </form>
  );
}

function Problems({ errors }: Pick<RoomFormProps, 'errors'>) {
  const fields = ROOM_FIELDS.filter((field) => errors[field]);
  if (fields.length === 0) return null;
  return (
    <div className={styles.alert}>
      <FormAlert
        title={texts.problems.title}
        text={texts.problems.text(
          fields.length,
          fields.map((field, index) => (
            <span key={field}>
              {index > 0 && ', '}
              <a href={`#${inputId(field)}`}>{texts.fieldNames[field]}</a>
            </span>
          )),
        )}
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
