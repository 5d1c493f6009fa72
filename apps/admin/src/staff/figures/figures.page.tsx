import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { FIGURES, type FigureName, type Figures, LONGEST_PERIOD } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { dhakaDay, formatCount, inDigits } from '@shishir/format';
import { DownloadIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorBodyOf } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { DayField } from '../../platform/ui/form/day-field';
import { lazyPart } from '../../platform/ui/page/lazy-part';
import { PageBar, PageTab, PageTabs } from '../../platform/ui/page/page-bar';
import { PageTitle } from '../../platform/ui/page/page-title';
import { publicAddress } from '../../platform/ui/page/public-address';
import { dayText } from '../overview/day-text';
import { FigureNote, FigureTitle } from '../overview/figure-text';
import { Panel, PanelNote } from '../overview/panel';
import type { Bar } from './figures-chart';
import { FiguresTable } from './figures-table';
import { figuresTexts as texts } from './figures.texts';

// The charts are the largest library of the dashboard, so they load after the figures are shown.
const FiguresChart = lazyPart(() => import('./figures-chart'));

const DAY_MS = 86_400_000;
const PERIODS = [7, 30, 90, LONGEST_PERIOD];
const DEFAULT_PERIOD = 30;
/** From this number of days on, bars are weeks. */
const MOST_BARS = 92;

const daysAgo = (days: number) => dhakaDay(new Date(Date.now() - days * DAY_MS));
const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** Returns the period of the address: a number of days up to today, or two days. */
function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  const days = Number(search.get('days') ?? DEFAULT_PERIOD);
  const own = isDay(from) && isDay(to) ? { from, to } : null;
  const length = PERIODS.includes(days) ? days : DEFAULT_PERIOD;
  return {
    length: own ? null : length,
    query: own ?? { from: daysAgo(length - 1), to: daysAgo(0) },
    choose: (period: { from: string; to: string }) => setSearch(period, { replace: true }),
  };
}

/** The figures of the site: totals, days, pages, tools, forms and searches. */
export default function FiguresPage() {
  const { length, query, choose } = usePeriod();
  const response = tsr.figures.get.useQuery({
    queryKey: ['figures', query],
    queryData: { query },
  });
  const data = response.data?.body.data;
  const rejected = errorBodyOf(response.error)?.fields;
  const retry = {
    failure: response.data ? null : response.error,
    retry: () => void response.refetch(),
  };
  const count = (rows: Figures['pages'] | undefined, nameOf: (name: string) => string) =>
    rows?.map((row) => ({
      key: `${row.locale} ${row.name}`,
      name: <Name {...row} text={nameOf(row.name)} />,
      figures: [formatCount(row.count)],
    }));
  return (
    <>
      <PageTitle text={texts.title} />
      <PageBar
        actions={
          <Button
            component="a"
            href={apiPath('GET /api/v1/figures/export', { query })}
            download
            variant="outlined"
            startIcon={<DownloadIcon />}
          >
            {texts.export}
          </Button>
        }
      >
        <PageTabs label={texts.periods}>
          {PERIODS.map((days) => (
            <PageTab key={days} to={`?days=${days}`} current={days === length}>
              {days === LONGEST_PERIOD ? texts.year : texts.days(days)}
            </PageTab>
          ))}
        </PageTabs>
      </PageBar>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 2, maxWidth: { sm: 420 } }}
      >
        {(['from', 'to'] as const).map((end) => (
          <Box key={end} sx={{ flex: '1 1 140px' }}>
            <DayField
              label={texts[end]}
              name={end}
              value={query[end]}
              error={rejected?.[end]}
              onChange={(day) => isDay(day) && choose({ ...query, [end]: day })}
            />
          </Box>
        ))}
      </Stack>
      <Typography sx={{ mb: 2, color: 'text.third' }}>{texts.note}</Typography>
      {!rejected && (
        <>
          <Totals data={data} />
          <Days data={data} {...retry} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              gap: 2,
              alignItems: 'start',
            }}
          >
            <FiguresTable
              {...retry}
              title={texts.pages.title}
              heads={[texts.pages.name, texts.pages.count]}
              rows={data?.pages.map((row) => ({
                key: `${row.locale} ${row.name}`,
                name: <Name {...row} text={row.name} to={pageAddress(row)} />,
                figures: [formatCount(row.count)],
              }))}
              empty={texts.pages.empty}
            />
            <FiguresTable
              {...retry}
              title={texts.searches.title}
              heads={[texts.searches.name, texts.searches.count]}
              rows={count(data?.searches, (words) => words)}
              empty={texts.searches.empty}
            />
            <FiguresTable
              {...retry}
              title={texts.forms.title}
              heads={[texts.forms.name, texts.forms.begun, texts.forms.sent, texts.forms.share]}
              rows={data?.forms.map(({ kind, begun, sent }) => ({
                key: kind,
                name: texts.kinds[kind],
                figures: [formatCount(begun), formatCount(sent), shareOf(begun, sent)],
              }))}
              empty={texts.forms.empty}
              note={texts.forms.note}
            />
            <FiguresTable
              {...retry}
              title={texts.tools.title}
              heads={[texts.tools.name, texts.tools.count]}
              rows={count(data?.tools, (name) => toolNames[name] ?? name)}
              empty={texts.tools.empty}
            />
          </Box>
        </>
      )}
    </>
  );
}

