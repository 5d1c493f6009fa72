import { Module } from '@nestjs/common';
import { ProductsModule } from '../../catalogue/products/products.module';
import { StaffSearchController } from './staff-search.controller';
import { StaffSearchService } from './staff-search.service';

@Module({
  imports: [ProductsModule],
  controllers: [StaffSearchController],
  providers: [StaffSearchService],
})
export class StaffSearchModule {}
