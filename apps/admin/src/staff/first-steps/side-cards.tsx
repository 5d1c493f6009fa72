import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { FirstSteps } from '@shishir/contract';
import { InfoIcon } from 'lucide-react';
import { type PropsWithChildren, useId } from 'react';
import { useCompanyName } from '../../platform/ui/page/company.queries';
import { publicAddress } from '../../platform/ui/page/public-address';
import { useDismissal } from './first-steps.queries';
import { firstStepsTexts } from './first-steps.texts';

const sideSx = ({ breakpoints }: Theme) => ({
  position: 'sticky',
  top: 80,
  display: 'grid',
  gap: 2,
  [breakpoints.down('lg')]: {
    position: 'static',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
  },
  [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Cards beside the steps: the current public site, and a way to dismiss the checklist. */
export function SideCards({ checklist }: { checklist: FirstSteps }) {
  return (
    <Box sx={sideSx}>
      <PublicSite ready={checklist.site_ready} products={checklist.steps.products.count} />
      <PutAway dismissed={checklist.dismissed} />
    </Box>
  );
}

interface CardProps {
  title: string;
  text: string;
}

function SideCard({ title, text, children }: PropsWithChildren<CardProps>) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ px: 2.5, py: 2.25 }}>
      <h2 id={id}>{title}</h2>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.third' }}>
        {text}
      </Typography>
      {children}
    </Paper>
  );
}

function PublicSite({ ready, products }: { ready: boolean; products: number }) {
  const { site } = firstStepsTexts;
  return (
    <SideCard title={site.title} text={site.note}>
      <SitePeek named={ready} text={ready ? site.open(products) : site.closed} />
      <Alert severity="info" role="presentation" icon={<InfoIcon />} sx={{ color: 'text.primary' }}>
        {ready ? site.openNote : site.closedNote}
      </Alert>
    </SideCard>
  );
}

const peekSx = {
  display: 'block',
  my: 1.5,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.default',
  '&:hover': { borderColor: 'field' },
};

const peekBarSx = {
  gap: 1.5,
  alignItems: 'center',
  p: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.third',
};

/** The public site as a small window: its address, and the text of its first page. */
function SitePeek({ named, text }: { named: boolean; text: string }) {
  const company = useCompanyName();
  const address = publicAddress(window.location);
  return (
    <Box component="a" href={address} aria-label={firstStepsTexts.site.visit} sx={peekSx}>
      <Stack component="span" direction="row" sx={peekBarSx}>
        <svg
          viewBox="0 0 32 8"
          width="32"
          height="8"
          stroke="var(--palette-divider)"
          strokeWidth="8"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M4 4h.01M16 4h.01M28 4h.01" />
        </svg>
        <Typography noWrap component="span" variant="caption">
          {new URL(address).host}
        </Typography>
      </Stack>
      <Stack
        component="span"
        sx={{ gap: 0.5, alignItems: 'center', px: 2, py: 4, textAlign: 'center' }}
      >
        {named && (
          <Typography component="b" variant="h3" sx={{ fontSize: '1rem' }}>
            {company}
          </Typography>
        )}
        <Typography component="span" variant="body2" color="textThird">
          {text}
        </Typography>
      </Stack>
    </Box>
  );
}

function PutAway({ dismissed }: { dismissed: boolean }) {
  const { dismiss, restore, busy } = useDismissal();
  const { away } = firstStepsTexts;
  return (
    <SideCard
      title={dismissed ? away.restoreTitle : away.title}
      text={dismissed ? away.restoreText : away.text}
    >
      <Button
        variant="outlined"
        disabled={busy}
        onClick={dismissed ? restore : dismiss}
        sx={{ mt: 1.5 }}
      >
        {dismissed ? away.restore : away.dismiss}
      </Button>
    </SideCard>
  );
}
