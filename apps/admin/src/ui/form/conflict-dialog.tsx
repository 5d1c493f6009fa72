import Button from '@mui/material/Button';
import { formatDateTime } from '@shishir/format';
import { useId, useState } from 'react';
import { DialogFrame } from '../dialog/dialog-frame';
import { conflictTexts as texts } from './form.texts';
import './conflict.css';
import './form.css';

interface Props<F extends string> {
  title: string;
  /** When the other editor saved. */
  savedAt: string;
  disputes: Dispute<F>[];
  onMerge: (sides: Sides<F>) => void;
  onBack: () => void;
}

/** Two editors at once: both sides field by field, and nothing is lost on either. */
export function ConflictDialog<F extends string>(props: Props<F>) {
  const { title, savedAt, disputes, onMerge, onBack } = props;
  const [sides, setSides] = useState(() => firstSides(disputes));
  const takeAll = (side: Side) => setSides(sidesOf(disputes, () => side));
  return (
    <DialogFrame title={title} role="alertdialog" width="md" onClose={onBack}>
      <p className="conflict__text">{texts.text(formatDateTime(savedAt))}</p>
      {disputes.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <>
          <div className="conflict__all">
            <Button onClick={() => takeAll('mine')}>{texts.allMine}</Button>
            <Button onClick={() => takeAll('theirs')}>{texts.allTheirs}</Button>
          </div>
          <div className="conflict__head" aria-hidden="true">
            <span>{texts.field}</span>
            <span>{texts.mine}</span>
            <span>{texts.theirs}</span>
          </div>
          {disputes.map((dispute) => (
            <ConflictRow
              key={dispute.name}
              dispute={dispute}
              side={sides[dispute.name] ?? 'theirs'}
              onChoose={(side) => setSides({ ...sides, [dispute.name]: side })}
            />
          ))}
        </>
      )}
      <div className="dialog__buttons dialog__buttons--kept">
        <Button variant="outlined" onClick={onBack}>
          {texts.back}
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
export interface Dispute<F extends string> {
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
const firstSides = <F extends string>(disputes: Dispute<F>[]): Sides<F> =>
  sidesOf(disputes, ({ touched }) => (touched ? 'mine' : 'theirs'));

const sidesOf = <F extends string>(
  disputes: Dispute<F>[],
  choose: (dispute: Dispute<F>) => Side,
): Sides<F> =>
  Object.fromEntries(disputes.map((dispute) => [dispute.name, choose(dispute)])) as Sides<F>;

interface ConflictRowProps {
  dispute: Dispute<string>;
  side: Side;
  onChoose: (side: Side) => void;
}

/** One field with both values, of which one stays. */
function ConflictRow({ dispute: { label, mine, theirs }, side, onChoose }: ConflictRowProps) {
  const name = useId();
  const choices = [
    { side: 'mine', value: mine, says: texts.keepMine(label, mine) },
    { side: 'theirs', value: theirs, says: texts.takeTheirs(label, theirs) },
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
            aria-label={choice.says}
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
