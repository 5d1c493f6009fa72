import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaAliasEntity } from '../../platform/media/media-alias.entity';
import { MediaModule } from '../../platform/media/media.module';
import { MediaLibraryService } from './media-library.service';
import { MediaWritesService } from './media-writes.service';
import { MediaController } from './media.controller';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([MediaAliasEntity])],
  controllers: [MediaController],
  providers: [MediaLibraryService, MediaWritesService],
})
export class MediaLibraryModule {}
