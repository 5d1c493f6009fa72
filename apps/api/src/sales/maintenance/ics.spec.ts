import { icsCalendar, type IcsEvent } from './ics';

const event = (given: Partial<IcsEvent> = {}): IcsEvent => ({
  uid: 'visit-7@example.com',
  day: '2026-12-31',
  time: '04:30',
  hours: 2,
  updated_at: new Date('2026-11-01T02:03:04.567Z'),
  sequence: 3,
  summary: 'Service',
  location: null,
  description: '',
  url: 'https://example.com/1',
  tentative: false,
  ...given,
});

it('writes times of Dhaka in UTC, also before its morning', () => {
  const text = icsCalendar('Visits', [event()]);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
  expect(text).toContain('DTSTART:20261230T223000Z\r\nDTEND:20261231T003000Z\r\n');
  expect(text).toContain('DTSTAMP:20261101T020304Z\r\n');
  expect(text).not.toContain('LOCATION');
});

it('writes days without a time as whole days', () => {
  const text = icsCalendar('Visits', [event({ time: null, tentative: true })]);
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(text).toContain('STATUS:TENTATIVE');
});

it('escapes separators and line breaks', () => {
  const text = icsCalendar('Visits', [event({ summary: 'A, B; C\\D\nE\r\nF: G' })]);
  expect(text).toContain('SUMMARY:A\\, B\\; C\\\\D\\nE\\nF: G\r\n');
});

it('folds lines at 75 bytes, and never within a letter', () => {
  const summary = 'রক্ষণাবেক্ষণ '.repeat(20).trim();
  const text = icsCalendar('Visits', [event({ summary })]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
});
