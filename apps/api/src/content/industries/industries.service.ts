import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type Industry, industryRecord } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { MediaService } from '../../platform/media/media.service';
import { apiRecord, versionsOf } from '../../platform/record-api/api-record';
import { RecordService } from '../../platform/record-api/record.service';
import { IndustryEntity } from './industry.entity';

export const industriesApi = apiRecord(industryRecord, IndustryEntity);
export const industryVersions = versionsOf(industriesApi);

@Injectable()
export class IndustriesService extends RecordService<IndustryEntity, Industry> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, industriesApi);
  }
}
