import type { CapacityAxis } from '@shishir/format';
import { useNavigation } from 'react-router';
import { Breadcrumb, type Crumb } from './breadcrumb';
import type { CardProduct } from './catalogue-product';
import { CategoryBar } from './category-bar';
import { HelpCell } from './help-cell';
import { NoProducts } from './no-products';
import { PageLinks } from './page-links';
import { ProductCard } from './product-card';
import type { ProductSort } from './product-sort';
import { SortBy } from './sort-by';
import './category-bar.css';
import './product-list.css';
import './products.css';

/** Cards that fill a wide first screen. */
const FIRST_ROW = 4;

export interface ProductListData {
  heading: string;
  lead: string | null;
  crumbs: Crumb[];
  /** The slug of the category that is shown. */
  category?: string;
  products: CardProduct[];
  /** In all pages. */
  total: number;
  axis: CapacityAxis | null;
  sort: ProductSort;
  page: number;
  pages: number;
}

/** A list of products: those of a category, or all. */
export function ProductList({ list }: { list: ProductListData }) {
  const busy = useNavigation().state === 'loading';
  const { heading, lead, crumbs, category, products, total, axis, sort, page, pages } = list;
  return (
    <>
      <CategoryBar current={category} count={total} />
      <div className="wrap plist">
        <div className="phead">
          <div>
            <Breadcrumb crumbs={crumbs} />
            <h1>{heading}</h1>
            {lead && <p>{lead}</p>}
          </div>
          {products.length > 1 && <SortBy sort={sort} />}
        </div>
        {products.length === 0 ? (
          <NoProducts text="There is nothing here at present. Tell us what you need and we find it." />
        ) : (
          <>
            <h2 className="vh">Products</h2>
            <div className="grid" aria-busy={busy}>
              {products.map((product, index) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  axis={axis}
                  eager={index < FIRST_ROW}
                />
              ))}
              {page === pages && <HelpCell />}
            </div>
            <PageLinks page={page} pages={pages} sort={sort} />
          </>
        )}
      </div>
    </>
  );
}
