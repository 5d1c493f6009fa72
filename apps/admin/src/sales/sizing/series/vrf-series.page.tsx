import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SizingValueRow, SystemCatalogue, VrfSeriesRow } from '@shishir/contract';
import { PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { FailedList } from '../../../platform/ui/list/list-states';
import { LoadingShapes, PageState } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { ConfirmationState } from '../confirmation';
import { SizingTabs } from '../sizing-tabs';
import { figure } from '../figure';
import { sizingTexts } from '../sizing.texts';
import { useSizingValues } from '../values/sizing-values.queries';
import { SeriesDialog } from './series-dialog';
import { setsText } from './series-form-values';
import { useSeriesRows, useSystemCatalogue } from './vrf-series.queries';
import { seriesTexts as texts } from './vrf-series.texts';

/** Limits of the series of outdoor units. All staff see them, the owner edits them. */
export default function VrfSeriesPage() {
  const rows = useSeriesRows();
  const catalogue = useSystemCatalogue();
  const values = useSizingValues();
  const isOwner = useStaff().role === 'super_admin';
  const [edited, setEdited] = useState<string | null>(null);
  const found =
    rows.data && catalogue.data && seriesOf(catalogue.data.body.data.outdoor, rows.data.body.data);
  const queries = [rows, catalogue, values];
  const failed = queries.find(({ isError }) => isError);
  return (
    <>
      <PageTitle text={texts.title} />
      <SizingTabs />
      <Typography color="textThird" sx={{ mb: 2 }}>
        {texts.note} {!isOwner && sizingTexts.ownerEdits}
      </Typography>
      {found && values.data ? (
        <Stack sx={{ gap: 2 }}>
          {found.map((one) => (
            <SeriesCard
              key={one.series}
              {...one}
              typical={typicalLimits(values.data.body.data)}
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
            onRetry={() => void Promise.all(queries.map(({ refetch }) => refetch()))}
          />
        </Paper>
      ) : (
        <LoadingShapes>
          <Skeleton variant="rounded" height={280} />
        </LoadingShapes>
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

/** Returns the limits of pipes, in m, that apply to a series without limits. */
function typicalLimits(rows: SizingValueRow[]) {
  const valueOf = (key: SizingValueRow['key']) => rows.find((row) => row.key === key)!.value;
  return {
    run: valueOf('pipe_run_max_m'),
    above: valueOf('pipe_above_max_m'),
    below: valueOf('pipe_below_max_m'),
  };
}

interface CardProps extends Series {
  typical: ReturnType<typeof typicalLimits>;
  /** Undefined without permission to edit. */
  onEdit: (() => void) | undefined;
}

function SeriesCard({ series, sizes, models, row, typical, onEdit }: CardProps) {
  const { labels, facts: names } = texts;
  const metres = (value: number | null | undefined, usual: number) =>
    value == null ? names.typical(texts.metres(usual)) : texts.metres(value);
  const sets = row?.module_sets;
  const facts = [
    [labels.module_sets, !sets ? names.anySets : setsText(sets) || names.noSets],
    [labels.run_max_m, metres(row?.run_max_m, typical.run)],
    [labels.height_above_max_m, metres(row?.height_above_max_m, typical.above)],
    [labels.height_below_max_m, metres(row?.height_below_max_m, typical.below)],
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
