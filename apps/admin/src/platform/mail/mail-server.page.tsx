import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { FailedQuery } from '../ui/list/list-states';
import { PageHeader } from '../ui/page/page-header';
import { PageTitle } from '../ui/page/page-title';
import { useOutcomeToasts } from '../ui/toast/outcome-toasts';
import { MailServerForm } from './mail-server-form';
import { MailTabs } from './mail-tabs';
import { useMailServer, useMailServerRemoval, useRefreshMailServer } from './mail.queries';
import { mailServerTexts as texts } from './mail.texts';
import { LoadingShapes } from '../ui/page/page-state';

/** Settings of the mail server, for the owner. */
export default function MailServerPage() {
  const response = useMailServer();
  const [removals, setRemovals] = useState(0);
  const server = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <MailTabs />
      <PageHeader note={texts.note} />
      <Paper
        component="section"
        aria-busy={response.isPending}
        sx={{ maxWidth: 860, py: { xs: 2.5, sm: 3 }, px: { xs: 2, sm: 3.5 } }}
      >
        {server !== undefined ? (
          <MailServerForm
            // Resets the form after the server is removed.
            key={removals}
            server={server}
          >
            {server !== null && <RemoveServer onRemoved={() => setRemovals(removals + 1)} />}
          </MailServerForm>
        ) : response.isError ? (
          <FailedQuery of={response} />
        ) : (
          <LoadingShapes>
            <Skeleton variant="rounded" height={320} />
          </LoadingShapes>
        )}
      </Paper>
    </>
  );
}

function RemoveServer({ onRemoved }: { onRemoved: () => void }) {
  const [asks, setAsks] = useState(false);
  const removal = useMailServerRemoval();
  const refresh = useRefreshMailServer();
  const outcome = useOutcomeToasts();
  const remove = () =>
    removal.mutate(
      { body: {} },
      {
        onSuccess: () => {
          outcome.succeeded(texts.remove.done);
          void refresh().then(onRemoved);
        },
        onError: (error) =>
          outcome.failed(error, { text: texts.remove.failed, preferServerMessage: true }),
        onSettled: () => setAsks(false),
      },
    );
  return (
    <>
      <Button color="error" onClick={() => setAsks(true)}>
        {texts.remove.button}
      </Button>
      {asks && (
        <ConfirmDialog
          question={texts.remove.question}
          confirm={texts.remove.confirm}
          destructive
          busy={removal.isPending && texts.remove.busy}
          onConfirm={remove}
          onCancel={() => setAsks(false)}
        >
          {texts.remove.text}
        </ConfirmDialog>
      )}
    </>
  );
}
