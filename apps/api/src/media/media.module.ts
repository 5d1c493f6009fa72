import { Module } from '@nestjs/common';
import { MediaService } from './media.service';
import { StorageSweep } from './storage-sweep';

@Module({ providers: [MediaService, StorageSweep], exports: [MediaService, StorageSweep] })
export class MediaModule {}
