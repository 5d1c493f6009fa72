import { needsOutdoorUnit } from '@shishir/contract/rules';
import { type CapacityAxis, formatCapacity, formatTaka, priceView } from '@shishir/format';
import { up } from '@shishir/tokens';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useNavigation } from 'react-router';
import { languageOf } from '../../../platform/locale/language-of';
import { CompareBar } from '../../compare/compare-bar';
import { AskForPrice, type AskForPriceProps } from '../../../content/information/ask-for-price';
import type { Information } from '../../../content/information/content';
import { InformationHeader } from '../../../content/information/information-header';
import { Breadcrumb, type Crumb } from '../../../platform/ui/breadcrumb';
import { OnScreen } from '../../../platform/ui/browser/on-screen';
import { EmptyState } from '../../../platform/ui/empty-state';
import { useShell } from '../../../platform/ui/page/shell-data';
import { ServerHtml } from '../../../platform/ui/server-html';
import { Icon } from '../../../platform/ui/icon';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import { axisOf, type CardProduct } from '../../product-parts/card-product';
import { outdoorPriceFrom } from '../../product-parts/outdoor-need';
import { CategoryBar } from '../category-bar';
import { useKeptView } from '../kept-view';
import { type Facets, setFilters } from '../../list-filters/facets';
import { FilterButton, FILTERS_ID } from '../filters/filter-button';
import { FilterChips } from '../filters/filter-chips';
import { FilterForm } from '../filters/filter-form';
import { NoProducts } from '../no-products';
import { type ListAddress, useAddressOf, withoutFilters } from '../../list-filters/list-address';
import { CategoryHero, type CategoryHeroProps } from './category-hero';
import { PageLinks } from './page-links';
import { ProductGrid } from './product-grid';
import { productListTexts as texts } from './product-list.texts';
import { ANY_SIZE, HelpCell, type SizeHelp, TableCell } from './help-cell';
import { type Ladder, SizeLadder } from './size-ladder';
import { SortBy } from './sort-by';
import { ViewSwitch } from './view-switch';
import categoryStyles from './category.module.css';
import styles from './product-list.module.css';

/** Cards in the first row of a wide screen. */
const FIRST_ROW = 4;
const FORM = 'filter-form';
const LIST_ID = 'list';

/** Screens with filters beside the list; narrower ones have a drawer. */
const WIDE = up('lg');

export interface ProductListPage {
  heading: string;
  lead: string | null;
  crumbs: Crumb[];
  /** Slugs of the categories of the page itself, which are not filters; empty for the whole catalogue. */
  own: string[];
  list: ListAddress;
  products: CardProduct[];
  /** Number of products on all pages. */
  total: number;
  pages: number;
  /** Null if they failed to load. */
  facets: Facets | null;
  /** Messages about values of the address that the list ignores or changes. */
  notes?: string[];
  /** Text above the list with the heading of the page, on the first page of some categories. */
  information?: Information | null;
  /** Picture and figures of a category without `information`. */
  hero?: Pick<CategoryHeroProps, 'picture' | 'facts' | 'tall'> | null;
  /** A category as a table of its sizes: one row per product, without pictures. */
  ladder?: Ladder | null;
  /** Values that all products of the list share. */
  same?: string[];
  /** Help with choosing a size; by default for any unit. */
  help?: SizeHelp | null;
  /** The bodies of all sizes at one scale, as HTML. */
  cabinets?: string | null;
  /** Explains an empty list, if the reason is known. */
  nothing?: { heading?: string; text: string } | null;
  /** Enquiry for a category without products. */
  ask?: AskForPriceProps | null;
}

interface ProductListProps {
  page: ProductListPage;
  /** Shown below the heading. */
  header?: ReactNode;
  /** Shown below the list. */
  footer?: ReactNode;
}

