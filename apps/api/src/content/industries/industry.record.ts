import { UpdateIndustry } from '@shishir/contract';
import type { RecordType } from '../../platform/records/record-type';
import { VersionedRecord } from '../../platform/records/versioned';
import { IndustryEntity } from './industry.entity';
import { toStaffIndustry } from './industry.mapper';

export const industryRecord: RecordType<IndustryEntity> = {
  entity: IndustryEntity,
  label: 'industry',
  subject: 'industry',
  nameOf: ({ title }) => title,
  audited: ['title', 'link', 'active', 'image_id', 'position'],
  isPublic: true,
  inTrash: 'This industry is in the trash. Take it out of there first.',
  current: async (manager, id) => {
    const relations = { image: true };
    const row = await manager.findOne(IndustryEntity, { where: { id }, relations });
    return row && toStaffIndustry(row);
  },
};

export const industryVersions = new VersionedRecord(industryRecord, {
  schema: UpdateIndustry,
  pictures: ['image_id'],
});
