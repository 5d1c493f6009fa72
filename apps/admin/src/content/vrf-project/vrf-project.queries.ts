import type { VrfProject, VrfProjectQuery } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { recordQueries } from '../../platform/ui/record/record-queries';
import type { VrfProjectBody } from './vrf-project-form-values';
import { vrfProjectRemovalTexts, vrfProjectTexts } from './vrf-project.texts';

const records = recordQueries<VrfProject, VrfProjectQuery, VrfProjectBody>({
  key: 'vrf-project',
  routes: tsr.vrfProject,
  nameOf: ({ project_name }) => project_name,
  texts: { loadFailed: vrfProjectTexts.loadFailed, removal: vrfProjectRemovalTexts },
});

export const {
  useList: useVrfProjectList,
  useOne: useVrfProject,
  useSave: useVrfProjectSave,
  useTrash: useVrfProjectTrash,
} = records;

/** How many there are by status; undefined until it is known. */
export const useVrfProjectCounts = () =>
  tsr.vrfProject.counts.useQuery({ queryKey: ['vrf-project', 'counts'] }).data?.body.data;

export const useVrfProjectBulk = () =>
  records.useBulk<VrfProject['status']>(vrfProjectTexts.several, tsr.vrfProject);
