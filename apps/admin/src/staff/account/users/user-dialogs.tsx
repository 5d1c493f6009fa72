import type { User } from '@shishir/contract';
import { tsr } from '../../../platform/api/tsr';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useToast } from '../../../platform/ui/toast/toast';
import { PersonName } from './person-name';
import { useUserRows } from './users.queries';
import { usersTexts } from './users.texts';

interface Props {
  user: User;
  /** `removed` is true if the account was deleted. */
  onDone: (removed: boolean) => void;
}

/** Asks before an account is deleted, deletes it, and shows the outcome. */
export function UserRemoval({ user, onDone }: Props) {
  const rows = useUserRows();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const removal = tsr.users.remove.useMutation({
    onSuccess: () => {
      rows.remove(user.id);
      toast({
        title: usersTexts.deleted.title,
        description: usersTexts.deleted.text(user.id),
        variant: 'destructive',
      });
      onDone(true);
    },
    onError: (error) => {
      outcome.failed(error, usersTexts.deleteFailed);
      onDone(false);
    },
    onSettled: rows.refresh,
  });
  return (
    <ConfirmDialog
      question={usersTexts.deleteQuestion}
      confirm={usersTexts.delete}
      busy={removal.isPending && usersTexts.deleting}
      onConfirm={() => removal.mutate({ params: { id: user.id }, body: {} })}
      onCancel={() => onDone(false)}
    >
      <p>
        <PersonName>{user.name}</PersonName>
        <br />
        {user.email}
      </p>
      <p>{usersTexts.deleteNote}</p>
    </ConfirmDialog>
  );
}

interface SecondFactorRemovalProps {
  user: User;
  /** `turnedOff` is true if the second factor is off now. */
  onDone: (turnedOff: boolean) => void;
}

/** Asks before the second factor of a person who has lost it is turned off. */
export function SecondFactorRemoval({ user, onDone }: SecondFactorRemovalProps) {
  const rows = useUserRows();
  const outcome = useOutcomeToasts();
  const removal = tsr.users.removeSecondFactor.useMutation({
    onSuccess: () => {
      rows.patch(user.id, { second_factor: false });
      outcome.succeeded(usersTexts.turnedOff(user.name));
      onDone(true);
    },
    onError: (error) => {
      outcome.failed(error, { text: usersTexts.turnOffFailed, preferServerMessage: true });
      onDone(false);
    },
    onSettled: rows.refresh,
  });
  return (
    <ConfirmDialog
      question={usersTexts.turnOffQuestion}
      confirm={usersTexts.turnOff}
      busy={removal.isPending && usersTexts.turningOff}
      onConfirm={() => removal.mutate({ params: { id: user.id }, body: {} })}
      onCancel={() => onDone(false)}
    >
      <p>
        <PersonName>{user.name}</PersonName>
        <br />
        {user.email}
      </p>
      <p>{usersTexts.turnOffNote}</p>
    </ConfirmDialog>
  );
}
