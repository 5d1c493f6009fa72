import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { OpeningsService } from './openings.service';

@Module({
  imports: [MediaModule],
  controllers: [recordController(contract.openings, OpeningsService)],
  providers: [OpeningsService],
  exports: [OpeningsService],
})
export class OpeningsModule {}
