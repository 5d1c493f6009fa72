import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditAction, AuditChange, AuditQuery, AuditSubject } from '@shishir/contract';
import { dhakaMidnight } from '@shishir/format';
import { Brackets, type EntityManager, Repository } from 'typeorm';
import { chunks } from '../database/chunks';
import { insertRows } from '../database/insert-rows';
import { containing, type Page, windowOf } from '../database/queries';
import type { Actor } from '../records/actor';
import { AuditEntity } from '../records/audit.entity';

/** What is to be remembered of one act. */
export interface AuditRecord {
  action: AuditAction;
  subject: AuditSubject;
  /** Null where no row stands for it. */
  id: number | null;
  /** What people call it. */
  name: string;
  /** Field by field; never a secret. See `changesBetween`. */
  changes?: AuditChange[];
  batch?: string;
}

/** The log of who did what. Lines are added and read, and never changed. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntity) private readonly entries: Repository<AuditEntity>) {}

  /** Adds lines, in the transaction of the act itself: neither is there without the other. */
  async write(manager: EntityManager, actor: Actor, ...records: AuditRecord[]): Promise<void> {
    const rows = records.map((record) => ({
      action: record.action,
      subject: record.subject,
      subject_id: record.id,
      subject_name: record.name.slice(0, 200),
      actor_id: actor.user?.id ?? null,
      actor_name: actor.user?.name ?? '',
      actor_email: actor.user?.email ?? '',
      address: actor.address,
      user_agent: actor.userAgent,
      changes: record.changes ?? [],
      batch: record.batch ?? null,
    }));
    for (const chunk of chunks(rows)) await insertRows(manager, AuditEntity, chunk);
  }

  async list(query: AuditQuery): Promise<Page<AuditEntity>> {
    const { skip, take } = windowOf(query);
    const found = this.entries
      .createQueryBuilder('entry')
      .orderBy('entry.id', 'DESC')
      .skip(skip)
      .take(take);
    for (const field of ['action', 'subject', 'subject_id', 'actor_id'] as const) {
      if (query[field] !== undefined) {
        found.andWhere(`entry.${field} = :${field}`, { [field]: query[field] });
      }
    }
    if (query.from)
      found.andWhere('entry.created_at >= :from', { from: dhakaMidnight(query.from) });
    if (query.to) found.andWhere('entry.created_at < :end', { end: dhakaMidnight(query.to, 1) });
    if (query.q) {
      found.andWhere(
        new Brackets((where) => {
          for (const column of ['subject_name', 'actor_name', 'actor_email', 'address']) {
            where.orWhere(`entry.${column} LIKE :q ESCAPE '!'`);
          }
        }),
        { q: containing(query.q) },
      );
    }
    const [rows, total] = await found.getManyAndCount();
    return { rows, total };
  }
}
