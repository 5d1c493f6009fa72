import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { STAFF_ROLES } from '@shishir/contract';
import type { Response } from 'express';
import { EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { SessionEntity } from '../../../staff/auth/sessions/session.entity';
import { Busy } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import { EnquiryEventEntity } from '../enquiry-event.entity';
import { ContactMessageEntity } from '../contact-message.entity';
import { MailEntity } from '../../../platform/mail/mail.entity';

const READ_MS = 1_000;
/** Shorter than proxies wait for a silent response. */
const HEARTBEAT_MS = 10_000;
const RETRY_MS = 5_000;
const MOST_STREAMS = 200;

/** Newest enquiry, and a text that differs after every change of the inbox. */
interface InboxMark {
  newest: number;
  mark: string;
}

/**
 * Informs open dashboards of changes of the inbox. Reads the database once a second for all of them, so that it works
 * with several instances; nothing is read without listeners.
 */
@Injectable()
export class InboxStream implements OnModuleDestroy {
  private readonly streams = new Map<Response, string>();
  private timer: NodeJS.Timeout | null = null;
  private last: InboxMark | null = null;
  private beatAt = 0;
  private isStopped = false;

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Resolves when the stream has ended: with its session, at shutdown, or by its reader. */
  async send(response: Response, { sessionId }: Principal, isOnce: boolean): Promise<void> {
    if (this.isStopped || this.streams.size >= MOST_STREAMS) throw new Busy();
    const mark = await this.read();
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Otherwise nginx delays events until its buffer is full.
      'X-Accel-Buffering': 'no',
    });
    response.write(`retry: ${RETRY_MS}\n${eventOf(mark)}`);
    if (isOnce || this.isStopped || response.closed) return void response.end();
    this.last ??= mark;
    this.streams.set(response, sessionId);
    this.timer ??= setInterval(() => void this.tick(), READ_MS);
    await new Promise((resolve) => response.once('close', resolve));
    this.forget(response);
  }

  /** Ends all streams, so that shutdown does not wait for them. */
  stop(): void {
    this.isStopped = true;
    for (const response of this.streams.keys()) this.end(response);
  }

  onModuleDestroy(): void {
    this.stop();
  }

  private isReading = false;

  private async tick(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      await this.endSignedOut();
      const mark = await this.read();
      if (mark.mark !== this.last?.mark) this.broadcast(eventOf(mark));
      else if (Date.now() - this.beatAt >= HEARTBEAT_MS) this.broadcast(': still here\n\n');
      this.last = mark;
    } catch {
      // The database is unavailable: the next second tries again.
    } finally {
      this.isReading = false;
    }
  }

  private broadcast(text: string): void {
    this.beatAt = Date.now();
    for (const response of this.streams.keys()) response.write(text);
  }

  private async endSignedOut(): Promise<void> {
    const ids = [...new Set(this.streams.values())];
    const active = await this.manager.find(SessionEntity, {
      select: { id: true },
      where: {
        id: In(ids),
        revoked_at: IsNull(),
        expires_at: MoreThan(new Date()),
        user: { role: In([...STAFF_ROLES]) },
      },
    });
    const known = new Set(active.map(({ id }) => id));
    for (const [response, session] of this.streams) {
      if (!known.has(session)) this.end(response);
    }
  }

  private end(response: Response): void {
    this.forget(response);
    response.end();
  }

  private forget(response: Response): void {
    this.streams.delete(response);
    if (this.streams.size > 0 || this.timer === null) return;
    clearInterval(this.timer);
    this.timer = null;
    this.last = null;
  }

  private async read(): Promise<InboxMark> {
    const { manager } = this;
    const newest = (await manager.maximum(ContactMessageEntity, 'id')) ?? 0;
    const event = await manager.maximum(EnquiryEventEntity, 'id');
    const waiting = await manager.countBy(MailEntity, { status: 'waiting' });
    const failed = await manager.countBy(MailEntity, { status: 'failed' });
    return { newest, mark: [newest, event, waiting, failed].join(' ') };
  }
}

const eventOf = ({ newest }: InboxMark) => `event: inbox\ndata: ${JSON.stringify({ newest })}\n\n`;
