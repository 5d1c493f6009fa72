import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module';
import { GalleryController } from './gallery.controller';
import { GalleryService, GalleryTrash } from './gallery.service';

@Module({
  imports: [MediaModule],
  controllers: [GalleryController],
  providers: [GalleryService, GalleryTrash],
  exports: [GalleryTrash],
})
export class GalleryModule {}
