import type { VrfProject } from '@shishir/contract';
import { toImagePath, toPicture } from '../../platform/media/picture.mapper';
import type { VrfProjectEntity } from './vrf-project.entity';

/** A VRF project as everyone may see it; its picture has to be loaded. */
export function toPublicVrfProject(row: VrfProjectEntity): VrfProject {
  return {
    id: row.id,
    project_name: row.project_name,
    location: row.location,
    brand: row.brand,
    capacity: row.capacity,
    indoor_type: row.indoor_type,
    outdoor_type: row.outdoor_type,
    start_date: row.start_date,
    completed_date: row.completed_date,
    status: row.status,
    category: row.category,
    description: row.description,
    image: toImagePath(row.image),
    picture: row.image && toPicture(row.image),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A VRF project as staff see it: with its client, remarks, equipment and drawings. */
export function toStaffVrfProject(row: VrfProjectEntity): VrfProject {
  return {
    ...toPublicVrfProject(row),
    client_name: row.client_name,
    remarks: row.remarks,
    equipment_list: row.equipment_list,
    drawings: row.drawings,
    publish_at: row.publish_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
