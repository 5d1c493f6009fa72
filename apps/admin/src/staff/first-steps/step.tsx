import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FIRST_STEPS, type FirstStep } from '@shishir/contract';
import { CheckIcon } from 'lucide-react';
import type { PropsWithChildren, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StatusBadge } from '../../platform/theme/status-badge';
import { firstStepsTexts as texts } from './first-steps.texts';

export interface FrameProps {
  step: FirstStep;
  done: boolean;
  /** True for the first open step. */
  isNext: boolean;
}

interface StepProps extends FrameProps {
  /** Path of the step's screen. */
  to: string;
  text: ReactNode;
  /** Next action, while the step is open. */
  action: ReactNode;
}

const headerSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '28px minmax(0, 1fr)', md: '28px minmax(0, 1fr) auto' },
  columnGap: { xs: 1.5, md: 2 },
  alignItems: 'center',
  minHeight: 72,
  px: { xs: 2, md: 3 },
  py: 2,
};

const markSx = {
  gridRow: { xs: '1 / 4', md: '1 / 3' },
  alignSelf: { xs: 'start', md: 'center' },
  width: 28,
  height: 28,
  border: '1.5px solid',
  borderColor: 'field',
  bgcolor: 'transparent',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 600,
};
const doneSx = { borderColor: 'transparent', bgcolor: 'success.wash', color: 'success.main' };
const nextSx = {
  borderColor: 'primary.main',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

/** Below the text on phones. */
const actionSx = {
  gridRow: { xs: 3, md: '1 / 3' },
  gridColumn: { xs: 2, md: 3 },
  mt: { xs: 1, md: 0 },
};

/** One step: its state, its title, and a link to its screen. `children` are shown below it. */
export function Step(props: PropsWithChildren<StepProps>) {
  const { step, done, isNext, to, text, action, children } = props;
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={headerSx}>
        <Avatar
          component="span"
          aria-hidden="true"
          sx={[markSx, done && doneSx, !done && isNext && nextSx]}
        >
          {done ? <CheckIcon /> : FIRST_STEPS.indexOf(step) + 1}
        </Avatar>
        <Typography variant="subtitle1" component="h3">
          <Link component={RouterLink} to={to} color="inherit" underline="hover">
            {texts.titles[step]}
          </Link>
        </Typography>
        <Box sx={actionSx}>{done ? <StatusBadge tone="ok" label={texts.done} /> : action}</Box>
        <Typography sx={{ gridRow: 2, gridColumn: 2, color: 'text.third' }}>{text}</Typography>
      </Box>
      {children}
    </Box>
  );
}

export function StepLink({ to, label }: { to: string; label: string }) {
  return (
    <Button component={RouterLink} to={to} variant="outlined">
      {label}
    </Button>
  );
}
