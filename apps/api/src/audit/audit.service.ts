import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditQuery } from '@shishir/contract';
import { dhakaMidnight } from '@shishir/format';
import { Brackets, Repository } from 'typeorm';
import { containing, type Page, windowOf } from '../database/queries';
import { AuditEntity } from '../records/audit.entity';

/** Reads the log of who did what. Its lines are added by `writeAudit` and never changed. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntity) private readonly entries: Repository<AuditEntity>) {}

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