const toolNames: Record<string, string> = texts.toolNames;

const pageAddress = ({ name, locale }: Figures['pages'][number]) =>
  publicAddress(window.location, locale === 'bn' ? `/bn${name === '/' ? '' : name}` : name);

/** Enquiries sent without JavaScript are not begun, so there may be more of them than begun forms. */
const shareOf = (begun: number, sent: number) =>
  begun === 0 || sent > begun ? '-' : `${inDigits(Math.round((sent / begun) * 100))}%`;

interface NameProps {
  text: string;
  locale: Figures['pages'][number]['locale'];
  /** Address of the page. */
  to?: string;
}

/** Name with the language, unless it is English. */
function Name({ text, locale, to }: NameProps) {
  return (
    <>
      {to ? <a href={to}>{text}</a> : text}{' '}
      {locale !== 'en' && (
        <Typography component="small" variant="body2" sx={{ ml: 1, color: 'text.third' }}>
          {texts.languages[locale]}
        </Typography>
      )}
    </>
  );
}

function Totals({ data }: { data: Figures | undefined }) {
  return (
    <Paper
      component="section"
      aria-label={texts.strip}
      aria-busy={!data}
      sx={[
        { display: 'flex', flexWrap: 'wrap', gap: 0.125, mb: 2, overflow: 'hidden' },
        // The background shows as hairlines between the cells.
        { bgcolor: 'divider', '& > *': { flex: { xs: '1 1 40%', md: '1 1 0' } } },
      ]}
    >
      {FIGURES.map((figure) => (
        <Box
          key={figure}
          sx={{ display: 'grid', gap: 0.5, p: 2, minWidth: 0, bgcolor: 'background.paper' }}
        >
          <FigureTitle>{texts.labels[figure]}</FigureTitle>
          <Typography variant="figure" component="b" sx={{ fontSize: '1.75rem' }}>
            {data ? formatCount(data.total[figure]) : '\u00a0'}
          </Typography>
          <FigureNote>{data && texts.before(formatCount(data.previous[figure]))}</FigureNote>
        </Box>
      ))}
    </Paper>
  );
}

interface DaysProps {
  data: Figures | undefined;
  failure: unknown;
  retry: () => void;
}

/** Bars of one figure, which can be chosen; a table has the same data for screen readers. */
function Days({ data, ...retry }: DaysProps) {
  const [figure, setFigure] = useState<FigureName>('views');
  const bars = data && barsOf(data.days, figure);
  const title = data && data.days.length > MOST_BARS ? texts.week : texts.chart;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        {...retry}
        title={title}
        aside={
          <Stack direction="row" role="group" aria-label={texts.figure} sx={{ flexWrap: 'wrap' }}>
            {FIGURES.map((name) => (
              <Button
                key={name}
                size="small"
                variant="tab"
                aria-pressed={name === figure}
                aria-current={name === figure ? 'true' : undefined}
                onClick={() => setFigure(name)}
              >
                {texts.labels[name]}
              </Button>
            ))}
          </Stack>
        }
      >
        <Box sx={{ position: 'relative', minHeight: { xs: 208, md: 268 }, p: 1 }}>
          {bars?.some(({ count }) => count > 0) ? (
            <div aria-hidden="true">
              <Suspense>
                <FiguresChart bars={bars} label={texts.labels[figure]} />
              </Suspense>
            </div>
          ) : (
            data && <PanelNote>{texts.pages.empty}</PanelNote>
          )}
          {bars && <DaysTable bars={bars} title={title} label={texts.labels[figure]} />}
        </Box>
      </Panel>
    </Box>
  );
}

function DaysTable({ bars, title, label }: { bars: Bar[]; title: string; label: string }) {
  return (
    <Box component="table" sx={visuallyHidden}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          <th scope="col">{label}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ day, count }) => (
          <tr key={day}>
            <th scope="row">{dayText(day)}</th>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Returns a bar for each day, or for each seven days of a long period. */
function barsOf(days: Figures['days'], figure: FigureName): Bar[] {
  const width = days.length > MOST_BARS ? 7 : 1;
  const bars: Bar[] = [];
  for (const [at, day] of days.entries()) {
    if (at % width === 0) bars.push({ day: day.day, count: 0 });
    bars.at(-1)!.count += day[figure];
  }
  return bars;
}
