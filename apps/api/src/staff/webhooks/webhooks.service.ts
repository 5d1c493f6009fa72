import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type CreateWebhook,
  type PageQuery,
  TEST_EVENT,
  type UpdateWebhook,
  type Webhook,
  WEBHOOK_EVENTS,
  WEBHOOK_SECRET_MARK,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { randomBytes } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import { seal } from '../../platform/config/sealing';
import { Secrets } from '../../platform/config/secrets';
import { type Page, pageOf, search } from '../../platform/database/queries';
import { Conflict, InvalidInput, NotFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { WebhookDeliveryEntity } from '../../platform/webhooks/webhook-delivery.entity';
import { deliveriesOf } from '../../platform/webhooks/webhook-events';
import { WebhookEntity } from '../../platform/webhooks/webhook.entity';
import { isPrivateHost } from './send-webhook';
import { toWebhook, webhookRecord } from './webhook-record';
import { rulesOf, SEAL_PURPOSE, WebhookWorker } from './webhook-worker';

/** Every active webhook is read in the transaction of each change. */
const MAX_WEBHOOKS = 20;
const EVENTS = new Set(WEBHOOK_EVENTS);

@Injectable()
export class WebhooksService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly env: Env,
    private readonly secrets: Secrets,
    private readonly worker: WebhookWorker,
  ) {}

  async list(): Promise<Webhook[]> {
    return (await this.manager.find(WebhookEntity, { order: { id: 'DESC' } })).map(toWebhook);
  }

  /** Creates a webhook. Returns its secret, which is not shown again. */
  async create(body: CreateWebhook, principal: Principal): Promise<WithSecret> {
    const columns = await this.checked(body);
    const { secret, sealed_secret } = this.newSecret();
    const { id } = await change(this.manager, webhookRecord, principal, async (change) => {
      if ((await change.manager.count(WebhookEntity)) >= MAX_WEBHOOKS) {
        throw new Conflict(reason('webhooks_full', { max: MAX_WEBHOOKS }));
      }
      return change.insert({ ...columns, sealed_secret, state: 'active', failing_since: null });
    });
    return { data: await this.get(id), secret };
  }

  /** Changes a webhook. Resuming it ends the count of failures. */
  async update(
    id: number,
    { version, ...body }: UpdateWebhook,
    principal: Principal,
  ): Promise<Webhook> {
    const columns = await this.checked(body);
    await change(this.manager, webhookRecord, principal, async (change) => {
      const before = await change.load(id, version);
      const resumed = columns.state === 'active' && before.state !== 'active';
      await change.update(before, { ...columns, ...(resumed && { failing_since: null }) });
    });
    return this.get(id);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await change(this.manager, webhookRecord, principal, async (change) => {
      const row = await change.load(id);
      await change.manager.delete(WebhookDeliveryEntity, { webhook_id: id });
      await change.manager.delete(WebhookEntity, { id });
      change.log(row, 'deleted', change.changesBetween({ ...row }, null));
    });
  }

  /** Replaces the secret at once. Deliveries that a receiver rejects until it knows the new one are repeated. */
  async renewSecret(id: number, principal: Principal): Promise<WithSecret> {
    const { secret, sealed_secret } = this.newSecret();
    await change(this.manager, webhookRecord, principal, async (change) => {
      const changes = [{ field: 'secret_renewed', before: null, after: true }];
      await change.update(await change.load(id), { sealed_secret }, { changes });
    });
    return { data: await this.get(id), secret };
  }

  /** Sends a test event at once, also if the webhook is paused. */
  async test(id: number): Promise<WebhookDeliveryEntity> {
    await load(this.manager, webhookRecord, id);
    const [row] = deliveriesOf([{ id }], TEST_EVENT, {});
    const saved = await this.manager.save(this.manager.create(WebhookDeliveryEntity, row));
    return this.worker.sendNow(saved.id);
  }

  async deliveries(id: number, query: PageQuery): Promise<Page<WebhookDeliveryEntity>> {
    await load(this.manager, webhookRecord, id);
    const found = this.manager
      .createQueryBuilder(WebhookDeliveryEntity, 'delivery')
      .where({ webhook_id: id })
      .orderBy('delivery.id', 'DESC');
    search(found, ['event'], query.q);
    return pageOf(found, query);
  }

  async sendAgain(id: number, delivery: number): Promise<WebhookDeliveryEntity> {
    const which = { id: delivery, webhook_id: id };
    if (!(await this.manager.existsBy(WebhookDeliveryEntity, which))) {
      throw new NotFound(reason('delivery_not_found'));
    }
    return this.worker.sendNow(delivery);
  }

  private async get(id: number): Promise<Webhook> {
    return toWebhook(await load(this.manager, webhookRecord, id));
  }

  /** Checks address and events, outside the transaction because a host is looked up. */
  private async checked<T extends Partial<CreateWebhook>>(body: T): Promise<T> {
    const { url, events } = body;
    const unknown = events?.find((event) => !EVENTS.has(event));
    if (unknown) {
      throw new InvalidInput({ events: reason('webhook_event_unknown', { event: unknown }) });
    }
    const { allowsHttp, allowsPrivate } = rulesOf(this.env);
    if (url && !allowsHttp && new URL(url).protocol !== 'https:') {
      throw new InvalidInput({ url: reason('webhook_insecure') });
    }
    if (url && !allowsPrivate && (await isPrivateHost(url))) {
      throw new InvalidInput({ url: reason('webhook_private') });
    }
    return { ...body, ...(events && { events: [...new Set(events)].sort() }) };
  }

  private newSecret() {
    const secret = WEBHOOK_SECRET_MARK + randomBytes(32).toString('base64');
    return { secret, sealed_secret: seal(this.secrets.webhook, SEAL_PURPOSE, secret) };
  }
}

interface WithSecret {
  data: Webhook;
  secret: string;
}
