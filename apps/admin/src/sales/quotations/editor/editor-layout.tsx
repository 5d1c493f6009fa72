import Box from '@mui/material/Box';
import type { PropsWithChildren, ReactNode } from 'react';
import { editorTexts as texts } from './editor.texts';

interface Props {
  /** Shown beside the content, or below it if there is no room. */
  rail: ReactNode;
  /** Stays in view at the bottom. */
  bar?: ReactNode;
}

/** The parts of a quotation in two columns. */
export function EditorLayout({ rail, bar, children }: PropsWithChildren<Props>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 316px' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
      <Box
        component="aside"
        aria-label={texts.rail}
        sx={{
          position: { xl: 'sticky' },
          top: { xl: 80 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', xl: 'minmax(0, 1fr)' },
          gridRow: { xl: '1 / 3' },
          gridColumn: { xl: 2 },
          gap: 2,
          alignItems: 'start',
          '& > section': { px: { md: 2.5 }, pb: { md: 2.5 } },
        }}
      >
        {rail}
      </Box>
      {bar}
    </Box>
  );
}
