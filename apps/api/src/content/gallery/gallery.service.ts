import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type GalleryItem, galleryRecord } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { MediaService } from '../../platform/media/media.service';
import { apiRecord, versionsOf } from '../../platform/record-api/api-record';
import { RecordService } from '../../platform/record-api/record.service';
import { GalleryItemEntity } from './gallery-item.entity';

export const galleryApi = apiRecord(galleryRecord, GalleryItemEntity);
export const galleryItemVersions = versionsOf(galleryApi);

@Injectable()
export class GalleryService extends RecordService<GalleryItemEntity, GalleryItem> {
  constructor(@InjectEntityManager() manager: EntityManager, media: MediaService) {
    super(manager, media, galleryApi);
  }
}
