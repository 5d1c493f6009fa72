import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { keyTexts as texts } from './contact-message.texts';

const KEYS = [
  [['J'], texts.next],
  [['K'], texts.previous],
  [['R'], texts.reply],
  [['Ctrl', 'Enter'], texts.send],
  [['E'], texts.archive],
  [['I'], texts.mine],
  [['Shift', 'R'], texts.release],
  [['Delete'], texts.delete],
  [['?'], texts.help],
] as const;

interface Props {
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
  onClose: () => void;
}

/** All keys of the inbox, and a switch for people who press letters by voice or by accident. */
export function KeysDialog({ enabled, onEnable, onClose }: Props) {
  return (
    <DialogFrame title={texts.title} onClose={onClose}>
      <Box component="dl" sx={{ mb: 2 }}>
        {KEYS.map(([keys, label]) => (
          <Stack key={label} direction="row" sx={KEY_ROW}>
            <dt>{label}</dt>
            <Stack component="dd" direction="row" sx={{ gap: 0.5 }}>
              <Keys keys={keys} />
            </Stack>
          </Stack>
        ))}
      </Box>
      <FormControlLabel
        control={<Switch checked={enabled} onChange={(event) => onEnable(event.target.checked)} />}
        label={texts.use}
      />
    </DialogFrame>
  );
}

const KEY_ROW = {
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  borderBottom: 1,
  borderColor: 'divider',
};

interface KeysBarProps {
  inSpam: boolean;
  onHelp: () => void;
}

/** The most common keys, below the list. */
export function KeysBar({ inSpam, onHelp }: KeysBarProps) {
  const { short } = texts;
  return (
    <Stack direction="row" sx={KEYS_BAR}>
      <Hint keys={['J', 'K']} label={short.move} />
      {inSpam ? (
        <>
          <Hint keys={['Shift', 'R']} label={short.release} />
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            <Hint keys={['Delete']} label={short.delete} />
          </Box>
        </>
      ) : (
        <>
          <Hint keys={['R']} label={short.reply} />
          <Hint keys={['E']} label={short.archive} />
          <Button
            sx={{ gap: 0.5, ml: 'auto', minHeight: 32, p: 0, fontSize: 'inherit' }}
            onClick={onHelp}
          >
            {texts.all} <kbd>?</kbd>
          </Button>
        </>
      )}
    </Stack>
  );
}

const KEYS_BAR = {
  gap: { xs: 1.25, lg: 2 },
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.third',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
};

const Hint = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
    <Keys keys={keys} /> {label}
  </Stack>
);

const Keys = ({ keys }: { keys: readonly string[] }) =>
  keys.map((key) => <kbd key={key}>{key}</kbd>);
