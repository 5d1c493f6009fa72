import Button from '@mui/material/Button';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { recordTexts as texts } from './record.texts';

interface Props<Status extends string> {
  inTrash: boolean;
  busy: boolean;
  /** Button label of each status. */
  statuses: Partial<Record<Status, string>>;
  onStatus: (status: Status) => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** Actions for the selected rows of a list. */
export function RecordBulk<Status extends string>(props: Props<Status>) {
  const { busy, statuses } = props;
  if (props.inTrash) {
    return (
      <Button disabled={busy} onClick={props.onRestore}>
        {texts.actions.restore}
      </Button>
    );
  }
  return (
    <>
      {(Object.entries(statuses) as [Status, string][]).map(([status, label]) => (
        <Button key={status} disabled={busy} onClick={() => props.onStatus(status)}>
          {label}
        </Button>
      ))}
      <Button color="error" disabled={busy} onClick={props.onDelete}>
        {texts.actions.delete}
      </Button>
    </>
  );
}

/** Maximum number of records listed by name. */
const NAMED = 6;

interface RemovalProps {
  names: string[];
  texts: { title: string; question: string; note: string; confirm: string };
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before records are moved to the trash, and names them. */
export function RecordRemoval({ names, texts: own, busy, ...on }: RemovalProps) {
  const unnamed = names.length - NAMED;
  return (
    <ConfirmDialog
      question={own.title}
      confirm={own.confirm}
      busy={busy && texts.deleting}
      onConfirm={on.onConfirm}
      onCancel={on.onCancel}
    >
      <p>{own.question}</p>
      {names.slice(0, NAMED).map((name, index) => (
        <p key={index}>
          <b>{name}</b>
        </p>
      ))}
      {unnamed > 0 && <p>{texts.more(unnamed)}</p>}
      <p>{own.note}</p>
    </ConfirmDialog>
  );
}
