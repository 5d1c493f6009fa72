import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module';
import { IndustriesController } from './industries.controller';
import { IndustriesService, IndustryTrash } from './industries.service';

@Module({
  imports: [MediaModule],
  controllers: [IndustriesController],
  providers: [IndustriesService, IndustryTrash],
  exports: [IndustriesService, IndustryTrash],
})
export class IndustriesModule {}
