import { Module } from '@nestjs/common';
import { OpeningsController } from './openings.controller';
import { OpeningsService, OpeningTrash } from './openings.service';

@Module({
  controllers: [OpeningsController],
  providers: [OpeningsService, OpeningTrash],
  exports: [OpeningsService, OpeningTrash],
})
export class OpeningsModule {}
