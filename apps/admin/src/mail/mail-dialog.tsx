import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { failureText, statusOf } from '../api/failure';
import { layoutTexts } from '../layout/layout.texts';
import { PageState } from '../ui/page/page-state';
import { FailedList } from '../ui/list/list-states';
import { CloseIcon } from '../theme/icons';
import { MailLetter } from './mail-content';
import { useMail } from './mail.queries';
import { mailTexts } from './mail.texts';

/** One mail as it was written. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const title = useId();
  const answer = useMail(id);
  const mail = answer.data?.body.data;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { className: 'dialog' } }}
    >
      <div className="dialog__head">
        <h2 id={title}>{mail?.subject ?? mailTexts.dialog}</h2>
        <IconButton aria-label={layoutTexts.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {mail ? (
        <MailLetter mail={mail} />
      ) : statusOf(answer.error) === 404 ? (
        <PageState shows="drop" text={mailTexts.gone} alert />
      ) : answer.isError ? (
        <FailedList message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <div aria-hidden="true">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
          <Skeleton variant="rounded" height={180} sx={{ mt: 3 }} />
        </div>
      )}
    </Dialog>
  );
}
