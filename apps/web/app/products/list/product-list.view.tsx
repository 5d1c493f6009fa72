import { type CapacityAxis, formatCapacity, priceView } from '@shishir/format';
import { up } from '@shishir/tokens';
import { lazy, type ReactNode } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { CompareBar } from '../../compare/compare-bar';
import type { Information } from '../../information/content';
import { InformationHeader, NoProductsYet } from '../../information/information.lazy';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb';
import { OnScreen, onScreen } from '../../ui/browser/on-screen';
import { EmptyState } from '../../ui/empty-state';
import { useShell } from '../../ui/page/shell-data';
import { axisOf, type CardProduct } from '../../units/card-product';
import { CategoryBar } from '../category-bar';
import { type Facets, setFilters } from '../../list-filters/facets';
import { FilterButton, FILTERS_ID } from '../filters/filter-button';
import { FilterChips } from '../filters/filter-chips';
import { Families, NoProducts } from '../no-products';
import { type ListAddress, useAddressOf, withoutFilters } from '../../list-filters/list-address';
import { PageLinks } from './page-links';
import { HelpCell, ProductGrid } from './product-grid';
import './product-list.css';
import { SortBy } from './sort-by';

/** The number of cards in the first row of a wide screen. */
const FIRST_ROW = 4;
const FORM = 'filter-form';
const LIST_ID = 'list';

/** On narrow screens the drawer contains it. */
const WIDE = up('lg');
const FilterForm = lazy(() => onScreen(WIDE).then(() => import('../filters/filter-form')));

export interface ProductListPage {
  heading: string;
  lead: string | null;
  crumbs: Crumb[];
  /**
   * The slugs of the categories of the page itself, which do not count as filters; empty for the whole
   * catalogue.
   */
  own: string[];
  list: ListAddress;
  products: CardProduct[];
  /** In all pages. */
  total: number;
  pages: number;
  /** Null where they could not be loaded. */
  facets: Facets | null;
  /** What the address asked for and the list does not do. */
  notes?: string[];
  /** On the first page of some categories: it stands above the list and has the heading of the page. */
  information?: Information | null;
}

interface ProductListProps {
  page: ProductListPage;
  /** Shown below the heading. */
  header?: ReactNode;
  /** Shown below the list. */
  footer?: ReactNode;
}

/** A list of products: those of a category, all of them, or what a search found. */
export function ProductList({ page, header, footer }: ProductListProps) {
  const { heading, lead, crumbs, own, list, products, total, facets, information } = page;
  const axis = axisOf(
    useShell().categories.filter(({ slug }) => own.length === 0 || own.includes(slug)),
  );
  const category = own.length === 1 ? own[0] : undefined;
  const busy = useNavigation().state === 'loading';
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const set = setFilters(list, facets, own);
  const marks = marksOf(page);
  // An empty category needs no filters.
  const filters = facets && (total > 0 || set.length > 0) ? facets : null;
  return (
    <>
      <CategoryBar current={category} count={total} />
      {information && <InformationHeader {...{ information, crumbs, total }} listId={LIST_ID} />}
      <div className="wrap plist" id={LIST_ID}>
        <div className="phead">
          {information ? (
            <h2>{heading}</h2>
          ) : (
            <>
              <Breadcrumb crumbs={crumbs} />
              <h1>{heading}</h1>
            </>
          )}
          <Lead text={lead} axis={own.length === 0 && list.q === null ? axis : null} />
          {/* Without products they stand below the sentence that says so. */}
          {own.length === 0 && list.q === null && list.page === 1 && total > 0 && <Families />}
          {header}
          {page.notes?.map((note) => (
            <p key={note} className="hint" role="status">
              {note}
            </p>
          ))}
        </div>
        <div className={filters ? 'listing listing--filters' : 'listing'}>
          {filters && (
            <aside id={FILTERS_ID} className="listing__filters" aria-label="Filters">
              <OnScreen query={WIDE}>
                <FilterForm
                  id={FORM}
                  list={list}
                  facets={filters}
                  marks={marks}
                  onApply={(next) => void navigate(addressOf(next), { preventScrollReset: true })}
                />
              </OnScreen>
            </aside>
          )}
          <div className="listing__products">
            {filters && (
              <div className="bar2">
                <FilterButton
                  {...{ list, own, total, busy, marks }}
                  facets={filters}
                  set={set.length}
                />
                <FilterChips list={list} set={set} own={own} />
                <SortBy list={list} form={FORM} />
              </div>
            )}
            {products.length === 0 ? (
              <Nothing page={page} filtered={set.length > 0} />
            ) : (
              <PageOfProducts page={page} axis={axis} busy={busy} />
            )}
          </div>
        </div>
      </div>
      {footer}
      <CompareBar />
    </>
  );
}

interface PageOfProductsProps {
  page: ProductListPage;
  axis: CapacityAxis | null;
  busy: boolean;
}

function PageOfProducts({ page, axis, busy }: PageOfProductsProps) {
  const { list, products, pages, information } = page;
  return (
    <>
      {!information && <h2 className="vh">Products</h2>}
      <ProductGrid products={products} axis={axis} busy={busy} eager={FIRST_ROW}>
        {list.page === pages && <HelpCell />}
      </ProductGrid>
      <PageLinks list={list} pages={pages} />
    </>
  );
}

/** The description of the list; for the whole catalogue its range of capacities. */
function Lead({ text, axis }: { text: string | null; axis: CapacityAxis | null }) {
  if (text) return <p>{text}</p>;
  if (!axis) return null;
  const [from, to] = [formatCapacity(axis.min), formatCapacity(axis.max)];
  return <p>{`Every unit we sell, from ${from} to ${to} TR of cooling.`}</p>;
}

function Nothing({ page, filtered }: { page: ProductListPage; filtered: boolean }) {
  const { list, own, pages, information } = page;
  const addressOf = useAddressOf();
  if (list.page > pages) {
    return (
      <EmptyState
        heading={`There is no page ${list.page}.`}
        text={pages > 1 ? `This list has ${pages} pages.` : 'This list has one page.'}
      >
        <Link className="btn btn--main" to={addressOf({ ...list, page: pages })}>
          {pages > 1 ? 'Last page' : 'First page'}
        </Link>
      </EmptyState>
    );
  }
  if (filtered) {
    return (
      <NoProducts
        text="No unit matches. Remove a filter or ask us."
        clear={addressOf(withoutFilters(list, own))}
      />
    );
  }
  if (information) return <NoProductsYet information={information} />;
  return (
    <NoProducts
      text={
        list.q !== null
          ? 'Try a capacity such as 1.5 ton, 18,000 BTU or 5 kW, a model, or a kind of unit. Or ask us.'
          : own.length > 0
            ? 'We supply these units to order. Send the room size, we send model and price.'
            : 'No unit is listed yet. Tell us what you need.'
      }
    />
  );
}

/** The marks on the scales of the filters: the products of the list, if it has a single page. */
function marksOf({ products, pages }: ProductListPage) {
  const all = pages > 1 ? [] : products;
  return {
    tr: all.flatMap(({ cooling_tr }) => cooling_tr ?? []),
    price: all.flatMap(({ regular_price, offer_price }) => {
      const view = priceView(regular_price, offer_price);
      return view.kind === 'price' ? view.price : [];
    }),
  };
}
