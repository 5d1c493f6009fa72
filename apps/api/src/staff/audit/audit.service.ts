import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { AuditQuery } from '@shishir/contract';
import { dhakaMidnight } from '@shishir/format';
import { Repository } from 'typeorm';
import { type Page, pageOf, search } from '../../platform/database/queries';
import { AuditEntity } from '../../platform/records/audit.entity';

/** Reads the audit log. Its lines are added by `writeAudit` and never changed. */
@Injectable()
export class AuditService {
  constructor(@InjectRepository(AuditEntity) private readonly entries: Repository<AuditEntity>) {}

  async list(query: AuditQuery): Promise<Page<AuditEntity>> {
    const builder = this.entries.createQueryBuilder('entry').orderBy('entry.id', 'DESC');
    for (const field of ['action', 'subject', 'subject_id', 'actor_id'] as const) {
      if (query[field] !== undefined) {
        builder.andWhere(`entry.${field} = :${field}`, { [field]: query[field] });
      }
    }
    if (query.from) {
      builder.andWhere('entry.created_at >= :from', { from: dhakaMidnight(query.from) });
    }
    if (query.to) builder.andWhere('entry.created_at < :end', { end: dhakaMidnight(query.to, 1) });
    search(builder, ['subject_name', 'actor_name', 'actor_email', 'address'], query.q);
    return pageOf(builder, query);
  }
}
