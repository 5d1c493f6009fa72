import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module';
import { CustomerDeskController } from './customer-desk.controller';
import { CustomerFiles } from './customer-files.service';
import { CustomerLinks } from './customer-links.service';

@Module({
  imports: [CustomersModule],
  controllers: [CustomerDeskController],
  providers: [CustomerFiles, CustomerLinks],
})
export class CustomerDeskModule {}
