import type { Webhook, WebhookDelivery } from '@shishir/contract';
import type { RecordType } from '../../platform/records/record-type';
import type { WebhookDeliveryEntity } from '../../platform/webhooks/webhook-delivery.entity';
import { WebhookEntity } from '../../platform/webhooks/webhook.entity';

export const toWebhook = (row: WebhookEntity): Webhook => ({
  ...{ id: row.id, url: row.url, events: row.events, state: row.state, version: row.version },
  failing_since: row.failing_since?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

export const toDelivery = (row: WebhookDeliveryEntity): WebhookDelivery => ({
  ...{ id: row.id, event_id: row.event_id, event: row.event, body: row.body },
  ...{ status: row.status, attempts: row.attempts },
  attempted_at: row.attempted_at?.toISOString() ?? null,
  ...{ duration_ms: row.duration_ms, failure: row.failure },
  ...{ response_status: row.response_status, response_text: row.response_text },
  next_at: row.status === 'waiting' ? row.next_at.toISOString() : null,
  created_at: row.created_at.toISOString(),
});

export const webhookRecord: RecordType<WebhookEntity> = {
  entity: WebhookEntity,
  label: 'webhook',
  subject: 'webhook',
  nameOf: ({ url }) => url,
  audited: ['url', 'events', 'state'],
  isPublic: false,
  current: async (manager, id) => {
    const row = await manager.findOneBy(WebhookEntity, { id });
    return row && toWebhook(row);
  },
};
