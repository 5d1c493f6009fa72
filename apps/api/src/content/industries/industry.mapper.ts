import type { Industry } from '@shishir/contract';
import { toImagePath, toPicture } from '../../platform/media/picture.mapper';
import type { IndustryEntity } from './industry.entity';

/** An industry as everyone may see it; its picture has to be loaded. */
export function toPublicIndustry(row: IndustryEntity): Industry {
  return {
    id: row.id,
    title: row.title,
    link: row.link,
    image: toImagePath(row.image),
    picture: row.image && toPicture(row.image),
    position: row.position,
  };
}

/** An industry as staff see it. */
export function toStaffIndustry(row: IndustryEntity): Industry {
  return {
    ...toPublicIndustry(row),
    active: row.active,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
