import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { TEST_EVENT } from '@shishir/contract';
import { dashboardPaths } from '@shishir/contract/dashboard-paths';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Env } from '../../platform/config/env';
import { unseal } from '../../platform/config/sealing';
import { Secrets } from '../../platform/config/secrets';
import { Rounds } from '../../platform/database/rounds';
import { Conflict, NotFound } from '../../platform/http/api-error';
import { OutboxService } from '../../platform/mail/outbox.service';
import { housekeeping } from '../../platform/records/audit';
import { change } from '../../platform/records/change';
import { WebhookDeliveryEntity } from '../../platform/webhooks/webhook-delivery.entity';
import { WebhookEntity } from '../../platform/webhooks/webhook.entity';
import { UserEntity } from '../users/user.entity';
import { webhookStopped } from './mails/webhook-mail-templates';
import { sendWebhook, type WebhookResult, type WebhookRules } from './send-webhook';
import { webhookRecord } from './webhook-record';

export const SEAL_PURPOSE = 'webhook';

const MINUTE_MS = 60_000;
/** Delay after each failed attempt; after the last one, about four days later, the delivery has failed. */
const WAITS_MS = [1, 5, 30, 120, 360, 720, 1440, 1440, 1440].map((minutes) => minutes * MINUTE_MS);
/** Time for which a claimed delivery belongs to one instance: longer than an attempt may take. */
const CLAIM_MS = MINUTE_MS;
/** A webhook is stopped if every delivery has failed for this time. */
const STOP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;
const BATCH = 20;

export const rulesOf = (env: Env): WebhookRules => ({
  allowsHttp: env.APP_MODE !== 'production',
  allowsPrivate: env.WEBHOOKS_TO_PRIVATE === 'true',
});

/** Columns of a row while one instance sends it. */
type Claim = Pick<WebhookDeliveryEntity, 'id' | 'status' | 'attempts'>;

