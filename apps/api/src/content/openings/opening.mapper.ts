import type { Opening } from '@shishir/contract';
import type { OpeningEntity } from './opening.entity';

/** An opening as everyone may see it. */
export function toPublicOpening(row: OpeningEntity): Opening {
  return {
    id: row.id,
    title: row.title,
    location: row.location,
    type: row.type,
    summary: row.summary,
    description: row.description,
    posted_date: row.posted_date,
    closing_date: row.closing_date,
    status: row.status,
    position: row.position,
    updated_at: row.updated_at.toISOString(),
  };
}

/** An opening as staff see it. */
export function toStaffOpening(row: OpeningEntity): Opening {
  return {
    ...toPublicOpening(row),
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
