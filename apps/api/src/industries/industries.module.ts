import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IndustriesController } from './industries.controller';
import { IndustriesService } from './industries.service';
import { IndustryEntity } from './industry.entity';

@Module({
  imports: [TypeOrmModule.forFeature([IndustryEntity])],
  controllers: [IndustriesController],
  providers: [IndustriesService],
  exports: [IndustriesService],
})
export class IndustriesModule {}
