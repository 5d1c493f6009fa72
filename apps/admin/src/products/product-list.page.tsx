import { ProductQuery } from '@shishir/contract';
import { PageTitle } from '../layout/page-title';
import { useListAddress } from '../list/list-address';
import { ListFrame } from '../list/list-frame';
import { ProductCard } from './product-card';
import { productColumns } from './product-columns';
import { ProductDialog } from './product-dialog';
import { ProductFilters } from './product-filters';
import { productsTexts } from './products.texts';
import { useCategories, useProductList } from './products.queries';
import { useViewedProduct } from './use-viewed-product';

export default function ProductListPage() {
  const address = useListAddress(ProductQuery);
  const list = useProductList(address.query);
  const categories = useCategories().data?.body.data ?? [];
  const viewed = useViewedProduct();
  const inCategories =
    !address.narrowed && categories.length > 0
      ? productsTexts.inCategories(categories.filter((one) => one.product_count > 0).length)
      : '';
  return (
    <>
      <PageTitle text={productsTexts.listTitle} />
      <div className="page-head">
        <div>
          <h1>{productsTexts.listTitle}</h1>
          <p className="num">
            {list.total > 0 && productsTexts.count(list.total)}
            {list.total > 0 && inCategories}
          </p>
        </div>
      </div>
      <ListFrame
        name="products"
        label={productsTexts.listTitle}
        address={address}
        list={list}
        columns={productColumns(viewed.open)}
        search={productsTexts.search}
        empty={productsTexts.empty}
        filters={<ProductFilters address={address} categories={categories} />}
        onOpen={viewed.open}
        card={(product) => <ProductCard product={product} onView={() => viewed.open(product)} />}
      />
      {viewed.id !== null && <ProductDialog id={viewed.id} onClose={viewed.close} />}
    </>
  );
}
