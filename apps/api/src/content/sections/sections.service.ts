import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { partsOf, type Section, sectionRecord } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import { MediaService } from '../../platform/media/media.service';
import { apiRecord, versionsOf } from '../../platform/record-api/api-record';
import { type Given, RecordService } from '../../platform/record-api/record.service';
import { SectionEntity } from './section.entity';

export const sectionsApi = apiRecord(sectionRecord, SectionEntity);
export const sectionVersions = versionsOf(sectionsApi, {
  check: (_manager, before, values) => rejectMissingPart({ ...before, ...values }),
});

/** Manages the sections of pages: visitors see active ones, staff see all. */
@Injectable()
export class SectionsService extends RecordService<SectionEntity, Section> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, sectionsApi);
  }

  protected override columns(given: Given, before: SectionEntity | null) {
    rejectMissingPart({ ...before, ...given });
    return super.columns(given, before);
  }
}

/** Throws if the page does not show this part. */
function rejectMissingPart({ page_key, part }: Partial<Pick<Section, 'page_key' | 'part'>>): void {
  if (!page_key || !part || partsOf(page_key).includes(part)) return;
  const problem = reason('section_part_missing');
  throw new InvalidInput({ part: problem }, problem);
}