/** Sends waiting events in the background. Webhooks do not wait for each other. */
@Injectable()
export class WebhookWorker implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('WebhookWorker');
  private readonly rounds = new Rounds('WebhookWorker', () => this.startDue());
  /** Webhooks that are being sent to. */
  private readonly busy = new Map<number, Promise<void>>();

  constructor(
    private readonly env: Env,
    private readonly secrets: Secrets,
    private readonly outbox: OutboxService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.rounds.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.rounds.stop();
    await Promise.all(this.busy.values());
  }

  /** Sends the due events of all active webhooks. */
  async deliver(): Promise<void> {
    await this.rounds.run();
    await Promise.all(this.busy.values());
  }

  /** Sends a delivery at once, whatever its status and that of its webhook, and returns it. */
  async sendNow(id: number): Promise<WebhookDeliveryEntity> {
    const delivery = await this.load(id);
    const webhook = await this.manager.findOneBy(WebhookEntity, { id: delivery.webhook_id });
    const claim = webhook && (await this.claim(delivery));
    if (!claim) throw new Conflict(reason('delivery_busy'));
    await this.attempt(webhook, delivery, claim);
    return this.load(id);
  }

  private async load(id: number): Promise<WebhookDeliveryEntity> {
    const row = await this.manager.findOneBy(WebhookDeliveryEntity, { id });
    if (!row) throw new NotFound(reason('delivery_not_found'));
    return row;
  }

  /** Starts to send to every webhook with due deliveries that is not being sent to. */
  private async startDue(): Promise<void> {
    const due = await this.manager
      .createQueryBuilder(WebhookEntity, 'webhook')
      .where({ state: 'active' })
      .andWhere((query) => {
        const waiting = query
          .subQuery()
          .select('delivery.webhook_id')
          .from(WebhookDeliveryEntity, 'delivery')
          .where("delivery.status = 'waiting' AND delivery.next_at <= :now");
        return `webhook.id IN ${waiting.getQuery()}`;
      })
      .setParameter('now', new Date())
      .getMany();
    for (const webhook of due) {
      if (this.busy.has(webhook.id)) continue;
      const sending = this.sendDue(webhook)
        .catch((error: unknown) => this.log.error(error))
        .finally(() => this.busy.delete(webhook.id));
      this.busy.set(webhook.id, sending);
    }
  }

  /** Sends due deliveries one after the other, up to the first that fails. */
  private async sendDue(webhook: WebhookEntity): Promise<void> {
    const due = await this.manager.find(WebhookDeliveryEntity, {
      where: { webhook_id: webhook.id, status: 'waiting', next_at: LessThanOrEqual(new Date()) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    for (const delivery of due) {
      if (this.rounds.signal.aborted) return;
      const claim = await this.claim(delivery);
      if (claim && !(await this.attempt(webhook, delivery, claim))) return;
    }
  }

  /** Claims a delivery by updating its next attempt, which only one of several instances can do. */
  private async claim(delivery: WebhookDeliveryEntity): Promise<Claim | null> {
    const { id, status, attempts } = delivery;
    const now = new Date();
    if (isBeingSent(delivery, now)) return null;
    const claim = { id, status: 'waiting', attempts: attempts + 1 } as const;
    const { affected } = await this.manager.update(
      WebhookDeliveryEntity,
      { id, status, attempts },
      { ...claim, next_at: new Date(now.getTime() + CLAIM_MS), attempted_at: now, ...NO_RESULT },
    );
    return affected === 1 ? claim : null;
  }

  /** Sends a claimed delivery and stores the result. Returns whether it was accepted. */
  private async attempt(
    webhook: WebhookEntity,
    delivery: WebhookDeliveryEntity,
    claim: Claim,
  ): Promise<boolean> {
    const startedAt = Date.now();
    const result = await this.send(webhook, delivery).catch(() => null);
    if (!result) {
      // The product stops. The next start sends it at once; if it arrives twice, both requests have the same id.
      const { attempts, attempted_at, duration_ms } = delivery;
      const before = { attempts, attempted_at, duration_ms, next_at: new Date() };
      await this.manager.update(WebhookDeliveryEntity, claim, before);
      return false;
    }
    const isSent = result.failure === null;
    const isTest = delivery.event === TEST_EVENT;
    const wait = isTest ? undefined : WAITS_MS[delivery.attempts];
    const retry = wait !== undefined && { next_at: new Date(Date.now() + wait) };
    await this.manager.update(WebhookDeliveryEntity, claim, {
      ...{ ...result, duration_ms: Date.now() - startedAt },
      ...(isSent ? { status: 'sent' } : retry || { status: 'failed' }),
    });
    if (isSent) await this.setFailing(webhook.id, null);
    else if (!isTest) await this.noteFailure(webhook.id);
    return isSent;
  }

  private async send(
    { url, sealed_secret }: WebhookEntity,
    { event_id: id, body }: WebhookDeliveryEntity,
  ): Promise<WebhookResult> {
    const secret = unseal(this.secrets.webhook, SEAL_PURPOSE, sealed_secret);
    if (secret === null) return { ...NO_RESULT, failure: 'secret' };
    return sendWebhook({ url, secret, id, body }, rulesOf(this.env), this.rounds.signal);
  }

  /** Stops a webhook that has failed for days, and tells the owners. */
  private async noteFailure(id: number): Promise<void> {
    const row = await this.manager.findOneBy(WebhookEntity, { id });
    if (row?.state !== 'active') return;
    if (!row.failing_since) return this.setFailing(id, new Date());
    if (Date.now() - row.failing_since.getTime() < STOP_AFTER_MS) return;
    await change(this.manager, webhookRecord, housekeeping, async (change) => {
      const current = await change.load(id);
      if (current.state !== 'active') return;
      await change.update(current, { state: 'stopped' });
      for (const owner of await change.manager.findBy(UserEntity, { role: 'super_admin' })) {
        const page = `${this.env.ADMIN_URL}${dashboardPaths.webhooks}/${id}`;
        await this.outbox.write(change.manager, owner, webhookStopped(current.url, page));
      }
    });
    this.log.warn(`webhook ${id} was stopped`);
  }

  /** Keeps version and time of change, because this is not an edit by a person. */
  private async setFailing(id: number, failing_since: Date | null): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .update(WebhookEntity)
      .set({ failing_since, version: () => 'version', updated_at: () => 'updated_at' })
      .where({ id, failing_since: failing_since ? IsNull() : Not(IsNull()) })
      .execute();
  }
}

const NO_RESULT = {
  ...{ duration_ms: null, failure: null },
  ...{ response_status: null, response_text: null },
};

/** True while an attempt runs. After `CLAIM_MS`, its process was killed. */
const isBeingSent = ({ status, attempted_at, duration_ms }: WebhookDeliveryEntity, now: Date) =>
  status === 'waiting' &&
  attempted_at !== null &&
  duration_ms === null &&
  now.getTime() - attempted_at.getTime() < CLAIM_MS;
