import type { DemoFigure } from '@shishir/demo';
import { dhakaDay, dhakaMidnight } from '@shishir/format';
import { insertRows } from '../../../platform/database/typeorm-patches/insert-rows';
import { DailyCountEntity } from '../../../staff/figures/daily-count.entity';
import type { DemoKind, DemoSeed } from './seed';

/** Two periods of the figures page, so that one is compared with the other. Real counts start today. */
const DAYS = 60;
/** Share of an average day, from Sunday to Saturday; Friday is the day off. */
const WEEK = [1.2, 1.15, 1.1, 1.05, 1.1, 0.5, 0.9];

const kind: DemoKind<DailyCountEntity> = {
  entity: DailyCountEntity,
  name: 'daily-count',
  labels: ['daily count', 'daily counts'],
  nameOf: ({ day, name }) => `${day} ${name}`,
  content: [],
};

export const figureSeeds: DemoSeed[] = [
  {
    name: 'figures-1',
    kind,
    async read(demo) {
      const figures = await demo.readDemo<DemoFigure[]>('figures.json');
      return {
        pictures: [],
        async insert(manager) {
          // An older demonstration has counts of these days.
          if (await manager.exists(DailyCountEntity)) return [];
          await insertRows(manager, DailyCountEntity, figures.flatMap(countsOf));
          return (await manager.find(DailyCountEntity)).map(({ id }) => id);
        },
      };
    },
  },
];

/** Spreads an event over the days up to yesterday, growing and with the week, in whole counts. */
function countsOf({ per_day, ...event }: DemoFigure, index: number): Partial<DailyCountEntity>[] {
  const counts: Partial<DailyCountEntity>[] = [];
  let rest = (index % 5) / 5;
  for (let ago = DAYS; ago > 0; ago--) {
    const moment = dhakaMidnight(dhakaDay(new Date()), -ago);
    const day = dhakaDay(moment);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const swing = 1 + 0.15 * Math.sin(ago * 2.4 + index);
    rest += per_day * WEEK[weekday]! * swing * (1.15 - ago / 200);
    const count = Math.floor(rest);
    rest -= count;
    if (count > 0) counts.push({ ...event, day, count });
  }
  return counts;
}
