import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { loadFailure } from '../../platform/api/failure';
import { listTexts } from '../../platform/ui/list/list.texts';
import type { Retry } from './overview.queries';

/** Title of a figure. */
export function FigureTitle({ children }: PropsWithChildren) {
  return (
    <Typography component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
      {children}
    </Typography>
  );
}

interface NoteProps {
  /** Colour of the stressed text in it. */
  tone?: 'success' | 'warning' | 'error' | undefined;
}

/** Period or comparison of a figure. */
export function FigureNote({ tone = 'success', children }: PropsWithChildren<NoteProps>) {
  return (
    <Typography
      variant="body2"
      component="small"
      sx={{
        color: 'text.third',
        overflowWrap: 'anywhere',
        '& em': { color: `${tone}.main`, fontStyle: 'normal', fontWeight: 600 },
      }}
    >
      {children}
    </Typography>
  );
}

interface FailedProps extends Retry {
  title: string;
}

/** Error shown instead of a figure. */
export function FailedFigure({ title, failure, retry }: FailedProps) {
  return (
    <>
      <FigureTitle>{title}</FigureTitle>
      <FigureNote>{listTexts.error(loadFailure(failure))}</FigureNote>
      <Button onClick={retry} sx={{ justifySelf: 'start', ml: -1.5 }}>
        {listTexts.retry}
      </Button>
    </>
  );
}
