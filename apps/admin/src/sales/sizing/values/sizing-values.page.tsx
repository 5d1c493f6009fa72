import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { SizingValueRow } from '@shishir/contract';
import { PUBLISHED, VALUE_SECTIONS, type ValueKey } from '@shishir/sizing';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatCount } from '@shishir/format';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { LoadingShapes, PageState } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { SizingTabs } from '../sizing-tabs';
import { sizingTexts } from '../sizing.texts';
import { useSizingValues } from './sizing-values.queries';
import { valuesTexts as texts } from './sizing-values.texts';
import { ValueDialog } from './value-dialog';
import { PublishedRow, ValueRow } from './value-row';

/** In the address, so that a link to the unconfirmed values can be sent to an engineer. */
const SHOW = 'show';
const OPEN = 'to-be-confirmed';

/** All constants of the calculations. All staff see them, the owner edits them. */
export default function SizingValuesPage() {
  const response = useSizingValues();
  const rows = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <SizingTabs />
      {rows ? (
        <Values rows={rows} />
      ) : response.isError ? (
        <Paper component="section">
          <FailedQuery of={response} />
        </Paper>
      ) : (
        <LoadingShapes>
          <Skeleton variant="rounded" height={420} />
        </LoadingShapes>
      )}
    </>
  );
}

const HEADER = {
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 2,
};
/** Places the sections beside the list if there is room. */
const PAGE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
  gap: 3,
  alignItems: 'start',
};
const PARTS = { display: { xs: 'none', lg: 'block' }, position: 'sticky', top: 88 };
const PART = {
  gap: 1,
  justifyContent: 'space-between',
  minHeight: 38,
  px: 1.5,
  py: 0,
  borderRadius: '8px',
  color: 'text.secondary',
  fontWeight: 500,
};
const SECTION = {
  scrollMarginTop: 84,
  overflow: 'hidden',
  '&:focus-visible': { outlineOffset: -2 },
};

function Values({ rows }: { rows: SizingValueRow[] }) {
  const isOwner = useStaff().role === 'super_admin';
  const [address, setAddress] = useSearchParams();
  const [edited, setEdited] = useState<ValueKey | null>(null);
  const onlyOpen = address.get(SHOW) === OPEN;
  const open = rows.filter(({ confirmed }) => !confirmed);
  const shown = onlyOpen ? open : rows;
  const sections = VALUE_SECTIONS.map((name) => ({
    name,
    rows: shown.filter(({ section }) => section === name),
  })).filter((section) => section.rows.length > 0);
  const row = rows.find(({ key }) => key === edited);
  const show = (of: typeof OPEN | null) => setAddress(of ? { [SHOW]: of } : {}, { replace: true });
  const choices = [
    { label: texts.filter.all, count: rows.length, value: null },
    { label: texts.filter.open, count: open.length, value: OPEN },
  ] as const;
  return (
    <>
      <Stack direction="row" sx={HEADER}>
        <Typography color="textThird">
          {texts.state(open.length, rows.length)} {!isOwner && sizingTexts.ownerEdits}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={onlyOpen ? OPEN : 'all'}
          aria-label={texts.filter.label}
          sx={{ width: { xs: '100%', sm: 'auto' }, '& > *': { flex: { xs: 1, sm: 'none' } } }}
        >
          {choices.map(({ label, count, value }) => (
            <ToggleButton key={label} value={value ?? 'all'} onClick={() => show(value)}>
              {label}{' '}
              <Box component="small" sx={{ color: 'text.third', fontWeight: 400 }}>
                {formatCount(count)}
              </Box>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      {sections.length === 0 ? (
        <Paper component="section">
          <PageState shows="air" text={texts.none}>
            <Button variant="contained" onClick={() => show(null)}>
              {texts.showAll}
            </Button>
          </PageState>
        </Paper>
      ) : (
        <Box sx={PAGE}>
          <List component="nav" disablePadding aria-label={texts.sectionNav} sx={PARTS}>
            {sections.map(({ name, rows }) => (
              <ListItemButton key={name} href={`#${name}`} sx={PART}>
                {texts.sections[name]} <OpenCount rows={rows} />
              </ListItemButton>
            ))}
          </List>
          <Stack sx={{ gap: 2 }}>
            {sections.map(({ name, rows }) => (
              <Paper
                component="section"
                key={name}
                id={name}
                aria-labelledby={`${name}-title`}
                tabIndex={-1}
                sx={SECTION}
              >
                <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: 2, pb: 1.5 }}>
                  <Typography variant="subtitle1" component="h2" id={`${name}-title`}>
                    {texts.sections[name]}
                  </Typography>
                  <Typography variant="body2" color="textThird">
                    {texts.meaning[name]}
                  </Typography>
                </Box>
                <List disablePadding>
                  {rows.map((row) => (
                    <ValueRow
                      key={row.key}
                      row={row}
                      onEdit={isOwner ? () => setEdited(row.key) : undefined}
                    />
                  ))}
                  {!onlyOpen &&
                    PUBLISHED.filter(({ section }) => section === name).map((figure) => (
                      <PublishedRow key={figure.label} figure={figure} />
                    ))}
                </List>
              </Paper>
            ))}
          </Stack>
        </Box>
      )}
      {row && <ValueDialog row={row} onClose={() => setEdited(null)} />}
    </>
  );
}

/** Number of constants of a section that are to be confirmed. */
function OpenCount({ rows }: { rows: SizingValueRow[] }) {
  const open = rows.filter(({ confirmed }) => !confirmed).length;
  if (open === 0) return null;
  return (
    <Typography
      variant="caption"
      component="small"
      title={texts.openIn(open)}
      sx={{ color: 'warning.main', fontWeight: 600 }}
    >
      {open}{' '}
      <Box component="span" sx={visuallyHidden}>
        {sizingTexts.states.open.toLowerCase()}
      </Box>
    </Typography>
  );
}
