import useMediaQuery from '@mui/material/useMediaQuery';
import { groupLakh } from '@shishir/format';
import { down } from '@shishir/tokens';
import { useMessageSummary } from '../contact-message/contact-message.queries';
import {
  dayText,
  ENQUIRY_PARTS,
  type EnquiryDay,
  enquiryDays,
  scaleOf,
  stackOf,
} from './enquiry-days';
import { comparison, overviewTexts } from './overview.texts';
import { Panel } from './panels';

export function EnquiriesPanel() {
  const response = useMessageSummary();
  const summary = response.data?.body.data;
  const days = summary ? enquiryDays(summary) : [];
  return (
    <Panel
      title={overviewTexts.enquiries}
      failure={summary ? null : response.error}
      retry={() => void response.refetch()}
      aside={
        <div className="legend" aria-hidden="true">
          {ENQUIRY_PARTS.map((part) => (
            <span key={part}>
              <span
                className="legend__swatch"
                style={{ background: `var(--palette-chart-${part})` }}
              />
              {overviewTexts.parts[part]}
            </span>
          ))}
        </div>
      }
    >
      <p className="sum num">
        {summary && (
          <>
            <b>{groupLakh(summary.total)}</b>
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

const LEFT = 28;
const TOP = 8;
const LABEL_ROOM = 26;
const BAR_SHARE = 0.62;
const WIDE = { width: 680, height: 280, labelEvery: 5 };
const SMALL = { width: 330, height: 210, labelEvery: 8 };

/** Stacked bars, one a day. The table beside it is the same for screen readers. */
function EnquiriesChart({ days, total }: { days: EnquiryDay[]; total: number }) {
  const size = useMediaQuery(down('sm')) ? SMALL : WIDE;
  const floor = size.height - LABEL_ROOM;
  const { top, ticks } = scaleOf(days);
  const y = (count: number) => floor - (count / top) * (floor - TOP);
  const slot = (size.width - LEFT) / Math.max(1, days.length);
  const last = days.length - 1;

  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${overviewTexts.enquiries}: ${total} ${overviewTexts.inAll}`}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={size.width} y1={y(tick)} y2={y(tick)} />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {days.map((day, index) => {
        const x = LEFT + slot * index;
        const isLast = index === last;
        const labelled = index % size.labelEvery === 0 && last - index >= size.labelEvery * 0.75;
        return (
          <g key={day.label}>
            <Bar day={day} x={x + (slot * (1 - BAR_SHARE)) / 2} width={slot * BAR_SHARE} y={y} />
            <rect x={x} y={TOP} width={slot} height={floor - TOP} fill="transparent">
              <title>{dayText(day)}</title>
            </rect>
            {(labelled || isLast) && (
              <text
                x={isLast ? x + slot : x + slot / 2}
                y={size.height - 4}
                textAnchor={isLast ? 'end' : index === 0 ? 'start' : 'middle'}
                dx={index === 0 ? -slot / 2 : 0}
              >
                {day.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface BarProps {
  day: EnquiryDay;
  x: number;
  width: number;
  y: (count: number) => number;
}

/** A gap of one pixel keeps the parts distinct without colour. */
function Bar({ day, x, width, y }: BarProps) {
  return (
    <g style={{ clipPath: 'inset(0 round 3px 3px 0 0)' }}>
      {stackOf(day).map(({ part, from, to }) => {
        const height = y(from) - y(to) - (to === day.total ? 0 : 1);
        return (
          <rect
            key={part}
            x={x}
            y={y(from) - height}
            width={width}
            height={height}
            fill={`var(--palette-chart-${part})`}
          />
        );
      })}
    </g>
  );
}

/** The chart as a table, for those who listen to it. */
function EnquiriesTable({ days }: { days: EnquiryDay[] }) {
  return (
    <div className="vh">
      <table>
        <caption>{overviewTexts.enquiries}</caption>
        <thead>
          <tr>
            <th scope="col">{overviewTexts.day}</th>
            {ENQUIRY_PARTS.map((part) => (
              <th key={part} scope="col">
                {overviewTexts.parts[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.label}>
              <th scope="row">{day.label}</th>
              {ENQUIRY_PARTS.map((part) => (
                <td key={part}>{day.counts[part]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
