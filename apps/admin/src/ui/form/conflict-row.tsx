import { useId } from 'react';
import type { Dispute, Side } from './conflict';
import { conflictTexts as texts } from './form.texts';

interface Props {
  dispute: Dispute<string>;
  side: Side;
  onChoose: (side: Side) => void;
}

/** One field with both values, of which one stays. */
export function ConflictRow({ dispute: { label, mine, theirs }, side, onChoose }: Props) {
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
