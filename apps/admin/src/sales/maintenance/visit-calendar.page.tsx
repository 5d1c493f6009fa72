import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { monthsAfter, type Visit } from '@shishir/contract';
import { formatMonth, inDigits } from '@shishir/format';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../platform/ui/page/page-title';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { useOpenVisits } from './due-visits.page';
import { PlanDialog } from './plan-dialog';
import { TechnicianFilter } from './technician-filter';
import { today, weeksOf } from './visit-days';
import { VisitRows } from './visit-rows';
import { VisitTabs } from './visit-tabs';
import { calendarPageTexts as texts, planTexts } from './visit-pages.texts';

/** Open visits of a month, as a table; as a list on phones. */
export default function VisitCalendarPage() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(given) ? given : today().slice(0, 7);
  const technician = Number(parameters.get('technician_id')) || undefined;
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(parameters);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  const move = (months: number) => set('month', monthsAfter(`${month}-01`, months).slice(0, 7));
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const response = useOpenVisits({
    technician_id: technician,
    from: days[0]!,
    to: days.at(-1)!,
  });
  const rows = response.data?.body.data ?? [];
  const isNarrow = useNarrow();
  const ofMonth = rows.filter(({ day }) => day.startsWith(month));
  return (
    <>
      <PageTitle text={texts.title} />
      <VisitTabs />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <Typography component="h2" variant="h6" aria-live="polite" sx={{ mr: 'auto' }}>
          {formatMonth(`${month}-01`)}
        </Typography>
        <TechnicianFilter
          value={technician}
          onChoose={(id) => set('technician_id', id === null ? null : String(id))}
        />
        <Button variant="outlined" aria-label={texts.before} onClick={() => move(-1)}>
          <ChevronLeftIcon />
        </Button>
        <Button variant="outlined" onClick={() => set('month', null)}>
          {texts.today}
        </Button>
        <Button variant="outlined" aria-label={texts.after} onClick={() => move(1)}>
          <ChevronRightIcon />
        </Button>
      </Stack>
      {isNarrow ? (
        <Paper sx={{ overflow: 'hidden' }}>
          {ofMonth.length === 0 ? (
            <Typography color="textThird" sx={{ p: 2 }}>
              {texts.none}
            </Typography>
          ) : (
            <VisitRows rows={ofMonth} withCustomer />
          )}
        </Paper>
      ) : (
        <MonthTable month={month} weeks={weeks} rows={rows} />
      )}
    </>
  );
}

interface TableProps {
  month: string;
  weeks: string[][];
  rows: Visit[];
}

function MonthTable({ month, weeks, rows }: TableProps) {
  const [planned, setPlanned] = useState<Visit | null>(null);
  return (
    <Paper sx={{ overflow: 'hidden' }}>
      <Box component="table" aria-label={formatMonth(`${month}-01`)} sx={TABLE}>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <Box
                  component="td"
                  key={day}
                  aria-current={day === today() ? 'date' : undefined}
                  sx={day.startsWith(month) ? undefined : OTHER_MONTH}
                >
                  <time dateTime={day}>{inDigits(Number(day.slice(8)))}</time>
                  {rows
                    .filter((visit) => visit.day === day)
                    .map((visit) => (
                      <Button
                        key={visit.id}
                        fullWidth
                        variant={visit.state === 'planned' ? 'contained' : 'outlined'}
                        aria-label={planTexts.planOf(nameOf(visit))}
                        onClick={() => setPlanned(visit)}
                        sx={ENTRY}
                      >
                        {nameOf(visit)}
                      </Button>
                    ))}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {planned && <PlanDialog visit={planned} onClose={() => setPlanned(null)} />}
    </Paper>
  );
}

const nameOf = ({ planned_at, title, customer, technician }: Visit) =>
  [planned_at && inDigits(planned_at), customer?.name ?? title, technician?.name]
    .filter(Boolean)
    .join(', ');

const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { p: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.third', textAlign: 'start' },
  '& td': {
    height: 96,
    p: 0.75,
    border: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
    '&[aria-current] time': { color: 'primary.ink', fontWeight: 700 },
  },
};

const OTHER_MONTH = { bgcolor: 'background.default', '& time': { color: 'text.third' } };

const ENTRY = {
  justifyContent: 'start',
  minHeight: 28,
  height: 'auto',
  mt: 0.5,
  px: 0.75,
  py: 0.25,
  fontSize: '0.75rem',
  lineHeight: 1.3,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
};
