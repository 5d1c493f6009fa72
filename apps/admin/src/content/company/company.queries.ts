import type { Company, CompanyPicture } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { changeData } from '../../platform/api/cache-writes';
import { tsr } from '../../platform/api/tsr';
import { toFormData } from '../../platform/ui/form/schema-form';
import { useCompanyChanged } from '../../platform/ui/page/company.queries';
import type { CompanyBody } from './company-form-values';

const KEY = ['company-details'];

/** Loads the current details; not refetched while their form is edited. */
export function useCompanyDetails() {
  return tsr.company.get.useQuery({
    queryKey: KEY,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Returns a function that stores the API's response to a change. */
function useSaved() {
  const queries = useQueryClient();
  const changed = useCompanyChanged();
  return ({ body }: { body: { data: Company } }) => {
    changeData<object>(queries, KEY, (before) => ({ ...before, body }));
    changed(body.data);
  };
}

export function useCompanySave() {
  const update = tsr.company.update.useMutation({ onSuccess: useSaved() });
  return async (body: CompanyBody): Promise<Company> =>
    (await update.mutateAsync({ body })).body.data;
}

/** Sets or removes a picture. */
export function useCompanyPicture(slot: CompanyPicture) {
  const onSuccess = useSaved();
  const set = tsr.company.setPicture.useMutation({ onSuccess });
  const remove = tsr.company.removePicture.useMutation({ onSuccess });
  return {
    pending: set.isPending || remove.isPending,
    save: async (image: File | null): Promise<Company> => {
      const params = { slot };
      const saved =
        image === null
          ? await remove.mutateAsync({ params, body: {} })
          : await set.mutateAsync({ params, body: toFormData({}, { image }) });
      return saved.body.data;
    },
  };
}
