import Button from '@mui/material/Button';
import { countOf, type MenuChanges } from './menu-changes';
import { saveTexts as texts } from './menu.texts';

interface Props {
  changes: MenuChanges;
  /** Entries that cannot be saved as they are. */
  wrong: number;
  busy: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** Stays in view while something is not saved: how much, and the button that saves it. */
export function MenuSaveBar({ changes, wrong, busy, onDiscard, onSave }: Props) {
  const number = countOf(changes);
  return (
    // The status is there before it says something: only then is it read out.
    <div className={number > 0 ? 'menu-save' : 'vh'}>
      <p className="num" role="status">
        {number > 0 && (
          <>
            <b>{texts.changes(number)}</b>
            <span className="menu-save__parts">: {texts.parts(changes)}</span>
          </>
        )}
        {wrong > 0 && <span className="menu-save__wrong">{texts.attention(wrong)}</span>}
      </p>
      {number > 0 && (
        <>
          <Button disabled={busy} onClick={onDiscard}>
            {texts.discard}
          </Button>
          <Button variant="contained" disabled={busy} onClick={onSave}>
            {busy ? texts.saving : texts.save}
            {!busy && <kbd>Ctrl S</kbd>}
          </Button>
        </>
      )}
    </div>
  );
}
