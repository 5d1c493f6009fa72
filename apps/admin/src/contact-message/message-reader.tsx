import Skeleton from '@mui/material/Skeleton';
import { failureText, statusOf } from '../api/failure';
import { FailedList } from '../ui/list/list-states';
import { PageState } from '../ui/page/page-state';
import { useMessage } from './contact-message.queries';
import { messageTexts } from './contact-message.texts';
import type { MessageAddress, MessageRows } from './message-address';
import { MessageBar } from './message-bar';
import { MessageBody } from './message-body';

interface Props {
  id: number;
  address: MessageAddress;
  list: MessageRows;
}

/** One message, whole, with the way to its neighbours and back. */
export function MessageReader({ id, address, list }: Props) {
  const answer = useMessage(id);
  const gone = [400, 404].includes(statusOf(answer.error) ?? 0);
  return (
    <article className="reader" aria-label={messageTexts.reader} aria-busy={answer.isPending}>
      <MessageBar id={id} address={address} list={list} />
      {answer.data ? (
        <MessageBody message={answer.data.body.data} />
      ) : gone ? (
        <PageState shows="drop" text={messageTexts.gone} alert />
      ) : answer.isError ? (
        <FailedList message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <div className="reader__body" aria-hidden="true">
          <Skeleton width="40%" height={36} />
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />
        </div>
      )}
    </article>
  );
}
