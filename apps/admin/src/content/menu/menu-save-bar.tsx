import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { SaveBarFrame, wrappedBar } from '../../platform/ui/form/long-form';
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

const parts = {
  display: { xs: 'none', md: 'inline' },
  color: 'text.secondary',
  fontWeight: 400,
};

/** Stays in view while something is not saved: how much, and the button that saves it. */
export function MenuSaveBar({ changes, wrong, busy, onDiscard, onSave }: Props) {
  const number = countOf(changes);
  return (
    // The status is there before it says something: only then is it read out.
    <SaveBarFrame
      sx={number > 0 ? [wrappedBar, { mt: 2 }] : visuallyHidden}
      state={
        number > 0 && (
          <>
            {texts.changes(number)}
            <Box component="span" sx={parts}>
              : {texts.parts(changes)}
            </Box>
          </>
        )
      }
      problem={wrong > 0 && texts.attention(wrong)}
    >
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
    </SaveBarFrame>
  );
}
