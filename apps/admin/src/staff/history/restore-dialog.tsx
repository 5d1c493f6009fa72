import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { HistoryDetail, HistoryDifference, HistoryRecord } from '@shishir/contract';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { type Subject, useRestoreVersion } from './history.queries';
import { historyTexts as texts } from './history.texts';
import { labelOf, textOf } from './value-text';

export const partsOf = ({ differences }: HistoryDetail) => ({
  restorable: differences.filter(({ obstacle }) => obstacle === null),
  obstacles: differences.filter(({ obstacle }) => obstacle !== null),
});

/** Maximum number of fields listed by name. */
const NAMED = 6;
const FIELDS: SxProps<Theme> = { mt: -1, pl: 2.5, listStyle: 'disc', overflowWrap: 'anywhere' };

/** Asks before a version is restored: names the changes and the fields that cannot be restored. */
export function RestoreDialog(props: {
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
      <Box component="ul" sx={FIELDS}>
        {shown.map((difference) => (
          <li key={difference.field}>{changeText(about, difference)}</li>
        ))}
        {more > 0 && <li>{confirm.more(more)}</li>}
      </Box>
      {obstacles.length > 0 && (
        <>
          <p>{confirm.stays}</p>
          <Box component="ul" sx={FIELDS}>
            {obstacles.map(({ field, obstacle }) => (
              <li key={field}>{confirm.obstacle(labelOf(about.subject, field), obstacle!)}</li>
            ))}
          </Box>
        </>
      )}
      <p>{texts.note.text}</p>
    </ConfirmDialog>
  );
}

/** Maximum length of a value that is shown; the field of a longer one is only named. */
const SHORT = 60;

function changeText({ subject }: Subject, { field, then, now }: HistoryDifference): string {
  const { confirm } = texts;
  const label = labelOf(subject, field);
  if (then.kind === 'picture') return confirm.picture(label);
  const [is, was] = [textOf(subject, field, now), textOf(subject, field, then)];
  if (is.length > SHORT || was.length > SHORT) return confirm.text(label);
  return confirm.change(label, is, was);
}
