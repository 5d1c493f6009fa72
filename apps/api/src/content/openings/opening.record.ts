import type { RecordType } from '../../platform/records/record-type';
import { OpeningEntity } from './opening.entity';
import { toStaffOpening } from './opening.mapper';

export const openingRecord: RecordType<OpeningEntity> = {
  entity: OpeningEntity,
  label: 'opening',
  subject: 'opening',
  nameOf: ({ title }) => title,
  audited: [
    'title',
    'location',
    'type',
    'summary',
    'description',
    'posted_date',
    'closing_date',
    'status',
    'position',
  ],
  isPublic: true,
  inTrash: 'This opening is in the trash. Take it out of there first.',
  current: async (manager, id) => {
    const row = await manager.findOneBy(OpeningEntity, { id });
    return row && toStaffOpening(row);
  },
};
