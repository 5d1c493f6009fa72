import { useMessageSummary } from '../contact-message/contact-message.queries';
import { EnquiriesChart } from './enquiries-chart';
import { EnquiriesTable } from './enquiries-table';
import { ENQUIRY_PARTS, enquiryDays } from './enquiry-days';
import { comparison, overviewTexts } from './overview.texts';
import { Panel } from './panel';

export function EnquiriesPanel() {
  const answer = useMessageSummary();
  const summary = answer.data?.body.data;
  const days = summary ? enquiryDays(summary) : [];
  return (
    <Panel
      title={overviewTexts.enquiries}
      failure={summary ? null : answer.error}
      retry={() => void answer.refetch()}
      aside={
        <div className="legend" aria-hidden="true">
          {ENQUIRY_PARTS.map((part) => (
            <span key={part}>
              <i style={{ background: `var(--palette-chart-${part})` }} />
              {overviewTexts.parts[part]}
            </span>
          ))}
        </div>
      }
    >
      <p className="sum num">
        {summary && (
          <>
            <b>{summary.total}</b>
            <span>{comparison(summary.total, summary.previous_total)}</span>
          </>
        )}
      </p>
      <div className="chart">
        {summary && (
          <>
            <EnquiriesChart days={days} total={summary.total} />
            <EnquiriesTable days={days} />
          </>
        )}
      </div>
    </Panel>
  );
}
