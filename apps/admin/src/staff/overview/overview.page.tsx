import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { InboxIcon, PlusIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { ChangesPanel } from './changes-panel';
import { EnquiriesPanel } from './enquiries-panel';
import { FigureStrip } from './figure-strip';
import { MailsPanel } from './mails-panel';
import { NextStepsPanel } from './next-steps-panel';
import { greeting, overviewTexts as texts, todayText } from './overview.texts';
import { Thirds } from './panel';
import { ProductsPanel } from './products-panel';
import { SalesPanel } from './sales-panel';
import { SpecifiedCards } from './specified-cards';
import { WaitingPanel } from './waiting-panel';

/** Overview of the morning for staff. The mail log and the audit log are for the owner only. */
export default function OverviewPage() {
  const { name, role } = useStaff();
  const isOwner = role === 'super_admin';
  const now = useNow();
  return (
    <>
      <PageTitle text={texts.title} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1, mb: 3 }}>
        <Typography color="textThird">
          <Typography variant="h1" component="b" sx={{ display: 'block', color: 'text.primary' }}>
            {greeting(name, now)}
          </Typography>
          {todayText(now)}
        </Typography>
        <Stack
          direction="row"
          sx={[
            { gap: 1, width: { xs: '100%', md: 'auto' }, ml: { md: 'auto' } },
            { '& > *': { flex: { xs: 1, md: 'none' } } },
          ]}
        >
          <Button component={Link} to={paths.inbox} variant="outlined" startIcon={<InboxIcon />}>
            {texts.openInbox}
          </Button>
          <Button
            component={Link}
            to={paths.products.add}
            variant="contained"
            startIcon={<PlusIcon />}
          >
            {texts.addProduct}
          </Button>
        </Stack>
      </Stack>
      <FigureStrip now={now} isOwner={isOwner} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: 'minmax(0, 1.75fr) minmax(0, 1fr)',
          },
          gap: 2,
          mb: 2,
        }}
      >
        <EnquiriesPanel />
        <Stack sx={{ gap: 2 }}>
          <NextStepsPanel />
          <WaitingPanel now={now} />
        </Stack>
      </Box>
      <SalesPanel />
      <SpecifiedCards now={now} />
      {isOwner ? (
        <Thirds>
          <ProductsPanel />
          <MailsPanel now={now} />
          <ChangesPanel now={now} />
        </Thirds>
      ) : (
        <ProductsPanel />
      )}
    </>
  );
}

const MINUTE_MS = 60_000;

/** Returns the time, updated every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
