import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ContactMessageKind, SALES_GROUPS, type SalesGroup } from '@shishir/contract';
import { formatCount, formatTaka } from '@shishir/format';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { paths } from '../../platform/ui/page/paths';
import { useRemembered } from '../../platform/ui/page/use-remembered';
import { KIND_NAMES } from '../../sales/contact-message/contact-message.texts';
import { dayIn } from '../../sales/contact-message/pipeline/pipeline-days';
import { STAGE_NAMES } from '../../sales/contact-message/pipeline/pipeline.texts';
import { overviewTexts } from './overview.texts';
import { GUTTER, Panel, PanelLink, PanelNote } from './panel';

const texts = overviewTexts.sales;
const PERIODS = [30, 90, 365] as const;
type Period = (typeof PERIODS)[number];

const groupChoices = SALES_GROUPS.map((value) => ({ value, label: texts.groups[value] }));
const periodChoices = PERIODS.map((days) => ({ value: String(days), label: texts.days(days) }));

/** Enquiries of a period on their way to an order: by stage, and by a chosen property. */
export function SalesPanel() {
  const [by, setBy] = useRemembered<SalesGroup>('sales-by', 'kind');
  const [days, setDays] = useRemembered<Period>('sales-days', 90);
  const query = { by, from: dayIn(1 - days), to: dayIn(0) };
  const response = tsr.overview.sales.useQuery({
    queryKey: ['contact-message', 'sales', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const data = response.data?.body.data;
  const most = Math.max(1, ...(data?.stages ?? []).map(({ count }) => count));
  const nameOf = (name: string | null) =>
    name === null
      ? texts.without[by]
      : by === 'kind'
        ? KIND_NAMES[name as ContactMessageKind]
        : name;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={texts.title}
        failure={response.data ? null : response.error}
        retry={() => void response.refetch()}
        aside={<PanelLink to={paths.pipeline}>{texts.pipeline}</PanelLink>}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, px: GUTTER, py: 1 }}>
          <ChoiceField
            label={texts.period}
            value={String(days)}
            choices={periodChoices}
            onChoose={(chosen) => setDays(Number(chosen) as Period)}
          />
          <ChoiceField label={texts.by} value={by} choices={groupChoices} onChoose={setBy} />
        </Stack>
        <TableContainer tabIndex={0} role="region" aria-label={texts.stages}>
          <Table aria-label={texts.stages}>
            <TableHead>
              <TableRow>
                <TableCell>{texts.stage}</TableCell>
                <TableCell align="right">{texts.count}</TableCell>
                <TableCell component="td" sx={BAR} />
                <TableCell align="right">{texts.value}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data?.stages.map(({ stage, count, value }) => (
                <TableRow key={stage}>
                  <TableCell component="th" scope="row">
                    {STAGE_NAMES[stage]}
                  </TableCell>
                  <TableCell align="right">{formatCount(count)}</TableCell>
                  <TableCell sx={BAR} aria-hidden="true">
                    <Bar share={count / most} />
                  </TableCell>
                  <TableCell align="right">{formatTaka(value)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {data?.groups.length === 0 ? (
          <PanelNote>{texts.none}</PanelNote>
        ) : (
          <TableContainer tabIndex={0} role="region" aria-label={texts.groupsOf(texts.groups[by])}>
            <Table aria-label={texts.groupsOf(texts.groups[by])}>
              <TableHead>
                <TableRow>
                  <TableCell>{texts.groups[by]}</TableCell>
                  <TableCell align="right">{texts.count}</TableCell>
                  <TableCell align="right">{texts.open}</TableCell>
                  <TableCell align="right">{texts.openValue}</TableCell>
                  <TableCell align="right">{STAGE_NAMES.lost}</TableCell>
                  <TableCell align="right">{STAGE_NAMES.won}</TableCell>
                  <TableCell align="right">{texts.wonValue}</TableCell>
                  <TableCell align="right">{texts.conversion}</TableCell>
                  <TableCell component="td" sx={BAR} />
                </TableRow>
              </TableHead>
              <TableBody>
                {data?.groups.map(
                  ({ name, count, open, won, lost, open_value, won_value }, index) => (
                    <TableRow key={index}>
                      <TableCell component="th" scope="row">
                        {nameOf(name)}
                      </TableCell>
                      <TableCell align="right">{formatCount(count)}</TableCell>
                      <TableCell align="right">{formatCount(open)}</TableCell>
                      <TableCell align="right">{formatTaka(open_value)}</TableCell>
                      <TableCell align="right">{formatCount(lost)}</TableCell>
                      <TableCell align="right">{formatCount(won)}</TableCell>
                      <TableCell align="right">{formatTaka(won_value)}</TableCell>
                      <TableCell align="right">{texts.percent(won / count)}</TableCell>
                      <TableCell sx={BAR} aria-hidden="true">
                        <Bar share={won / count} />
                      </TableCell>
                    </TableRow>
                  ),
                )}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Panel>
    </Box>
  );
}

const BAR = { width: '24%', minWidth: 72 };

const Bar = ({ share }: { share: number }) => (
  <LinearProgress
    variant="determinate"
    value={Math.round(share * 100)}
    sx={{ height: 8, borderRadius: '4px' }}
  />
);
