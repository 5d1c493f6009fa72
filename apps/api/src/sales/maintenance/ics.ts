/** An event of a calendar. */
export interface IcsEvent {
  /** Never changes, also if the event moves. */
  uid: string;
  /** Day as ISO text; the event lasts the whole day if it has no time. */
  day: string;
  /** Time in Dhaka such as '09:30', and how long it takes. */
  time: string | null;
  hours: number;
  updated_at: Date;
  /** Rises with every change, so that calendar programs replace the former event. */
  sequence: number;
  summary: string;
  location: string | null;
  description: string;
  url: string;
  tentative: boolean;
}

const DHAKA_HOURS = 6;
/** Maximum bytes of a line (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** Returns a calendar (RFC 5545). Times are in UTC, since Dhaka has no daylight saving time. */
export function icsCalendar(name: string, events: IcsEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shishir Cooling//Visits//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Dhaka',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: IcsEvent): string[] {
  const { location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stampOf(event.updated_at)}`,
    `LAST-MODIFIED:${stampOf(event.updated_at)}`,
    `SEQUENCE:${event.sequence}`,
    ...timeLines(event),
    `SUMMARY:${escaped(event.summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.tentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function timeLines({ day, time, hours }: IcsEvent): string[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  if (time === null) {
    const next = new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(next)}`];
  }
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (later: number) =>
    stampOf(new Date(Date.UTC(year, month - 1, date, hour - DHAKA_HOURS + later, minute)));
  return [`DTSTART:${at(0)}`, `DTEND:${at(hours)}`];
}

const compact = (day: string) => day.replaceAll('-', '');
/** Returns a moment as 20261220T033000Z. */
const stampOf = (moment: Date) => `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** Escapes a text value (RFC 5545, 3.3.11). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a line before it exceeds 75 bytes, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      parts.push(part);
      part = '';
      // The space that begins the next line.
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
