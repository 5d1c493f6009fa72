import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HistoryDetail, HistoryDifference, HistoryRecord } from '@shishir/contract';
import { InfoIcon, PencilIcon, TriangleExclamationPointIcon, Undo2Icon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { statusOf } from '../../platform/api/failure';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { LoadingShapes, PageState } from '../../platform/ui/page/page-state';
import { CompareTable } from './compare-table';
import { type Subject, useVersion } from './history.queries';
import { historyTexts as texts } from './history.texts';
import { partsOf, RestoreDialog } from './restore-dialog';

interface Props {
  about: Subject;
  number: number;
  /** Path of the record's form. */
  editPath: string;
  /** Address of the newest version. */
  newest: string;
  onRestored: () => void;
}

/** Changes of a version, its differences from today, and the button that restores it. */
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
    return <FailedQuery of={response} />;
  }
  return (
    <LoadingShapes sx={{ display: 'grid', gap: 2, pt: 3 }}>
      <Skeleton width="45%" height={40} />
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={180} />
    </LoadingShapes>
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
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', pt: 3, pb: 2 }}>
        <div>
          <Typography variant="h2">{texts.heading(version.at)}</Typography>
          <Typography sx={{ color: 'text.third', overflowWrap: 'anywhere' }}>
            {texts.by(version)}
          </Typography>
        </div>
        <Stack
          direction="row"
          sx={[
            { gap: 1, width: { xs: '100%', md: 'auto' }, ml: { md: 'auto' } },
            ({ breakpoints }) => ({
              [breakpoints.down('md')]: { '& > .MuiButton-root': { flex: 1, minHeight: 44 } },
            }),
          ]}
        >
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
        </Stack>
      </Stack>
      <RestoreNotes inTrash={record.in_trash} restorable={restorable} obstacles={obstacles} />
      <Stack sx={{ gap: 4 }}>
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
      </Stack>
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

interface NotesProps {
  inTrash: boolean;
  restorable: HistoryDifference[];
  obstacles: HistoryDifference[];
}

/** Shows in advance which fields a restore would change, and which it could not. */
function RestoreNotes({ inTrash, restorable, obstacles }: NotesProps) {
  const { note } = texts;
  const differs = restorable.length + obstacles.length > 0;
  const [title, text] = inTrash
    ? [note.inTrash, note.inTrashText]
    : differs
      ? [note.title(restorable.length), note.text]
      : [note.nothing, note.nothingText];
  return (
    <Stack sx={{ gap: 1.5, mb: 3 }}>
      {(restorable.length > 0 || !differs || inTrash) && (
        <Alert role="none" severity="info" icon={<InfoIcon size={20} />}>
          <b>{title}</b> {text}
        </Alert>
      )}
      {obstacles.length > 0 && (
        <Alert role="none" severity="warning" icon={<TriangleExclamationPointIcon size={20} />}>
          <b>{texts.obstacles.title(obstacles.length)}</b> {texts.obstacles.text(obstacles.length)}
        </Alert>
      )}
    </Stack>
  );
}
