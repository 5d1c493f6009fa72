import type { DemoVrfProject } from '@shishir/demo';
import { VrfProjectEntity } from '../../vrf-project/vrf-project.entity';
import { demoSeed, type Seed } from './seed';

export const vrfProjectSeeds: Seed[] = [
  demoSeed<DemoVrfProject>({
    name: 'vrf-project-1',
    file: 'vrf-project.json',
    async insert(manager, rows, pictures) {
      // The newest comes first in the list, as the first one in the file.
      for (const { picture, ...row } of [...rows].reverse()) {
        const image_id = pictures.get(picture ?? '') ?? null;
        await manager.insert(VrfProjectEntity, { ...row, image_id });
      }
    },
  }),
];