/** List of products: of a category, of the catalogue, or of a search. */
export function ProductList({ page, header, footer }: ProductListProps) {
  const { heading, lead, crumbs, own, list, products, total, facets, information, hero } = page;
  const axis = axisOf(
    useShell().categories.filter(({ slug }) => own.length === 0 || own.includes(slug)),
  );
  const category = own.length === 1 ? own[0] : undefined;
  const busy = useNavigation().state === 'loading';
  const navigate = useNavigate();
  const [filtersInPage, setFiltersInPage] = useState(false);
  const addressOf = useAddressOf();
  useKeptView(list, category !== undefined);
  const set = setFilters(list, facets, own);
  const marks = marksOf(page);
  const ventilates =
    products.length > 0 && products.every(({ category_kind }) => category_kind === 'ventilation');
  // An empty category needs no filters.
  const filters = facets && (total > 0 || set.length > 0) ? facets : null;
  const form = filters && (
    <aside id={FILTERS_ID} className={styles.filters} aria-label={texts.filters}>
      <OnScreen query={filtersInPage ? 'all' : WIDE}>
        <FilterForm
          id={FORM}
          list={list}
          facets={filters}
          own={own}
          marks={marks}
          onApply={(next) => void navigate(addressOf(next), { preventScrollReset: true })}
        />
      </OnScreen>
    </aside>
  );
  const tools = filters && (
    <>
      <FilterButton
        {...{ list, own, total, busy, marks }}
        facets={filters}
        onFailed={() => setFiltersInPage(true)}
        set={set.length}
      />
      <FilterChips list={list} set={set} own={own} />
      <SortBy list={list} form={FORM} ventilates={ventilates} />
    </>
  );
  const units =
    products.length === 0 ? (
      <Nothing page={page} filtered={set.length > 0} />
    ) : (
      <PageOfProducts page={page} axis={axis} busy={busy} />
    );
  const notices = page.notes?.map((note) => (
    <p key={note} className="hint" role="status">
      {note}
    </p>
  ));
  return (
    <>
      <CategoryBar current={category} count={total} view={list.view} />
      {information && <InformationHeader {...{ information, crumbs, total }} listId={LIST_ID} />}
      {hero && <CategoryHero {...hero} {...{ heading, lead, crumbs }} />}
      <div className="wrap product-list" id={LIST_ID}>
        {category ? (
          <>
            {header}
            {notices}
            {filters && (
              <div className={`${styles.toolbar} ${categoryStyles.toolbar}`}>
                <h2 className={information ? undefined : styles.count}>
                  {information ? heading : texts.sizes(total)}
                </h2>
                <ViewSwitch list={list} total={total} />
                {tools}
              </div>
            )}
            <div className={categoryStyles.boxed}>
              {form}
              <CommonFacts page={page} />
              {units}
            </div>
            {page.cabinets && <ServerHtml html={page.cabinets} />}
          </>
        ) : (
          <>
            <div className={styles.header}>
              <Breadcrumb crumbs={crumbs} />
              <h1 lang={languageOf(heading)}>{heading}</h1>
              <Lead text={lead} axis={own.length === 0 && list.q === null ? axis : null} />
              {header}
              {notices}
              {list.view === 'all' && facets && <ViewSwitch list={list} total={total} />}
            </div>
            {list.q === null ? (
              <div className={filters ? styles.withFilters : undefined}>
                {form}
                <div>
                  {tools && <div className={styles.toolbar}>{tools}</div>}
                  {units}
                </div>
              </div>
            ) : (
              <>
                {tools && (
                  <div className={styles.toolbar}>
                    <h2 className={styles.count}>{texts.units(total)}</h2>
                    {tools}
                  </div>
                )}
                <div className={categoryStyles.boxed}>
                  {form}
                  {units}
                </div>
              </>
            )}
          </>
        )}
      </div>
      {footer}
      <CompareBar />
    </>
  );
}

