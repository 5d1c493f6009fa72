import type { FirstSteps } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { replaceData } from '../../platform/api/cache-writes';
import { tsr } from '../../platform/api/tsr';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../../platform/ui/toast/toast';
import { firstStepsTexts as texts } from './first-steps.texts';

const KEY = ['first-steps'];

/** Loads the checklist, for the owner only. Pages that show it refetch it, since other screens change its states. */
export function useFirstSteps({ fresh = false, enabled = true } = {}) {
  const isOwner = useStaff().role === 'super_admin';
  return tsr.firstSteps.get.useQuery({
    queryKey: KEY,
    enabled: isOwner && enabled,
    ...(fresh && { staleTime: 0 }),
  });
}

/** Counts the done steps. */
export const doneCount = ({ steps }: FirstSteps): number =>
  Object.values(steps).filter(({ done }) => done).length;

/** Stores the checklist of a response. */
function useStoreResponse() {
  const queries = useQueryClient();
  return (response: unknown) => replaceData(queries, KEY, response);
}

/** Confirms that categories and menus are correct. */
export function useConfirmation() {
  const store = useStoreResponse();
  const outcome = useOutcomeToasts();
  return tsr.firstSteps.confirm.useMutation({
    onSuccess: store,
    onError: (error) => outcome.failed(error, { text: texts.failed, preferServerMessage: true }),
  });
}

/** Dismisses the checklist, with an undo, and restores it. */
export function useDismissal() {
  const store = useStoreResponse();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const onError = (error: unknown) =>
    outcome.failed(error, { text: texts.failed, preferServerMessage: true });
  const restoring = tsr.firstSteps.restore.useMutation({ onSuccess: store, onError });
  const dismissing = tsr.firstSteps.dismiss.useMutation({
    onSuccess: (response) => {
      store(response);
      toast({
        ...texts.dismissed,
        duration: UNDO_MS,
        action: { label: texts.undo, onPress: restore },
      });
    },
    onError,
  });
  const restore = () => restoring.mutate({ body: {} });
  return {
    dismiss: () => dismissing.mutate({ body: {} }),
    restore,
    busy: dismissing.isPending || restoring.isPending,
  };
}
