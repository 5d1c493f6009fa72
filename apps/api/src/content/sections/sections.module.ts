import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { SectionsService } from './sections.service';

@Module({
  imports: [MediaModule],
  controllers: [recordController(contract.sections, SectionsService)],
  providers: [SectionsService],
  exports: [SectionsService],
})
export class SectionsModule {}
