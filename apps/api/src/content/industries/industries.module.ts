import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { IndustriesService } from './industries.service';

@Module({
  imports: [MediaModule],
  controllers: [recordController(contract.industries, IndustriesService)],
  providers: [IndustriesService],
  exports: [IndustriesService],
})
export class IndustriesModule {}
