import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { SaveBarFrame, wrappedBar } from '../../platform/ui/form/long-form';
import { countOf, type MenuChanges } from './menu-changes';
import { saveTexts as texts } from './menu.texts';

interface Props {
  changes: MenuChanges;
  /** Number of entries with problems. */
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

/** Sticky bar with the number of unsaved changes and the save button. */
export function MenuSaveBar({ changes, wrong, busy, onDiscard, onSave }: Props) {
  const number = countOf(changes);
  return (
    // Always rendered: screen readers only announce a status that exists before its text.
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
