import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import type { Webhook } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../platform/api/tsr';
import { ShortList } from '../../platform/ui/list/short-list';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { TextLink } from '../../platform/ui/page/text-link';
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
  const [secret, setSecret] = useState<string | null>(null);
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
      <ShortList
        response={response}
        texts={texts}
        columns={Object.values(texts.columns)}
        cells={(row) => (
          <>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <TextLink to={paths.webhook(row.id)}>{row.url}</TextLink>
            </TableCell>
            <TableCell title={row.events.join(', ')} sx={{ whiteSpace: 'nowrap' }}>
              {texts.count(row.events.length)}
            </TableCell>
            <TableCell>
              <WebhookState webhook={row} />
            </TableCell>
          </>
        )}
        nameOf={({ url }) => url}
        onEdit={setEdited}
        remove={({ id }) => tsr.webhooks.remove.mutate({ params: { id }, body: {} })}
        refresh={refresh}
        sx={{ minWidth: 560 }}
      />
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
    </>
  );
}
