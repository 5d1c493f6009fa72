import type { RecordType } from '../../platform/records/record-type';
import { VrfProjectEntity } from './vrf-project.entity';
import { toStaffVrfProject } from './vrf-project.mapper';

export const vrfProjectRecord: RecordType<VrfProjectEntity> = {
  entity: VrfProjectEntity,
  label: 'VRF project',
  subject: 'vrf-project',
  nameOf: ({ project_name }) => project_name,
  audited: [
    'project_name',
    'client_name',
    'location',
    'brand',
    'capacity',
    'indoor_type',
    'outdoor_type',
    'start_date',
    'completed_date',
    'status',
    'category',
    'description',
    'remarks',
    'equipment_list',
    'drawings',
    'publish_at',
    'image_id',
  ],
  isPublic: true,
  published: () => ({ publish_at: null }),
  inTrash: 'This VRF project is in the trash. Take it out of there first.',
  current: async (manager, id) => {
    const relations = { image: true };
    const row = await manager.findOne(VrfProjectEntity, { where: { id }, relations });
    return row && toStaffVrfProject(row);
  },
};
