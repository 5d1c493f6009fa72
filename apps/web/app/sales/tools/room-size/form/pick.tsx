import { type ChoiceProps, FieldError, inputId, type InputProps } from '../../shared/fields';
import { roomFormTexts } from './room-form.texts';
import { CHOICES, isUnit } from './room-query';
import { Choices } from '../../../../platform/ui/choices';
import pillsStyles from '../../../enquiry/pills.module.css';
import fieldsStyles from '../../shared/fields.module.css';
import styles from './pick.module.css';

interface PickOneProps extends ChoiceProps {
  /** Names for screen readers, if the texts are abbreviations. */
  names?: Partial<Record<string, string>>;
  /** Equally wide, in one row. */
  equal?: boolean;
}

/** One of a few choices, all visible. */
export function PickOne({
  label,
  options,
  texts,
  names,
  equal,
  error,
  name,
  value,
  onChange,
}: PickOneProps) {
  const id = inputId(name);
  return (
    <div
      className={`field ${fieldsStyles.fieldBox} ${styles.wide}`}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <span className={pillsStyles.label} id={id}>
        {label}
      </span>
      <Choices className={equal ? `${pillsStyles.pills} ${styles.equal}` : pillsStyles.pills}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={onChange}
              aria-label={names?.[option]}
            />
            <span>{texts[option] ?? option}</span>
          </label>
        ))}
      </Choices>
      {!options.includes(value) && <Unchosen {...{ name, value }} />}
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}

/**
 * Sends an unknown value again if no choice was made: a form without a value would mean the usual one. It comes after
 * the choices, because the first value is used.
 */
const Unchosen = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} />
);

/** The unit of areas and heights. A change converts the values of the form. */
export function UnitPick({ name, value, onChange }: Omit<InputProps, 'label'>) {
  return (
    <Choices
      className={styles.unit}
      id={inputId(name)}
      role="radiogroup"
      aria-label={roomFormTexts.fields.unit}
    >
      {CHOICES.unit.map((unit) => (
        <label key={unit}>
          <input
            type="radio"
            name={name}
            value={unit}
            checked={unit === value}
            onChange={onChange}
          />
          <span>{roomFormTexts.units[unit]}</span>
        </label>
      ))}
      {!isUnit(value) && <Unchosen {...{ name, value }} />}
    </Choices>
  );
}
