import Button from '@mui/material/Button';
import { formatDateTime } from '@shishir/format';
import { useId, useState } from 'react';
import { DialogFrame } from '../dialog/dialog-frame';
import { conflictTexts as texts } from './form.texts';
import './conflict.css';
import './form.css';

interface Props<F extends string> {
  title: string;
  /** When the other editor saved, where that is known. */
  savedAt?: string;
  conflicts: FieldConflict<F>[];
  onMerge: (sides: Sides<F>) => void;
  onBack: () => void;
  /** The label of the way back. */
  back?: string;
}

/** Two editors at once: both sides field by field, and nothing is lost on either. */
export function ConflictDialog<F extends string>(props: Props<F>) {
  const { title, savedAt, conflicts, onMerge, onBack, back = texts.back } = props;
  const [sides, setSides] = useState(() => firstSides(conflicts));
  const takeAll = (side: Side) => setSides(sidesOf(conflicts, () => side));
  return (
    <DialogFrame title={title} role="alertdialog" width="md" onClose={onBack}>
      <p className="conflict__text">
        {texts.text(savedAt === undefined ? null : formatDateTime(savedAt))}
      </p>
      {conflicts.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <>
          <div className="conflict__all">
            <Button onClick={() => takeAll('mine')}>{texts.allMine}</Button>
            <Button onClick={() => takeAll('theirs')}>{texts.allTheirs}</Button>
          </div>
          <div className="conflict__header" aria-hidden="true">
            <span>{texts.field}</span>
            <span>{texts.mine}</span>
            <span>{texts.theirs}</span>
          </div>
          {conflicts.map((conflict) => (
            <ConflictRow
              key={conflict.name}
              conflict={conflict}
              side={sides[conflict.name] ?? 'theirs'}
              onChoose={(side) => setSides({ ...sides, [conflict.name]: side })}
            />
          ))}
        </>
      )}
      <div className="dialog__buttons dialog__buttons--sticky">
        <Button variant="outlined" onClick={onBack}>
          {back}
        </Button>
        <Button variant="contained" onClick={() => onMerge(sides)}>
          {texts.save}
        </Button>
      </div>
    </DialogFrame>
  );
}

/** Whose value of a field stays. */
type Side = 'mine' | 'theirs';

/** A field that differs between what is typed here and what somebody else has saved meanwhile. */
export interface FieldConflict<F extends string> {
  name: F;
  label: string;
  /** Both values as they are read. */
  mine: string;
  theirs: string;
  /** It was touched here; what was not is theirs at first. */
  touched: boolean;
}

export type Sides<F extends string> = Partial<Record<F, Side>>;

/** At first everybody keeps their own changes. */
const firstSides = <F extends string>(conflicts: FieldConflict<F>[]): Sides<F> =>
  sidesOf(conflicts, ({ touched }) => (touched ? 'mine' : 'theirs'));

const sidesOf = <F extends string>(
  conflicts: FieldConflict<F>[],
  choose: (conflict: FieldConflict<F>) => Side,
): Sides<F> =>
  Object.fromEntries(conflicts.map((conflict) => [conflict.name, choose(conflict)])) as Sides<F>;

interface ConflictRowProps {
  conflict: FieldConflict<string>;
  side: Side;
  onChoose: (side: Side) => void;
}

/** One field with both values, of which one stays. */
function ConflictRow({ conflict: { label, mine, theirs }, side, onChoose }: ConflictRowProps) {
  const name = useId();
  const choices = [
    { side: 'mine', value: mine, label: texts.keepMine(label, mine) },
    { side: 'theirs', value: theirs, label: texts.takeTheirs(label, theirs) },
  ] as const;
  return (
    <div className="conflict__row num" role="radiogroup" aria-label={label}>
      <b>{label}</b>
      {choices.map((choice) => (
        <label key={choice.side}>
          <input
            type="radio"
            className="radio"
            name={name}
            aria-label={choice.label}
            checked={side === choice.side}
            onChange={() => onChoose(choice.side)}
          />
          <span>
            <small>{choice.side === 'mine' ? texts.mine : texts.theirs}</small>
            {choice.value}
          </span>
        </label>
      ))}
    </div>
  );
}
