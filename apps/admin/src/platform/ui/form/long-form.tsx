import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper, { type PaperProps } from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { zIndex } from '@shishir/tokens';
import { type PropsWithChildren, type ReactNode, useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { isSaveKey } from './form-frame';
import { formTexts } from './form.texts';

interface SectionProps {
  id: string;
  title: string;
  note: string;
  /** Shown beside the title. */
  aside?: ReactNode;
}

const sectionSx = {
  p: { xs: '18px 16px 20px', md: 3 },
  scrollMarginTop: '84px',
  '&:focus-visible': { outlineOffset: -2 },
  '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'text.third', fontWeight: 400 },
};

/** Titled section of a long form, with its fields on six columns. */
export function TitledSection(props: PropsWithChildren<SectionProps>) {
  const { id, title, note, aside, children } = props;
  return (
    <Paper component="section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1} sx={sectionSx}>
      <Stack
        direction="row"
        sx={{
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          gap: 2,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          mb: 2.25,
        }}
      >
        <div>
          <Typography variant="subtitle1" component="h2" id={`${id}-title`}>
            {title}
          </Typography>
          <Typography sx={{ mt: 0.25, color: 'text.third' }}>{note}</Typography>
        </div>
        {aside && <Box sx={{ flexShrink: 0 }}>{aside}</Box>}
      </Stack>
      <Box sx={fieldsSx}>{children}</Box>
    </Paper>
  );
}

const fieldsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '18px 16px',
  '& > *': { minWidth: 0 },
};

const SPANS = {
  2: { xs: 'span 3', md: 'span 2' },
  3: 'span 3',
  4: { xs: '1 / -1', sm: 'span 3', md: 'span 4' },
  6: '1 / -1',
};

interface CellProps extends BoxProps {
  /** Number of columns out of six; narrow windows have two. */
  span: keyof typeof SPANS;
  /** Starts a new row. */
  startsRow?: boolean | undefined;
}

/** Grid cell for a field in a titled section. */
export function FormCell({ span, startsRow = false, sx = [], ...props }: CellProps) {
  const place = [
    { gridColumn: SPANS[span] },
    startsRow && { gridColumn: { md: `1 / span ${span}` } },
  ];
  return <Box {...props} sx={[...place, ...[sx].flat()]} />;
}

/** Cell of half the width; full width on phones. */
export const HalfCell = ({ children }: PropsWithChildren) => (
  <FormCell span={3} sx={{ gridColumn: { xs: '1 / -1', sm: 'span 3' } }}>
    {children}
  </FormCell>
);

const texts = formTexts.saveBar;

interface SaveBarProps {
  busy: boolean;
  onDiscard: () => void;
  labels: { discard: string; save: string; submitting: string };
  /** Replaces the discard button. */
  action?: ReactNode;
  /** Shown before the save button; narrow windows then show the buttons below the text. */
  more?: ReactNode;
}

/** Sticky bar below a long form with the number of unsaved changes and the save button. */
export function SaveBar({ busy, onDiscard, labels, action, more }: SaveBarProps) {
  const { dirtyFields, errors } = useFormState();
  const changes = Object.keys(dirtyFields).length;
  const wrong = Object.keys(errors).filter((name) => name !== 'root').length;
  const pressed = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button loses focus while it is disabled.
  useEffect(() => {
    if (!busy && document.activeElement === document.body && pressed.current) {
      button.current?.focus({ preventScroll: true });
    }
    pressed.current = busy;
  }, [busy]);
  // The form itself handles keys that are pressed inside it.
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSaveKey(event)) return;
      event.preventDefault();
      // A form behind a dialog is hidden and must not be saved.
      if (!button.current?.closest('[aria-hidden="true"]')) button.current?.click();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
  return (
    <SaveBarFrame
      state={changes > 0 ? texts.changes(changes) : wrong === 0 && texts.noChanges}
      problem={wrong > 0 && texts.attention(wrong)}
      {...(more ? { sx: wrappedBar } : {})}
    >
      {action ??
        (changes > 0 && (
          <Button disabled={busy} onClick={onDiscard}>
            {labels.discard}
          </Button>
        ))}
      {more}
      <Button ref={button} type="submit" variant="contained" disabled={busy}>
        {busy ? labels.submitting : labels.save}
        {!busy && <kbd>Ctrl S</kbd>}
      </Button>
    </SaveBarFrame>
  );
}

interface FrameProps extends PaperProps {
  /** Text about how much is saved. */
  state: ReactNode;
  /** Reason why the form cannot be saved. */
  problem?: ReactNode;
  children: ReactNode;
}

const saveBarSx = {
  position: 'sticky',
  bottom: { xs: 8, md: 16 },
  zIndex: zIndex['sticky-bar'],
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: { xs: -0.5, md: 0 },
  p: '10px 12px 10px 20px',
  bgcolor: 'background.raised',
  // The second shadow covers content that scrolls through the gap below the bar.
  boxShadow: 'var(--shadow-pop), 0 32px 0 var(--palette-background-default)',
  '& kbd': { display: { xs: 'none', md: 'inline-block' }, ml: 1, fontSize: '0.75rem' },
} as const;
const problemSx = {
  display: { xs: 'block', md: 'inline' },
  ml: { xs: 0, md: 1 },
  color: 'error.main',
  fontWeight: 500,
};

/** Sticky bar at the foot of the window with the state of a form and its buttons. */
export function SaveBarFrame({ state, problem, children, sx = [], ...props }: FrameProps) {
  return (
    <Paper {...props} sx={[saveBarSx, ...[sx].flat()]}>
      <Typography role="status" sx={{ mr: 'auto', color: 'text.secondary' }}>
        {state && (
          <Box component="b" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {state}
          </Box>
        )}
        {problem && (
          <Box component="span" sx={problemSx}>
            {problem}
          </Box>
        )}
      </Typography>
      {children}
    </Paper>
  );
}

/** For a `SaveBarFrame` with long texts: narrow windows show the buttons below. */
export const wrappedBar = {
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& > p': { width: { xs: '100%', md: 'auto' } },
  '& > .MuiButton-root': { flex: { xs: '1 0 auto', md: 'none' } },
} as const;
