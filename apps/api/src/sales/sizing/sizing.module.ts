import { Module } from '@nestjs/common';
import { Calculations } from './calculations.service';
import { SizingController } from './sizing.controller';
import { SizingValuesService } from './sizing-values.service';
import { UnitCatalogue } from './system-catalogue';
import { TariffsService } from './tariffs.service';
import { VrfSeriesService } from './vrf-series.service';

@Module({
  controllers: [SizingController],
  providers: [SizingValuesService, TariffsService, VrfSeriesService, UnitCatalogue, Calculations],
  exports: [SizingValuesService, UnitCatalogue, Calculations],
})
export class SizingModule {}
