import type { DemoVrfProject } from '@shishir/demo';
import { type VrfProjectEntity } from '../../../content/vrf-project/vrf-project.entity';
import { vrfProjectApi } from '../../../content/vrf-project/vrf-project.service';
import { demoKind, demoRows, type Seed } from './seed';

export const vrfProjectSeeds: Seed[] = [
  demoRows<VrfProjectEntity, DemoVrfProject>({
    name: 'vrf-project-1',
    kind: demoKind(vrfProjectApi, 'VRF projects'),
    file: 'vrf-project.json',
    toRow: ({ picture, ...row }, pictures) => {
      return { ...row, image_id: pictures.get(picture ?? '') ?? null };
    },
  }),
];