/** Values that all sizes of a category share, and the unit that all of them need. */
function CommonFacts({ page: { products, same = [] } }: { page: ProductListPage }) {
  const { categories } = useShell();
  const [first] = products;
  const from = outdoorPriceFrom(categories);
  const outdoor = categories.find(({ kind }) => kind === 'outdoor_unit');
  const isIndoor = first !== undefined && needsOutdoorUnit(first.category_kind);
  if (same.length === 0 && !isIndoor) return null;
  return (
    <p className={categoryStyles.same}>
      <Icon name="check" small />
      <span>
        {same.length > 0 && (
          <>
            <b>{texts.same.label}</b> {texts.same.values(same)}{' '}
          </>
        )}
        {isIndoor &&
          texts.same.need(
            (unit) => (outdoor ? <Link to={outdoor.path}>{unit}</Link> : unit),
            from === null ? null : formatTaka(from),
          )}
      </span>
    </p>
  );
}

interface PageOfProductsProps {
  page: ProductListPage;
  axis: CapacityAxis | null;
  busy: boolean;
}

function PageOfProducts({ page, axis, busy }: PageOfProductsProps) {
  const { heading, list, own, products, pages, ladder } = page;
  return (
    <>
      {own.length !== 1 && list.q === null && (
        <VisuallyHidden as="h2">{texts.products}</VisuallyHidden>
      )}
      {ladder ? (
        <>
          <SizeLadder
            {...{ products, ladder, busy }}
            caption={texts.ladder.caption(heading)}
            rising={list.sort === 'cooling_tr'}
          />
          {ladder.notes.length > 0 && (
            <ol className={`quiet ${categoryStyles.ladderNotes}`}>
              {ladder.notes.map((note, index) => (
                <li key={note} id={`ladder-${index + 1}`}>
                  {note}
                </li>
              ))}
            </ol>
          )}
        </>
      ) : (
        <ProductGrid
          {...{ products, axis, busy }}
          className={styles.grid}
          siblings={own.length === 1}
          eager={FIRST_ROW}
          ending={own.length === 1 && <TableCell list={list} />}
        >
          {list.page === pages && <HelpCell help={page.help ?? ANY_SIZE} />}
        </ProductGrid>
      )}
      <PageLinks list={list} pages={pages} />
    </>
  );
}

/** Description of the list; for the whole catalogue its range of capacities. */
function Lead({ text, axis }: { text: string | null; axis: CapacityAxis | null }) {
  if (text) return <p className="lead">{text}</p>;
  if (!axis) return null;
  return <p className="lead">{texts.lead(formatCapacity(axis.min), formatCapacity(axis.max))}</p>;
}

function Nothing({ page, filtered }: { page: ProductListPage; filtered: boolean }) {
  const { list, own, pages, ask } = page;
  const addressOf = useAddressOf();
  if (list.page > pages) {
    return (
      <EmptyState heading={texts.empty.noPage(list.page)} text={texts.empty.pages(pages)}>
        <Link className="button button--main" to={addressOf({ ...list, page: pages })}>
          {pages > 1 ? texts.empty.lastPage : texts.empty.firstPage}
        </Link>
      </EmptyState>
    );
  }
  if (page.nothing) return <NoProducts {...page.nothing} />;
  if (filtered) {
    return <NoProducts text={texts.empty.filtered} clear={addressOf(withoutFilters(list, own))} />;
  }
  if (ask) return <AskForPrice {...ask} />;
  return <NoProducts text={list.q !== null ? texts.empty.search : texts.empty.category} />;
}

/** Returns the marks on the scales of the filters: the listed products, if the list has a single page. */
function marksOf({ products, pages }: ProductListPage) {
  const all = pages > 1 ? [] : products;
  return {
    tr: all.flatMap(({ cooling_tr }) => cooling_tr ?? []),
    flow: all.flatMap(({ size, category_kind }) =>
      category_kind === 'ventilation' ? parseFloat(size.replaceAll(',', '')) || [] : [],
    ),
    price: all.flatMap(({ regular_price, offer_price }) => {
      const view = priceView(regular_price, offer_price);
      return view.kind === 'price' ? view.price : [];
    }),
  };
}
