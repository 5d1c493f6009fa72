import { CHART_PARTS, type EnquiryOverview } from '@shishir/contract';
import { groupLakh } from '@shishir/format';
import { Suspense } from 'react';
import { dayText } from './day-text';
import { useEnquiryOverview } from './overview.queries';
import { comparison, overviewTexts as texts } from './overview.texts';
import { Panel } from './panel';
import { lazyPart } from '../../platform/ui/page/lazy-part';

// The charts are the largest library of the dashboard: they are loaded once the figures stand.
const EnquiriesChart = lazyPart(() => import('./enquiries-chart'));

const PERIODS = { week: '12 weeks', day: '30 days' };

/** Enquiries per week or day and per kind; a table has the same for screen readers. */
export function EnquiriesPanel() {
  const { data, ...retry } = useEnquiryOverview();
  const chart = data?.chart;
  const period = PERIODS[chart?.per ?? 'week'];
  const isEmpty = chart !== undefined && chart.total.count + chart.total.previous === 0;
  return (
    <Panel
      {...retry}
      title={texts.per[chart?.per ?? 'week']}
      aside={
        <div className="legend" aria-hidden="true">
          {CHART_PARTS.map((part) => (
            <span key={part}>
              <span
                className="legend__swatch"
                style={{ background: `var(--palette-chart-${part})` }}
              />
              {texts.parts[part]}
            </span>
          ))}
        </div>
      }
    >
      <p className="sum num">
        {chart && (
          <>
            <b>{groupLakh(chart.total.count)}</b>
            <span>
              in {period}, {comparison(chart.total.count, chart.total.previous, period)}
            </span>
          </>
        )}
      </p>
      {isEmpty ? (
        <p className="panel__note">{texts.noEnquiries}</p>
      ) : (
        <div className="chart">
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
        </div>
      )}
    </Panel>
  );
}

/** The chart as a table, for screen readers. */
function EnquiriesTable({ chart: { per, bars } }: Pick<EnquiryOverview, 'chart'>) {
  return (
    <table className="vh">
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
    </table>
  );
}
