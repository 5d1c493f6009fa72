import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Visit } from '@shishir/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../platform/theme/status-badge';
import { paths } from '../../platform/ui/page/paths';
import { RecordNumber } from '../../platform/ui/page/record-number';
import { VISIT_TONES, visits } from './maintenance';
import { visitTexts } from './maintenance.texts';
import { PlanDialog } from './plan-dialog';
import { today, whenText } from './visit-days';
import { duePageTexts as texts, planTexts } from './visit-pages.texts';

interface Props {
  rows: Visit[];
  /** Names the customer of each visit. */
  withCustomer?: boolean;
}

/** Visits in rows, each with the button that plans it. */
export function VisitRows({ rows, withCustomer = false }: Props) {
  const [planned, setPlanned] = useState<Visit | null>(null);
  return (
    <>
      <ul>
        {rows.map((visit) => (
          <VisitRow
            key={visit.id}
            visit={visit}
            withCustomer={withCustomer}
            onPlan={() => setPlanned(visit)}
          />
        ))}
      </ul>
      {planned && <PlanDialog visit={planned} onClose={() => setPlanned(null)} />}
    </>
  );
}

interface RowProps {
  visit: Visit;
  withCustomer: boolean;
  onPlan: () => void;
}

function VisitRow({ visit, withCustomer, onPlan }: RowProps) {
  const isOpen = visit.state === 'due' || visit.state === 'planned';
  const isLate = isOpen && visit.day < today();
  const name = [visit.title, withCustomer && visit.customer?.name].filter(Boolean).join(', ');
  const about = [
    visit.technician?.name ?? (isOpen ? texts.noTechnician : null),
    visit.site,
    visit.units.length > 0 && texts.units(visit.units.length),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Box component="li" sx={ROW}>
      <Box
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <Link to={visits.paths.edit(visit.id)}>{name}</Link>
        <Typography variant="body2" color="textThird">
          {about}
          {about && visit.contract && ', '}
          {visit.contract && <RecordNumber>{visit.contract.number}</RecordNumber>}
        </Typography>
      </Box>
      <Typography
        component="time"
        dateTime={visit.done_on ?? visit.day}
        sx={{ fontWeight: 600, ...(isLate && { color: 'error.main' }) }}
      >
        {whenText(visit.done_on ? { day: visit.done_on, planned_at: null } : visit)}
      </Typography>
      <StatusBadge tone={VISIT_TONES[visit.state]} label={visitTexts.values.state[visit.state]} />
      <Stack direction="row" sx={{ gap: 1.5, ml: { xs: 'auto', sm: 0 } }}>
        {isOpen && (
          <Button variant="outlined" aria-label={planTexts.planOf(name)} onClick={onPlan}>
            {planTexts.plan}
          </Button>
        )}
        {visit.state !== 'cancelled' && (
          <Button
            component={Link}
            to={paths.visitReport(visit.id)}
            aria-label={visitTexts.reportOf(name)}
            variant="outlined"
          >
            {visitTexts.report}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  minHeight: 56,
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& a': { fontWeight: 600 },
};
