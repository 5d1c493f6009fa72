import Button from '@mui/material/Button';
import { formatDateTime } from '@shishir/format';
import { useState } from 'react';
import { DialogFrame } from '../dialog/dialog-frame';
import { firstSides, sidesOf, type Dispute, type Side, type Sides } from './conflict';
import { ConflictRow } from './conflict-row';
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
