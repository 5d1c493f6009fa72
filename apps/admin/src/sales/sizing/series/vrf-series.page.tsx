import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { SystemCatalogue, VrfSeriesRow } from '@shishir/contract';
import { PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { FailedList } from '../../../platform/ui/list/list-states';
import { PageState } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { ConfirmationState } from '../confirmation';
import { SizingTabs } from '../sizing-tabs';
import { figure } from '../figure';
import { sizingTexts } from '../sizing.texts';
import { SeriesDialog } from './series-dialog';
import { setsText } from './series-form-values';
import { useSeriesRows, useSystemCatalogue } from './vrf-series.queries';
import { seriesTexts as texts } from './vrf-series.texts';

/** Limits of the series of outdoor units. All staff see them, the owner edits them. */
export default function VrfSeriesPage() {
  const rows = useSeriesRows();
  const catalogue = useSystemCatalogue();
  const isOwner = useStaff().role === 'super_admin';
  const [edited, setEdited] = useState<string | null>(null);
  const found =
    rows.data && catalogue.data && seriesOf(catalogue.data.body.data.outdoor, rows.data.body.data);
  const failed = [rows, catalogue].find(({ isError }) => isError);
  return (
    <>
      <PageTitle text={texts.title} />
      <SizingTabs />
      <Typography color="textThird" sx={{ mb: 2 }}>
        {texts.note} {!isOwner && sizingTexts.ownerEdits}
      </Typography>
      {found ? (
        <Stack sx={{ gap: 2 }}>
          {found.map((one) => (
            <SeriesCard
              key={one.series}
              {...one}
              onEdit={isOwner ? () => setEdited(one.series) : undefined}
            />
          ))}
          {found.length === 0 && (
            <Paper component="section">
              <PageState shows="air" text={texts.none} />
            </Paper>
          )}
        </Stack>
      ) : failed ? (
        <Paper component="section">
          <FailedList
            message={failureText(failed.error)}
            onRetry={() => void Promise.all([rows.refetch(), catalogue.refetch()])}
          />
        </Paper>
      ) : (
        <div role="status">
          <Box component="span" sx={visuallyHidden}>
            {sharedTexts.loading}
          </Box>
          <Skeleton variant="rounded" height={280} />
        </div>
      )}
      {edited !== null && (
        <SeriesDialog
          series={edited}
          row={found?.find(({ series }) => series === edited)?.row ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface Series {
  series: string;
  /** Sizes in HP, from small to large. */
  sizes: number[];
  models: number;
  row: VrfSeriesRow | null;
}

/** Returns the series of the catalogue with their limits, and series with limits that are no longer sold. */
function seriesOf(outdoor: SystemCatalogue['outdoor'], rows: readonly VrfSeriesRow[]): Series[] {
  const names = new Set([...outdoor, ...rows].map(({ series }) => series));
  return [...names].sort().map((series) => {
    const units = outdoor.filter((unit) => unit.series === series);
    return {
      series,
      sizes: units.flatMap(({ horsepower }) => horsepower ?? []).sort((a, b) => a - b),
      models: units.length,
      row: rows.find((row) => row.series === series) ?? null,
    };
  });
}

interface CardProps extends Series {
  /** Undefined without permission to edit. */
  onEdit: (() => void) | undefined;
}

function SeriesCard({ series, sizes, models, row, onEdit }: CardProps) {
  const { labels, facts: names } = texts;
  const metres = (value: number | null | undefined) =>
    value == null ? names.typical : texts.metres(value);
  const sets = row?.module_sets;
  const facts = [
    [labels.module_sets, !sets ? names.anySets : setsText(sets) || names.noSets],
    [labels.run_max_m, metres(row?.run_max_m)],
    [labels.height_above_max_m, metres(row?.height_above_max_m)],
    [labels.height_below_max_m, metres(row?.height_below_max_m)],
    ...(row ? [[sizingTexts.labels.source, row.source]] : []),
  ];
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  return (
    <Paper component="section" aria-label={series} sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h2">
          {series}
        </Typography>
        {row ? <ConfirmationState of={row} /> : <StatusBadge tone="warn" label={texts.typical} />}
        {onEdit && (
          <IconButton aria-label={texts.edit(series)} onClick={onEdit} sx={{ ml: 'auto' }}>
            <PencilIcon />
          </IconButton>
        )}
      </Stack>
      <Typography color="textThird">
        {texts.models(models)}
        {smallest !== undefined &&
          largest !== undefined &&
          `, ${texts.sizes(figure(smallest), figure(largest))}`}
      </Typography>
      <Box component="dl" sx={FACTS}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textThird">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
    </Paper>
  );
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  m: 0,
  mt: 2,
};
