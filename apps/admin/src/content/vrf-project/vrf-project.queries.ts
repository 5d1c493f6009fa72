import { type VrfProject, vrfProjectRecord } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { recordQueries } from '../../platform/ui/record/record-queries';
import { vrfProjectRemovalTexts, vrfProjectTexts } from './vrf-project.texts';

export const vrfProjectRecords = recordQueries<VrfProject>({
  declared: vrfProjectRecord,
  routes: tsr.vrfProject,
  nameOf: ({ project_name }) => project_name,
  texts: { ...vrfProjectTexts, removal: vrfProjectRemovalTexts },
});
