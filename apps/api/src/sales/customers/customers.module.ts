import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { CustomerExportController } from './customer-export.controller';
import { CustomersService } from './customers.service';

@Module({
  imports: [MediaModule],
  // Addresses with a name before those with an id.
  controllers: [CustomerExportController, recordController(contract.customers, CustomersService)],
  providers: [CustomersService],
  exports: [CustomersService],
})
export class CustomersModule {}
