import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FIRST_STEPS, type FirstSteps } from '@shishir/contract';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { useCompanyName } from '../../platform/ui/page/company.queries';
import { PageTitle } from '../../platform/ui/page/page-title';
import { useFirstStepsShown } from './first-steps-link';
import { doneCount, useFirstSteps } from './first-steps.queries';
import { firstStepsTexts as texts } from './first-steps.texts';
import { SideCards } from './side-cards';
import { StepList } from './step-list';
import { LoadingShapes } from '../../platform/ui/page/page-state';

const pageSx = ({ breakpoints }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 3,
  alignItems: 'start',
  [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [breakpoints.down('md')]: { gap: 2 },
});

/** Shows the remaining steps until the public site accepts enquiries. */
export default function FirstStepsPage() {
  useFirstStepsShown();
  const response = useFirstSteps({ fresh: true });
  const checklist = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      {checklist ? (
        <Box sx={pageSx}>
          <div>
            <Progress checklist={checklist} />
            <StepList steps={checklist.steps} />
          </div>
          <SideCards checklist={checklist} />
        </Box>
      ) : response.isError ? (
        <Paper component="section">
          <FailedQuery of={response} />
        </Paper>
      ) : (
        <LoadingShapes>
          <Skeleton width={320} height={40} />
          <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />
        </LoadingShapes>
      )}
    </>
  );
}

const progressSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'end',
  mb: 3,
};

function Progress({ checklist }: { checklist: FirstSteps }) {
  const company = useCompanyName();
  const all = FIRST_STEPS.length;
  const done = doneCount(checklist);
  const isComplete = done === all;
  return (
    <Box sx={progressSx}>
      <div>
        <Typography variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {isComplete ? texts.complete(company) : texts.setUp(company)}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.third' }}>
          {isComplete ? texts.completeNote : texts.note}
        </Typography>
      </div>
      <Typography noWrap component="span" sx={{ fontWeight: 600 }}>
        {texts.count(done, all)}
      </Typography>
      <Stack
        direction="row"
        role="img"
        aria-label={texts.steps(done, all)}
        sx={{ gridColumn: '1 / -1', gap: 0.5, height: 6 }}
      >
        {FIRST_STEPS.map((step, index) => (
          <Box
            key={step}
            component="span"
            aria-hidden="true"
            sx={{
              flex: 1,
              borderRadius: '3px',
              bgcolor: index < done ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </Stack>
    </Box>
  );
}
