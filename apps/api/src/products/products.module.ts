import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module';
import { CategoryProductsModule } from './category-products';
import { Catalogue } from './list/catalogue';
import { ProductFacetsService } from './list/product-facets.service';
import { ProductSizesService } from './list/product-sizes.service';
import { ProductSuggestService } from './list/product-suggest.service';
import { PriceChangeService } from './price-change.service';
import { ProductTrashService } from './product-trash.service';
import { ProductBulkService } from './product-bulk.service';
import { ProductWritesService } from './product-writes.service';
import { ProductsController } from './products.controller';
import { ProductsService } from './products.service';

@Module({
  imports: [CategoryProductsModule, MediaModule],
  controllers: [ProductsController],
  providers: [
    Catalogue,
    PriceChangeService,
    ProductFacetsService,
    ProductSizesService,
    ProductSuggestService,
    ProductTrashService,
    ProductBulkService,
    ProductWritesService,
    ProductsService,
  ],
  exports: [ProductsService, ProductTrashService],
})
export class ProductsModule {}
