import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { layoutTexts } from './layout.texts';
import { PageState, WholePage } from '../ui/page/page-state';

/** Shown if a page fails to render, or if one of its parts fails to load after a new version was deployed. */
export function BrokenPage() {
  const error = useRouteError();
  useEffect(() => console.error('Page failed', error), [error]);
  return (
    <WholePage component="main">
      <Box component="h1" sx={visuallyHidden}>
        {layoutTexts.brokenTitle}
      </Box>
      <PageState shows="cross" text={`${layoutTexts.brokenTitle}. ${layoutTexts.broken}`} alert>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {layoutTexts.reload}
        </Button>
      </PageState>
    </WholePage>
  );
}
