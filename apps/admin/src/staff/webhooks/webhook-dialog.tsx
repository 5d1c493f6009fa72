import {
  CreateWebhook,
  UpdateWebhook,
  type Webhook,
  WEBHOOK_SUBJECTS,
  WEBHOOK_VERBS,
  webhookEvent,
  type WebhookSubject,
  type WebhookVerb,
} from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { CheckTable } from '../../platform/ui/form/check-table';
import { FormDialog } from '../../platform/ui/form/form-dialog';
import { FormField } from '../../platform/ui/form/form-fields';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { capitalised } from '../../platform/ui/page/field-text';
import { ownValues, textConflicts } from '../../platform/ui/record/record-conflicts';
import { SUBJECT_NAMES } from '../audit/audit.texts';
import { webhooksTexts } from './webhooks.texts';

const { dialog: texts } = webhooksTexts;

interface Values {
  url: string;
  events: string[];
}
type Body = CreateWebhook | UpdateWebhook;

const FIELDS = ['url', 'events'] as const;
const toValues = (row: Webhook | null): Values => ({
  url: row?.url ?? '',
  events: row?.events ?? [],
});
const asTexts = ({ url, events }: Values) => ({ url, events: [...events].sort().join(', ') });

function toBody(values: Values, saved: Webhook | null): Body | null {
  if (!saved) return values;
  const [mine, theirs] = [asTexts(values), asTexts(toValues(saved))];
  const same = FIELDS.every((field) => mine[field] === theirs[field]);
  return same ? null : { ...values, version: saved.version };
}

const nameOf = (subject: WebhookSubject) =>
  subject === 'contact-message' ? texts.enquiry : capitalised(SUBJECT_NAMES[subject]);

const ROWS = WEBHOOK_SUBJECTS.map((key) => ({ key, label: nameOf(key) }));
const COLUMNS = WEBHOOK_VERBS.map((key) => ({ key, label: texts.verbs[key] }));

function boxOf(subject: string, verb: string) {
  const value = webhookEvent(subject as WebhookSubject, verb as WebhookVerb);
  if (!value) return null;
  const name = nameOf(subject as WebhookSubject);
  return { value, label: texts.event(name, texts.verbs[verb as WebhookVerb]) };
}

interface Props {
  /** Null for a new webhook. */
  webhook: Webhook | null;
  refresh: () => void;
  /** Called with the secret of a new webhook. */
  onSecret?: (secret: string) => void;
  onClose: () => void;
}

/** Dialog for the address and the events of a webhook. */
export function WebhookDialog({ webhook, refresh, onSecret, onClose }: Props) {
  const create = tsr.webhooks.create.useMutation({ onSettled: refresh });
  const update = tsr.webhooks.update.useMutation({ onSettled: refresh });
  const save = useRecordSave<Values, Body, Webhook>({
    record: webhook,
    schema: webhook ? UpdateWebhook : CreateWebhook,
    toValues,
    toBody,
    send: async (body) => {
      if (webhook) {
        const params = { id: webhook.id };
        return (await update.mutateAsync({ params, body: body as UpdateWebhook })).body.data;
      }
      const { data, secret } = (await create.mutateAsync({ body: body as CreateWebhook })).body;
      onSecret?.(secret);
      return data;
    },
    conflicts: (mine, current) =>
      textConflicts(FIELDS, asTexts(mine), asTexts(toValues(current)), {
        labels: { url: texts.url, events: texts.events },
      }),
    merge: (mine, current, sides) => ({ ...toValues(current), ...ownValues(FIELDS, mine, sides) }),
    texts: { saved: ({ url }) => texts.saved(url), failed: texts.failed },
    onSaved: onClose,
    onUnchanged: onClose,
    onConflict: refresh,
  });
  const title = webhook ? texts.edit : texts.create;
  return (
    <FormDialog title={title} save={save} conflict={texts.conflict} waits onClose={onClose}>
      <FormField name="url" label={texts.url} hint={texts.urlHint} required autoFocus />
      <CheckTable name="events" label={texts.events} columns={COLUMNS} rows={ROWS} cell={boxOf} />
    </FormDialog>
  );
}
