import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaAliasEntity } from './media-alias.entity';
import { MediaController } from './media.controller';
import { MediaService } from './media.service';
import { StorageSweep } from '../housekeeping/storage-sweep';

@Module({
  imports: [TypeOrmModule.forFeature([MediaAliasEntity])],
  controllers: [MediaController],
  providers: [MediaService, StorageSweep],
  exports: [MediaService, StorageSweep],
})
export class MediaModule {}
