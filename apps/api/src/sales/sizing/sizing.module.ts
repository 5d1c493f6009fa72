import { Module } from '@nestjs/common';
import { Calculations } from './calculations.service';
import { SizingController } from './sizing.controller';
import { SizingValuesService } from './sizing-values.service';
import { TariffsService } from './tariffs.service';
import { VrfSeriesService } from './vrf-series.service';

@Module({
  controllers: [SizingController],
  providers: [SizingValuesService, TariffsService, VrfSeriesService, Calculations],
  exports: [SizingValuesService, Calculations],
})
export class SizingModule {}
