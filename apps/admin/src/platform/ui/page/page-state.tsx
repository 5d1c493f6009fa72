import Box, { type BoxProps } from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { sharedTexts } from '../shared.texts';

interface Props {
  shows: 'air' | 'cross' | 'drop';
  text: string;
  /** True if a screen reader should announce it immediately. */
  alert?: boolean;
  /** The next step. */
  children?: ReactNode;
}

/** State of an empty, failed or missing page: a drawing, a sentence and a next step. */
export function PageState({ shows, text, alert = false, children }: Props) {
  return (
    <Stack
      role={alert ? 'alert' : undefined}
      sx={{ gap: 2, alignItems: 'center', pt: 7, px: 2.5, pb: 8, textAlign: 'center' }}
    >
      <DrawnUnit shows={shows} />
      <Typography sx={{ maxWidth: '44ch', color: 'text.secondary', fontSize: '1rem' }}>
        {text}
      </Typography>
      {children}
    </Stack>
  );
}

/** Small ceiling unit for empty, failed and missing pages; air, a cross or a drop comes out of it. */
export function DrawnUnit({ shows }: { shows: 'air' | 'cross' | 'drop' }) {
  return (
    <svg
      viewBox="0 0 120 84"
      width="120"
      height="84"
      fill="none"
      stroke="var(--palette-text-third)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 8h112M28 8v6M92 8v6M22 14h76v14H22zM22 28l8 6h60l8-6" />
      <path d={OUTLET[shows]} stroke="var(--palette-primary-main)" strokeDasharray="5 4" />
    </svg>
  );
}

const OUTLET = {
  air: 'M34 42c-4 8-12 14-22 18M46 42c-3 12-8 22-16 30M74 42c3 12 8 22 16 30M86 42c4 8 12 14 22 18M60 42v34',
  cross: 'm50 46 20 20M70 46 50 66',
  drop: 'M60 44c5 7 10 12 10 19a10 10 0 0 1-20 0c0-7 5-12 10-19z',
};

/** Shown while a page or a table loads; appears only if that takes a moment. */
export const Loading = () => (
  <Typography role="status" sx={loadingLook}>
    {sharedTexts.loading}
  </Typography>
);

const loadingLook = {
  p: 2.5,
  color: 'text.third',
  '@keyframes appear': { from: { visibility: 'hidden' } },
  animation: 'appear 300ms step-end',
};

/** Placeholder of a page or panel that loads: shapes, and a text for screen readers. */
export const LoadingShapes = ({ children, ...props }: BoxProps) => (
  <Box role="status" {...props}>
    <Box component="span" sx={visuallyHidden}>
      {sharedTexts.loading}
    </Box>
    {children}
  </Box>
);

/** Shown while the session is checked. */
export function Checking() {
  return (
    <WholePage component="p" role="status">
      {sharedTexts.loading}
    </WholePage>
  );
}

/** Centres its content in the window, outside of the dashboard's layout. */
export function WholePage({ sx = [], ...props }: StackProps) {
  return (
    <Stack
      {...props}
      sx={[
        { alignItems: 'center', justifyContent: 'center', minHeight: '100vh', color: 'text.third' },
        ...[sx].flat(),
      ]}
    />
  );
}
