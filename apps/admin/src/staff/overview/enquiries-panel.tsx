import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { CHART_PARTS, type EnquiryOverview } from '@shishir/contract';
import { formatCount } from '@shishir/format';
import { Suspense } from 'react';
import { dayText } from './day-text';
import { useEnquiryOverview } from './overview.queries';
import { overviewTexts as texts } from './overview.texts';
import { GUTTER, Panel, PanelNote } from './panel';
import { lazyPart } from '../../platform/ui/page/lazy-part';

// The charts are the largest library of the dashboard, so they load after the figures are shown.
const EnquiriesChart = lazyPart(() => import('./enquiries-chart'));

/** Enquiries per week or day by kind; a table has the same data for screen readers. */
export function EnquiriesPanel() {
  const { data, ...retry } = useEnquiryOverview();
  const chart = data?.chart;
  const isEmpty = chart !== undefined && chart.total.count + chart.total.previous === 0;
  return (
    <Panel {...retry} title={texts.per[chart?.per ?? 'week']} aside={<Legend />}>
      <Stack
        component="p"
        direction="row"
        sx={{ gap: { xs: 2.5, md: 4 }, alignItems: 'baseline', minHeight: 38, px: GUTTER, pt: 0.5 }}
      >
        {chart && (
          <>
            <Typography variant="figure" component="b" sx={{ fontSize: '1.75rem' }}>
              {formatCount(chart.total.count)}
            </Typography>
            <Typography component="span" color="textThird">
              {texts.total(chart.total.count, chart.total.previous, chart.per)}
            </Typography>
          </>
        )}
      </Stack>
      {isEmpty ? (
        <PanelNote>{texts.noEnquiries}</PanelNote>
      ) : (
        <Box
          sx={{
            position: 'relative',
            minHeight: { xs: 220, md: 318 },
            pt: 1,
            pr: { xs: 2, md: 3 },
            pb: { xs: 1.5, md: 2 },
            pl: { xs: 1.5, md: 2.5 },
          }}
        >
          {chart && (
            <>
              <div aria-hidden="true">
                <Suspense>
                  <EnquiriesChart chart={chart} />
                </Suspense>
              </div>
              <EnquiriesTable chart={chart} />
            </>
          )}
        </Box>
      )}
    </Panel>
  );
}

/** Colours of the chart. */
function Legend() {
  return (
    <Stack
      aria-hidden="true"
      direction="row"
      sx={{ gap: 2, width: { xs: '100%', md: 'auto' }, color: 'text.secondary' }}
    >
      {CHART_PARTS.map((part) => (
        <Stack
          key={part}
          component="span"
          direction="row"
          sx={{ gap: 0.75, alignItems: 'center', typography: 'body2' }}
        >
          <Box
            component="span"
            sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: `chart.${part}` }}
          />
          {texts.parts[part]}
        </Stack>
      ))}
    </Stack>
  );
}

/** The chart as a table, for screen readers. */
function EnquiriesTable({ chart: { per, bars } }: Pick<EnquiryOverview, 'chart'>) {
  return (
    <Box component="table" sx={visuallyHidden}>
      <caption>{texts.per[per]}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.columns[per]}</th>
          {CHART_PARTS.map((part) => (
            <th key={part} scope="col">
              {texts.parts[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{dayText(bar.from)}</th>
            {CHART_PARTS.map((part) => (
              <td key={part}>{bar[part]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
