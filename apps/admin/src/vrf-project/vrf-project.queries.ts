import type { VrfProject, VrfProjectQuery } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { toFormData } from '../ui/form/schema-form';
import { listRows } from '../ui/list/list-rows';
import { useRecordBulk } from '../ui/record/use-record-bulk';
import { useRecordTrash } from '../ui/record/use-record-trash';
import { useFailureToast } from '../ui/toast/outcome-toasts';
import type { VrfProjectBody } from './vrf-project-form-values';
import { vrfProjectRemovalTexts, vrfProjectTexts } from './vrf-project.texts';

/** One page of VRF projects, or of their trash. */
export function useVrfProjectList(query: VrfProjectQuery) {
  const response = tsr.vrfProject.list.useQuery({
    queryKey: ['vrf-project', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  useFailureToast(response.error, vrfProjectTexts.loadFailed);
  return listRows(response, (body) => body.data);
}

/** One VRF project as it is saved now; it is not read again while its form is being edited. */
export function useVrfProject(id: number) {
  return tsr.vrfProject.get.useQuery({
    queryKey: ['vrf-project', 'one', id],
    queryData: { params: { id } },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** How many there are by status; undefined until it is known. */
export function useVrfProjectCounts() {
  const response = tsr.vrfProject.counts.useQuery({ queryKey: ['vrf-project', 'counts'] });
  return response.data?.body.data;
}

/** After a change, what is displayed is read again. */
function useRefreshVrfProject() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['vrf-project', 'list'] });
    void queries.invalidateQueries({ queryKey: ['vrf-project', 'counts'] });
  };
}

/** What is done to several VRF projects at once. */
export function useVrfProjectBulk() {
  const refresh = useRefreshVrfProject();
  const status = tsr.vrfProject.changeStatus.useMutation();
  const remove = tsr.vrfProject.removeMany.useMutation();
  const restore = tsr.vrfProject.restoreMany.useMutation();
  return useRecordBulk<VrfProject, VrfProject['status']>({
    nameOf: ({ project_name }) => project_name,
    several: vrfProjectTexts.several,
    changeStatus: (ids, value) => status.mutateAsync({ body: { ids, status: value } }),
    remove: (ids) => remove.mutateAsync({ body: { ids } }),
    restore: (ids) => restore.mutateAsync({ body: { ids } }),
    refresh,
  });
}

/** Sends a VRF project with its picture; without an id it is a new one. */
export function useVrfProjectSave(id: number | null) {
  const refresh = useRefreshVrfProject();
  const create = tsr.vrfProject.create.useMutation({ onSettled: refresh });
  const update = tsr.vrfProject.update.useMutation({ onSettled: refresh });
  return async ({ image, ...fields }: VrfProjectBody): Promise<VrfProject> => {
    const body = toFormData(fields, { image: image ?? null });
    const sent =
      id === null
        ? await create.mutateAsync({ body })
        : await update.mutateAsync({ params: { id }, body });
    return sent.body.data;
  };
}

/** Puts a VRF project into the trash, and takes it out of there again. */
export function useVrfProjectTrash() {
  const refresh = useRefreshVrfProject();
  const queries = useQueryClient();
  const remove = tsr.vrfProject.remove.useMutation();
  const restore = tsr.vrfProject.restore.useMutation();
  return useRecordTrash<VrfProject>({
    nameOf: ({ project_name }) => project_name,
    remove: (id) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: async (id) => {
      await restore.mutateAsync({ params: { id }, body: {} });
      await queries.invalidateQueries({ queryKey: ['vrf-project', 'one', id] });
    },
    refresh,
    texts: vrfProjectRemovalTexts,
  });
}
