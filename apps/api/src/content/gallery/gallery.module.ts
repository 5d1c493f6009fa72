import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module';
import { GalleryController } from './gallery.controller';
import { GalleryService, GalleryItemTrash } from './gallery.service';

@Module({
  imports: [MediaModule],
  controllers: [GalleryController],
  providers: [GalleryService, GalleryItemTrash],
  exports: [GalleryItemTrash],
})
export class GalleryModule {}
