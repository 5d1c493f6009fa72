import type { VrfProject } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import { toPicture } from '../media/picture.mapper';
import type { VrfProjectEntity } from './vrf-project.entity';

/** A VRF project as everyone may see it; its picture has to be loaded. */
export function toPublicVrfProject(row: VrfProjectEntity): VrfProject {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    image: pictureMainPath(row.image.key, row.image.width),
    picture: toPicture(row.image),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A VRF project as staff see it. */
export function toStaffVrfProject(row: VrfProjectEntity): VrfProject {
  return {
    ...toPublicVrfProject(row),
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
