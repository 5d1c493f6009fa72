import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { UnitSourcesController } from './unit-sources.controller';
import { UnitsFromQuotation } from './units-from-quotation.service';
import { UnitsImport } from './units-import.service';
import { CustomerDeskController } from './customer-desk.controller';
import { CustomerFiles } from './customer-files.service';
import { CustomerLinks } from './customer-links.service';

@Module({
  imports: [CustomersModule],
  controllers: [CustomerDeskController, UnitSourcesController],
  providers: [CustomerFiles, CustomerLinks, UnitsFromQuotation, UnitsImport],
})
export class CustomerDeskModule {}
