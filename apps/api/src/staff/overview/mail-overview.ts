import type { MailOverview } from '@shishir/contract';
import { Between, type EntityManager, MoreThan, MoreThanOrEqual } from 'typeorm';
import { MailEntity } from '../../platform/mail/mail.entity';
import { daysBefore } from './periods';

const TROUBLED = 3;

/** Returns the mails that failed or are retried, and the number of sent ones. */
export async function readMailOverview(
  manager: EntityManager,
  now = new Date(),
): Promise<MailOverview> {
  const week = daysBefore(now, 7);
  const mails = manager.getRepository(MailEntity);
  const [count, previous, sent, troubled] = await Promise.all([
    mails.countBy({ status: 'failed', created_at: MoreThanOrEqual(week) }),
    mails.countBy({ status: 'failed', created_at: Between(daysBefore(now, 14), week) }),
    mails.countBy({ status: 'sent', sent_at: MoreThanOrEqual(daysBefore(now, 30)) }),
    mails.find({
      where: [{ status: 'failed' }, { status: 'waiting', attempts: MoreThan(0) }],
      order: { id: 'DESC' },
      take: TROUBLED,
    }),
  ]);
  return {
    failed: { count, previous },
    sent,
    troubled: troubled.map((mail) => ({
      id: mail.id,
      status: mail.status,
      to: mail.recipient,
      subject: mail.subject,
      last_error: mail.last_error,
      attempts: mail.attempts,
      secret: mail.secret,
      created_at: mail.created_at.toISOString(),
      next_at: mail.next_at.toISOString(),
    })),
  };
}
