import { daysAfter, type MaintenanceContract, type Visit } from '@shishir/contract';
import {
  dhakaDay,
  dhakaParts,
  formatNumericDate,
  formatWeekdayDate,
  inDigits,
} from '@shishir/format';

export const today = (now = new Date()) => dhakaDay(now);

/** 'Thu 03/12/2026', and the time if there is one. */
export const whenText = ({ day, planned_at }: Pick<Visit, 'day' | 'planned_at'>) =>
  [formatWeekdayDate(`${day}T00:00:00Z`), planned_at && inDigits(planned_at)]
    .filter(Boolean)
    .join(', ');

export const dayText = (day: string) => formatNumericDate(`${day}T00:00:00Z`);

/** '01/12/2026 – 30/11/2027'. */
export const periodText = ({
  starts_on,
  ends_on,
}: Pick<MaintenanceContract, 'starts_on' | 'ends_on'>) =>
  `${dayText(starts_on)} – ${dayText(ends_on)}`;

/** Returns the weekday of a day; weeks start on Saturday (0), the first working day after the weekend. */
const weekdayOf = (day: string) => (dhakaParts(`${day}T00:00:00Z`).weekday + 1) % 7;

export const DUE_GROUPS = ['overdue', 'week', 'next', 'later'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/** Sorts open visits by urgency; each group keeps its order. */
export function groupsOf<Row extends { day: string }>(
  visits: Row[],
  from = today(),
): Record<DueGroup, Row[]> {
  const nextWeek = daysAfter(from, 7 - weekdayOf(from));
  const later = daysAfter(nextWeek, 7);
  const groupOf = (day: string): DueGroup =>
    day < from ? 'overdue' : day < nextWeek ? 'week' : day < later ? 'next' : 'later';
  const groups: Record<DueGroup, Row[]> = { overdue: [], week: [], next: [], later: [] };
  for (const visit of visits) groups[groupOf(visit.day)].push(visit);
  return groups;
}

/** Returns the weeks of a month ('2026-12'), each with seven days, also of the months around it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const start = daysAfter(first, -weekdayOf(first));
  const weeks: string[][] = [];
  for (let day = start; weeks.length === 0 || day.slice(0, 7) === month; day = daysAfter(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => daysAfter(day, at)));
  }
  return weeks;
}
