import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { HistoryDetail, HistoryDifference, HistoryRecord } from '@shishir/contract';
import { InfoIcon, PencilIcon, TriangleExclamationPointIcon, Undo2Icon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText, statusOf } from '../../platform/api/failure';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { FailedList } from '../../platform/ui/list/list-states';
import { PageState } from '../../platform/ui/page/page-state';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { CompareTable } from './compare-table';
import { type Subject, useRestoreVersion, useVersion } from './history.queries';
import { historyTexts as texts } from './history.texts';
import { labelOf, textOf } from './value-text';

interface Props {
  about: Subject;
  number: number;
  /** The form of the record. */
  editPath: string;
  /** The address of the newest version. */
  newest: string;
  onRestored: () => void;
}

/** What a version changed, how it differs from today, and the way back to it. */
export function VersionDetail({ about, number, editPath, newest, onRestored }: Props) {
  const response = useVersion(about, number);
  const body = response.data?.body;
  if (body) {
    const { data: version, record } = body;
    return (
      <LoadedVersion
        about={about}
        version={version}
        record={record}
        editPath={editPath}
        onRestored={onRestored}
      />
    );
  }
  if (statusOf(response.error) === 404) {
    return (
      <PageState shows="drop" text={texts.goneVersion} alert>
        <Button component={Link} to={newest} variant="contained">
          {texts.back}
        </Button>
      </PageState>
    );
  }
  if (response.isError) {
    return (
      <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
    );
  }
  return (
    <div role="status" className="version-skeleton">
      <span className="vh">{sharedTexts.loading}</span>
      <Skeleton width="45%" height={40} />
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={180} />
    </div>
  );
}

interface LoadedProps {
  about: Subject;
  version: HistoryDetail;
  record: HistoryRecord;
  editPath: string;
  onRestored: () => void;
}

function LoadedVersion({ about, version, record, editPath, onRestored }: LoadedProps) {
  const { subject } = about;
  const [asking, setAsking] = useState(false);
  const { restorable, obstacles } = partsOf(version);
  const { columns } = texts;
  return (
    <>
      <div className="version-header">
        <div>
          <h2>{texts.heading(version.at)}</h2>
          <p>{texts.by(version)}</p>
        </div>
        <div>
          {!record.in_trash && (
            <Button component={Link} to={editPath} variant="outlined" startIcon={<PencilIcon />}>
              {texts.edit}
            </Button>
          )}
          <Button
            variant="contained"
            startIcon={<Undo2Icon />}
            disabled={record.in_trash || restorable.length === 0}
            onClick={() => setAsking(true)}
          >
            {texts.restore}
          </Button>
        </div>
      </div>
      <RestoreNotes inTrash={record.in_trash} restorable={restorable} obstacles={obstacles} />
      {version.changes.length > 0 && (
        <CompareTable
          subject={subject}
          title={texts.changed}
          columns={{ left: columns.before, right: columns.then }}
          rows={version.changes.map(({ field, before, after }) => ({
            field,
            left: before,
            right: after,
          }))}
        />
      )}
      <CompareTable
        subject={subject}
        title={texts.comparison}
        columns={{ left: columns.then, right: columns.now }}
        rows={version.differences.map(({ field, then, now, obstacle }) => ({
          field,
          left: then,
          right: now,
          obstacle,
        }))}
        same={version.same}
      />
      {asking && (
        <RestoreDialog
          about={about}
          version={version}
          record={record}
          onDone={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const partsOf = ({ differences }: HistoryDetail) => ({
  restorable: differences.filter(({ obstacle }) => obstacle === null),
  obstacles: differences.filter(({ obstacle }) => obstacle !== null),
});

interface NotesProps {
  inTrash: boolean;
  restorable: HistoryDifference[];
  obstacles: HistoryDifference[];
}

/** What a restore would change, and what it could not, before anything is pressed. */
function RestoreNotes({ inTrash, restorable, obstacles }: NotesProps) {
  const { note } = texts;
  const differs = restorable.length + obstacles.length > 0;
  const [title, text] = inTrash
    ? [note.inTrash, note.inTrashText]
    : differs
      ? [note.title(restorable.length), note.text]
      : [note.nothing, note.nothingText];
  return (
    <>
      {(restorable.length > 0 || !differs || inTrash) && (
        <div className="version-note">
          <InfoIcon />
          <p>
            <b>{title}</b> {text}
          </p>
        </div>
      )}
      {obstacles.length > 0 && (
        <div className="version-note version-note--warning">
          <TriangleExclamationPointIcon />
          <p>
            <b>{texts.obstacles.title(obstacles.length)}</b>{' '}
            {texts.obstacles.text(obstacles.length)}
          </p>
        </div>
      )}
    </>
  );
}

/** Fields that the question names one by one. */
const NAMED = 6;

/** Asks before a version is restored: names what changes, and what cannot come back. */
function RestoreDialog(props: {
  about: Subject;
  version: HistoryDetail;
  record: HistoryRecord;
  onDone: () => void;
  onClose: () => void;
}) {
  const { about, version, record, onDone, onClose } = props;
  const { restore, pending } = useRestoreVersion(about);
  const outcome = useOutcomeToasts();
  const { restorable, obstacles } = partsOf(version);
  const { confirm } = texts;
  const send = async () => {
    try {
      await restore({
        version_of_history: version.number,
        ...(record.version === null ? {} : { version: record.version }),
        without: obstacles.map(({ field }) => field),
      });
      outcome.succeeded(texts.done);
      onDone();
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
    onClose();
  };
  const shown = restorable.slice(0, NAMED);
  const more = restorable.length - shown.length;
  return (
    <ConfirmDialog
      question={confirm.question(version.at)}
      confirm={texts.restore}
      busy={pending && texts.restoring}
      destructive={false}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{confirm.changes}</p>
      <ul className="version-question num">
        {shown.map((difference) => (
          <li key={difference.field}>{changeText(about, difference)}</li>
        ))}
        {more > 0 && <li>{confirm.more(more)}</li>}
      </ul>
      {obstacles.length > 0 && (
        <>
          <p>{confirm.stays}</p>
          <ul className="version-question">
            {obstacles.map(({ field, obstacle }) => (
              <li key={field}>{confirm.obstacle(labelOf(about.subject, field), obstacle!)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{texts.note.text}</p>
    </ConfirmDialog>
  );
}

/** A value that is longer is only named. */
const SHORT = 60;

function changeText({ subject }: Subject, { field, then, now }: HistoryDifference): string {
  const { confirm } = texts;
  const label = labelOf(subject, field);
  if (then.kind === 'picture') return confirm.picture(label);
  const [is, was] = [textOf(subject, field, now), textOf(subject, field, then)];
  if (is.length > SHORT || was.length > SHORT) return confirm.text(label);
  return confirm.change(label, is, was);
}
