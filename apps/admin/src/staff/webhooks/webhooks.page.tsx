import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Webhook } from '@shishir/contract';
import { PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { FailedList } from '../../platform/ui/list/list-states';
import { Loading, PageState } from '../../platform/ui/page/page-state';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { TextLink } from '../../platform/ui/page/text-link';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { SecretDialog } from '../account/secret-dialog';
import { WebhookDialog } from './webhook-dialog';
import { WebhookState } from './webhook-state';
import { useRefreshWebhooks, useWebhooks } from './webhooks.queries';
import { webhooksTexts as texts } from './webhooks.texts';

/** The webhooks, for the owner. */
export default function WebhooksPage() {
  const response = useWebhooks();
  const refresh = useRefreshWebhooks();
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null);
  const [removed, setRemoved] = useState<Webhook | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const rows = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <PageHeader
        note={texts.note}
        actions={
          <>
            <Button component="a" href="/api/docs" variant="outlined">
              {texts.docs}
            </Button>
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </>
        }
      />
      <Paper component="section">
        {response.isError && (
          <FailedList
            message={failureText(response.error)}
            onRetry={() => void response.refetch()}
          />
        )}
        {response.isPending && <Loading />}
        {rows?.length === 0 && <PageState shows="air" text={texts.none} />}
        {rows && rows.length > 0 && (
          <TableContainer tabIndex={0}>
            <Table aria-label={texts.list} sx={{ minWidth: 560 }}>
              <TableHead>
                <TableRow>
                  {Object.values(texts.columns).map((column) => (
                    <TableCell key={column}>{column}</TableCell>
                  ))}
                  <TableCell component="td" />
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <TableRow key={row.id}>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>
                      <TextLink to={paths.webhook(row.id)}>{row.url}</TextLink>
                    </TableCell>
                    <TableCell title={row.events.join(', ')} sx={{ whiteSpace: 'nowrap' }}>
                      {texts.count(row.events.length)}
                    </TableCell>
                    <TableCell>
                      <WebhookState webhook={row} />
                    </TableCell>
                    <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                      <IconButton aria-label={texts.edit(row.url)} onClick={() => setEdited(row)}>
                        <PencilIcon />
                      </IconButton>
                      <IconButton
                        aria-label={texts.remove(row.url)}
                        onClick={() => setRemoved(row)}
                      >
                        <TrashIcon />
                      </IconButton>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Paper>
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? null : edited}
          refresh={refresh}
          onSecret={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {secret && (
        <SecretDialog texts={texts.created} value={secret} onClose={() => setSecret(null)} />
      )}
      {removed && (
        <RemoveWebhook webhook={removed} refresh={refresh} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}

interface RemovalProps {
  webhook: Webhook;
  refresh: () => void;
  onClose: () => void;
}

function RemoveWebhook({ webhook: { id, url }, refresh, onClose }: RemovalProps) {
  const outcome = useOutcomeToasts();
  const removal = tsr.webhooks.remove.useMutation({
    onSuccess: () => outcome.succeeded(texts.deleted(url)),
    onError: (error) =>
      outcome.failed(error, { text: texts.notDeleted, preferServerMessage: true }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      question={texts.question(url)}
      confirm={texts.confirm}
      busy={removal.isPending && texts.deleting}
      onConfirm={() => removal.mutate({ params: { id }, body: {} })}
      onCancel={onClose}
    />
  );
}
