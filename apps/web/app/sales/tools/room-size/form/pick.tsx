import { type ChoiceProps, FieldError, inputId, type InputProps } from '../../shared/fields';
import { CHOICES, isUnit } from './room-query';
import { UNIT_TEXTS } from './room-texts';
import { Choices } from '../../../../platform/ui/choices';
import pillsStyles from '../../../enquiry/pills.module.css';
import fieldsStyles from '../../shared/fields.module.css';
import styles from './pick.module.css';

interface PickOneProps extends ChoiceProps {
  /** What screen readers say for a short text. */
  names?: Partial<Record<string, string>>;
  /** All equally wide, in one row. */
  equal?: boolean;
}

/** One of a few choices, all in view. */
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
 * Sends a value that is none of the choices again, where nobody has chosen one: without it the form would have no value,
 * which means the usual one. It stands behind the choices, because the first value counts.
 */
const Unchosen = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} />
);

/** The unit of areas and heights. It converts what is in the form. */
export function UnitPick({ name, value, onChange }: Omit<InputProps, 'label'>) {
  return (
    <Choices className={styles.unit} id={inputId(name)} role="radiogroup" aria-label="Unit of area">
      {CHOICES.unit.map((unit) => (
        <label key={unit}>
          <input
            type="radio"
            name={name}
            value={unit}
            checked={unit === value}
            onChange={onChange}
          />
          <span>{UNIT_TEXTS[unit]}</span>
        </label>
      ))}
      {!isUnit(value) && <Unchosen {...{ name, value }} />}
    </Choices>
  );
}
