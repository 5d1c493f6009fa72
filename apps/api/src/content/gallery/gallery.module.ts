import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { GalleryService } from './gallery.service';

@Module({
  imports: [MediaModule],
  controllers: [recordController(contract.gallery, GalleryService)],
  providers: [GalleryService],
  exports: [GalleryService],
})
export class GalleryModule {}
