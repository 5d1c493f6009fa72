import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type Webhook, type WebhookDelivery } from '@shishir/contract';
import { formatNumericTime } from '@shishir/format';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { tsr } from '../../platform/api/tsr';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { useListAddress } from '../../platform/ui/list/list-address';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { Loading } from '../../platform/ui/page/page-state';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { TextLink } from '../../platform/ui/page/text-link';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { SecretDialog } from '../account/secret-dialog';
import { DeliveryCard, deliveryColumns } from './delivery-columns';
import {
  DeliveriesQuery,
  useDeliveries,
  useRefreshWebhooks,
  useWebhooks,
} from './webhooks.queries';
import { webhooksTexts, webhookTexts as texts } from './webhooks.texts';

/** The log of a webhook, with its actions, for the owner. */
export default function WebhookPage() {
  const id = Number(useParams().id);
  const response = useWebhooks();
  const webhook = response.data?.body.data.find((row) => row.id === id);
  return (
    <>
      <PageTitle text={texts.title} />
      {response.isPending && <Loading />}
      {response.isError && <FailedQuery of={response} />}
      {response.isSuccess && !webhook && <Alert severity="error">{texts.notFound}</Alert>}
      {webhook && <Log webhook={webhook} />}
    </>
  );
}

function Log({ webhook }: { webhook: Webhook }) {
  const address = useListAddress(DeliveriesQuery);
  const list = useDeliveries(webhook.id, address.query);
  const sendAgain = useSendAgain(webhook);
  return (
    <>
      <PageHeader
        note={
          <>
            <TextLink to={paths.webhooks}>{texts.back}</TextLink>
            {' › '}
            {webhook.url}
          </>
        }
        actions={<Actions webhook={webhook} />}
      />
      <Notice webhook={webhook} />
      <ListFrame
        name="webhook-deliveries"
        label={texts.log}
        address={address}
        list={list}
        columns={deliveryColumns(sendAgain)}
        search={texts.search}
        empty={texts.empty}
        card={(delivery) => <DeliveryCard delivery={delivery} onAgain={sendAgain} />}
      />
    </>
  );
}

/** States why the webhook gets nothing. */
function Notice({ webhook: { state, failing_since } }: { webhook: Webhook }) {
  const text =
    state === 'stopped'
      ? texts.isStopped
      : state === 'paused'
        ? texts.isPaused
        : failing_since && texts.failingSince(formatNumericTime(failing_since));
  if (!text) return null;
  return (
    <Alert role="status" severity={state === 'paused' ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
}

function Actions({ webhook: { id, state, version } }: { webhook: Webhook }) {
  const outcome = useOutcomeToasts();
  const refresh = useRefreshWebhooks();
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const test = tsr.webhooks.test.useMutation({
    onSuccess: ({ body: { data } }) => {
      if (data.status === 'sent') outcome.succeeded(texts.tested);
      else outcome.failed(null, { text: failureOf(data, texts.testFailed) });
    },
    onError: (error) => outcome.failed(error, { text: texts.notTested, preferServerMessage: true }),
    onSettled: refresh,
  });
  const update = tsr.webhooks.update.useMutation({
    onSuccess: () => outcome.succeeded(state === 'active' ? texts.paused : texts.resumed),
    onError: (error) =>
      outcome.failed(error, { text: texts.notChanged, preferServerMessage: true }),
    onSettled: refresh,
  });
  const renewal = tsr.webhooks.renewSecret.useMutation({
    onSuccess: ({ body }) => setSecret(body.secret),
    onError: (error) =>
      outcome.failed(error, { text: texts.notRenewed, preferServerMessage: true }),
    onSettled: () => {
      refresh();
      setAsking(false);
    },
  });
  const wanted = state === 'active' ? 'paused' : 'active';
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {texts.renew}
      </Button>
      <Button
        variant="outlined"
        aria-disabled={update.isPending}
        onClick={() => {
          if (!update.isPending)
            update.mutate({ params: { id }, body: { state: wanted, version } });
        }}
      >
        {state === 'active' ? texts.pause : texts.resume}
      </Button>
      <Button
        variant="contained"
        aria-disabled={test.isPending}
        onClick={() => {
          if (!test.isPending) test.mutate({ params: { id }, body: {} });
        }}
      >
        {test.isPending ? texts.testing : texts.test}
      </Button>
      {asking && (
        <ConfirmDialog
          question={texts.renewQuestion}
          confirm={texts.renew}
          busy={renewal.isPending && texts.renewing}
          onConfirm={() => renewal.mutate({ params: { id }, body: {} })}
          onCancel={() => setAsking(false)}
        />
      )}
      {secret && (
        <SecretDialog
          texts={webhooksTexts.created}
          value={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}

/** Returns a function that sends a delivery again and shows the result. */
function useSendAgain({ id }: Webhook): (delivery: WebhookDelivery) => void {
  const outcome = useOutcomeToasts();
  const refresh = useRefreshWebhooks();
  const again = tsr.webhooks.sendAgain.useMutation({
    onSuccess: ({ body: { data } }) => {
      if (data.status === 'sent') outcome.succeeded(texts.sentAgain);
      else outcome.failed(null, { text: failureOf(data, texts.againFailed) });
    },
    onError: (error) =>
      outcome.failed(error, { text: texts.notSentAgain, preferServerMessage: true }),
    onSettled: refresh,
  });
  return (delivery) => {
    if (!again.isPending) again.mutate({ params: { id, delivery: delivery.id }, body: {} });
  };
}

const failureOf = ({ failure }: WebhookDelivery, text: string) =>
  failure ? `${text} ${texts.reasons[failure]}` : text;
