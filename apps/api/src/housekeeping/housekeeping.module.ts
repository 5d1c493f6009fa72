import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module';
import { MediaModule } from '../media/media.module';
import { ProductImportsModule } from '../product-imports/product-imports.module';
import { ProductsModule } from '../products/products.module';
import { Housekeeping } from './housekeeping';
import { OldRows } from './old-rows';

@Module({
  imports: [MediaModule, CategoriesModule, ProductsModule, ProductImportsModule],
  providers: [Housekeeping, OldRows],
})
export class HousekeepingModule {}
