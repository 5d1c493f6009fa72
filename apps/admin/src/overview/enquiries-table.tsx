import { ENQUIRY_PARTS, type EnquiryDay } from './enquiry-days';
import { overviewTexts } from './overview.texts';

/** The chart as a table, for those who listen to it. */
export function EnquiriesTable({ days }: { days: EnquiryDay[] }) {
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
