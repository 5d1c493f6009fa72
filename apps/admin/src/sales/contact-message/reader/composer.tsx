import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { ReaderNote } from './reader-notes';
import { readerTexts } from './reader.texts';

const texts = readerTexts.reply;

interface Props {
  /** Line above the text, with its recipients. */
  readers: ReactNode;
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  placeholder?: string;
  busy: boolean;
  text: string;
  onChange: (text: string) => void;
  /** Called on Ctrl+Enter in the field. */
  onSend: () => void;
  /** Internal note, which has a different background. */
  note?: boolean;
  /** Line below the text. */
  children: ReactNode;
}

const BOX = {
  border: 1,
  borderColor: 'field',
  borderRadius: '12px',
  '&:focus-within': {
    borderColor: 'primary.main',
    boxShadow: '0 0 0 1px var(--palette-primary-main)',
  },
};
const NOTE = { bgcolor: 'color-mix(in srgb, var(--palette-warning-wash) 50%, transparent)' };
const READERS = {
  display: 'flex',
  columnGap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.third',
};
const TEXT = {
  fontSize: { xs: '1rem', md: '0.875rem' },
  lineHeight: 1.55,
  '&::placeholder': { color: 'text.third', opacity: 1 },
};

/** A text field between a line with its recipients and a line of buttons. */
export function Composer({ field, text, busy, note = false, ...props }: Props) {
  return (
    <Box sx={[BOX, note && NOTE]}>
      <Typography variant="body2" sx={READERS}>
        {props.readers}
      </Typography>
      <InputBase
        multiline
        fullWidth
        rows={5}
        inputRef={field}
        placeholder={props.placeholder}
        readOnly={busy}
        value={text}
        onChange={(event) => props.onChange(event.target.value)}
        onKeyDown={(event) => isSend(event) && props.onSend()}
        slotProps={{ input: { 'aria-label': props.label, maxLength: 10_000 } }}
        sx={{ px: 2, pt: 1.5, pb: 0.5, '& textarea': TEXT }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1, pt: 0.5 }}>
        {props.children}
      </Stack>
    </Box>
  );
}

interface AddressesProps {
  to: string;
  from: string | null | undefined;
}

/** Recipient and sender address of a reply. */
export function Addresses({ to, from }: AddressesProps) {
  return (
    <>
      {texts.to}{' '}
      <Box component="b" sx={{ color: 'text.primary', fontWeight: 500, overflowWrap: 'anywhere' }}>
        {to}
      </Box>
      {from && (
        <Typography
          variant="body2"
          component="span"
          noWrap
          sx={{ display: { xs: 'none', lg: 'block' }, ml: 'auto' }}
        >
          {texts.from(from)}
        </Typography>
      )}
    </>
  );
}

/** Explains above a text why it was not sent. */
export function FailureNote({ title, text }: { title: string; text: string }) {
  return (
    <Box sx={{ mb: 1 }}>
      <ReaderNote severity="error" title={title} alert>
        {text}
      </ReaderNote>
    </Box>
  );
}

/** Shown as soon as this browser keeps the text. */
export const DraftState = ({ kept }: { kept: boolean }) => (
  <Typography variant="body2" component="span" role="status" color="textThird">
    {kept && texts.draft}
  </Typography>
);

interface SendButtonProps {
  busy: boolean;
  label: string;
  onPress: () => void;
}

export const SendButton = ({ busy, label, onPress }: SendButtonProps) => (
  <Button
    variant="contained"
    disabled={busy}
    onClick={onPress}
    sx={{ flexBasis: { xs: '100%', md: 'auto' }, minHeight: { xs: 48, md: 40 } }}
  >
    {busy ? texts.sending : label}
    {!busy && (
      <Box component="kbd" aria-hidden="true" sx={KEYS}>
        {texts.sendKeys}
      </Box>
    )}
  </Button>
);

const KEYS = {
  display: { xs: 'none', md: 'inline-block' },
  ml: 1,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
};

const isSend = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);
