import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module';
import { BulkUndoService } from './bulk/bulk-undo.service';
import { PriceChangeService } from './bulk/price-change.service';
import { ProductBulkService } from './bulk/product-bulk.service';
import { CategoryProductsModule } from './category-products';
import { Catalogue } from './list/catalogue';
import { ProductCapacitiesService } from './list/product-capacities.service';
import { ProductFacetsService } from './list/product-facets.service';
import { ProductSizesService } from './list/product-sizes.service';
import { ProductSuggestService } from './list/product-suggest.service';
import { ProductTrashService } from './product-trash.service';
import { ProductWritesService } from './product-writes.service';
import { ProductsController } from './products.controller';
import { ProductsService } from './products.service';

@Module({
  imports: [CategoryProductsModule, MediaModule],
  controllers: [ProductsController],
  providers: [
    BulkUndoService,
    Catalogue,
    PriceChangeService,
    ProductCapacitiesService,
    ProductFacetsService,
    ProductSizesService,
    ProductSuggestService,
    ProductTrashService,
    ProductBulkService,
    ProductWritesService,
    ProductsService,
  ],
  exports: [ProductsService, ProductSizesService, ProductTrashService],
})
export class ProductsModule {}
