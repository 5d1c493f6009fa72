import type { DemoOpening } from '@shishir/demo';
import { openingsApi } from '../../../content/openings/openings.service';
import { demoKind, insertAll, type Seed, STEP } from './seed';

const kind = demoKind(openingsApi, 'openings');

export const openingSeeds: Seed[] = [
  {
    name: 'openings-1',
    kind,
    async read(demo) {
      const openings = await demo.readDemo<DemoOpening[]>('openings.json');
      const rows = openings.map((row, index) => ({ ...row, position: (index + 1) * STEP }));
      return {
        pictures: [],
        insert: (manager) => insertAll(manager, kind, rows),
      };
    },
  },
];
