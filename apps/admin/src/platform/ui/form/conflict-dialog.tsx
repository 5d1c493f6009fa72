import Button from '@mui/material/Button';
import { formatDateTime } from '@shishir/format';
import { useId, useState } from 'react';
import { DialogFrame } from '../dialog/dialog-frame';
import { conflictTexts as texts } from './form.texts';
import './conflict.css';
import './form.css';

interface Props<F extends string> {
  /** `by` is the name of the other editor. */
  title: (by: string) => string;
  by?: string | undefined;
  /** When the other editor saved, if that is known. */
  savedAt?: string | undefined;
  conflicts: FieldConflict<F>[];
  onMerge: (sides: Sides<F>) => void;
  onBack: () => void;
  /** The label of the way back. */
  back?: string;
}

interface SaveProps<F extends string> {
  title: Props<F>['title'];
  save: {
    conflict: {
      current: object & { updated_at?: unknown };
      by?: string | undefined;
      asked: FieldConflict<F>[];
    } | null;
    resolve: (sides: Sides<F>) => void;
    dismiss: () => void;
  };
}

/** The question of a record's form about fields that another editor has changed too. */
export function SaveConflictDialog<F extends string>({ title, save }: SaveProps<F>) {
  const { conflict } = save;
  if (!conflict) return null;
  return (
    <ConflictDialog
      title={title}
      by={conflict.by}
      savedAt={timeOf(conflict.current.updated_at)}
      conflicts={conflict.asked}
      onMerge={save.resolve}
      onBack={save.dismiss}
    />
  );
}

const timeOf = (moment: unknown) => (typeof moment === 'string' ? moment : undefined);

/** Fields that two editors changed at once: both values of each, of which one stays. */
export function ConflictDialog<F extends string>(props: Props<F>) {
  const {
    title,
    by = texts.someone,
    savedAt,
    conflicts,
    onMerge,
    onBack,
    back = texts.back,
  } = props;
  const [sides, setSides] = useState(() => sidesOf(conflicts, () => 'mine'));
  const takeAll = (side: Side) => setSides(sidesOf(conflicts, () => side));
  return (
    <DialogFrame title={title(by)} role="alertdialog" width="md" onClose={onBack}>
      <p className="conflict__text">
        {texts.text(savedAt === undefined ? null : formatDateTime(savedAt))}
      </p>
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
          side={sides[conflict.name] ?? 'mine'}
          onChoose={(side) => setSides({ ...sides, [conflict.name]: side })}
        />
      ))}
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
export type Side = 'mine' | 'theirs';

/** A field that differs between this form and the record that another editor has saved. */
export interface FieldConflict<F extends string> {
  name: F;
  label: string;
  /** Both values as they are read. */
  mine: string;
  theirs: string;
}

export type Sides<F extends string> = Partial<Record<F, Side>>;

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
