import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BULK_MAX, type ListedProduct, VISIBILITIES } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useCategories } from '../../categories/categories.queries';
import { useListAddress } from '../../../platform/ui/list/list-address';
import { ListFrame } from '../../../platform/ui/list/list-frame';
import { useRowSelection } from '../../../platform/ui/list/row-selection';
import { useOpenedRow } from '../../../platform/ui/list/use-opened-row';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { paths, rememberProductList, VIEWED_PRODUCT } from '../../../platform/ui/page/paths';
import { PriceChangeDialog } from '../prices/price-change-dialog';
import { useProductCounts, useProductList, useUniformFields } from '../products.queries';
import { productsTexts as texts, type Visibility } from '../products.texts';
import {
  type ProductRowActions,
  useDuplicate,
  useRestore,
  useVisibilityChange,
  type Which,
} from '../row-actions.queries';
import { ProductDialog } from '../view/product-dialog';
import {
  MatchingRemoval,
  ProductBulk,
  ProductMove,
  ProductRemoval,
  ProductVisibility,
} from './bulk-actions';
import { ProductCard } from './product-card';
import { type CategoryOf, productColumns, trashColumns } from './product-columns';
import {
  MoreProductFilters,
  namedCategory,
  ProductFilterChips,
  ProductFilters,
  ProductListQuery,
} from './product-filters';
import { ProductSheet } from './product-sheet';
import { useProductEdits } from './use-product-edits';

const VIEWS = ['trash'] as const;

interface OpenDialog {
  what: 'removal' | 'matching' | 'prices' | 'move' | Visibility;
  products: ListedProduct[];
}

const isVisibility = (what: OpenDialog['what']): what is Visibility =>
  (VISIBILITIES as readonly string[]).includes(what);

const standardViews = [
  { label: texts.views.all, query: '' },
  { label: texts.views.offerAbove, query: 'price_state=offer_above' },
  { label: texts.views.hidden, query: 'visibility=hidden' },
  { label: texts.views.discontinued, query: 'visibility=discontinued' },
  { label: texts.views.trash, query: 'trash=true' },
];

interface Props {
  /** Downloads the filtered list as a file. */
  ExportMenu: ComponentType<{ query: ProductListQuery }>;
}

export function ProductListPage({ ExportMenu }: Props) {
  const address = useListAddress(ProductListQuery, VIEWS);
  const list = useProductList(address.query);
  const uniform = useUniformFields(address.query, list);
  const categories = useCategories().data?.body.data ?? [];
  const viewed = useOpenedRow(VIEWED_PRODUCT);
  const edits = useProductEdits();
  const { category, q, visibility, service_status, price_state, pictures } = address.query;
  const filter = { category, q, visibility, service_status, price_state, pictures };
  const inTrash = address.query.trash === 'true';
  const selection = useRowSelection(
    list.rows,
    // A bulk change cannot select by the ids of an address.
    inTrash || address.query.ids || list.total > BULK_MAX
      ? undefined
      : { total: list.total, key: JSON.stringify(address.query) },
  );
  useEffect(() => rememberProductList(address.search), [address.search]);
  const unknown =
    category &&
    categories.length > 0 &&
    !category.includes(',') &&
    !namedCategory(categories, category);
  const isWhole = selection.matching !== null;
  const count = selection.matching ?? selection.rows.length;
  const which: Which =
    selection.matching === null
      ? { ids: selection.rows.map(({ id }) => id) }
      : { filter, expected: selection.matching };
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const [edited, setEdited] = useState<ListedProduct | null>(null);
  const { duplicate } = useDuplicate();
  const { restore, pending: restoring } = useRestore();
  const { change: show, pending: showing } = useVisibilityChange();
  const open = (what: OpenDialog['what'], products: ListedProduct[] = []) =>
    setOpenDialog({ what, products });

  const actions: ProductRowActions = {
    onView: viewed.open,
    onEditValues: setEdited,
    onDuplicate: duplicate,
    onDelete: (product) => open('removal', [product]),
    onRestore: (product) => void restore([product]),
  };
  const categoryOf: CategoryOf = ({ category_id }) =>
    categories.find(({ id }) => id === category_id);
  const close = (changed: boolean) => {
    setOpenDialog(null);
    if (changed) selection.clear();
  };
  const add = (
    <Button component={Link} to={paths.products.add} variant="contained" startIcon={<PlusIcon />}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle text={texts.listTitle} />
      <ListFrame
        key={inTrash ? 'trash' : 'catalogue'}
        name={inTrash ? 'products-trash' : 'products'}
        label={texts.listTitle}
        address={address}
        list={list}
        uniform={uniform}
        columns={inTrash ? trashColumns(actions) : productColumns(actions, edits, categoryOf)}
        search={texts.search}
        empty={inTrash ? texts.emptyTrash : { ...texts.empty, action: add }}
        filters={<ProductFilters address={address} categories={categories} inTrash={inTrash} />}
        moreFilters={!inTrash && <MoreProductFilters address={address} />}
        filterChips={<ProductFilterChips address={address} />}
        views={{
          screen: 'products',
          path: paths.products.list,
          standard: standardViews,
          useCounts: useProductCounts,
          actions: (
            <>
              {!inTrash && <ExportMenu query={address.query} />}
              {add}
            </>
          ),
        }}
        notice={
          (inTrash || unknown) && (
            <Typography role="status" color="textSecondary" sx={{ mb: 1.5 }}>
              {inTrash ? texts.trashNote : texts.unknownCategory(category ?? '')}
            </Typography>
          )
        }
        selection={{
          of: selection,
          nameOf: ({ model }) => model,
          actions: (
            <ProductBulk
              products={selection.rows}
              whole={isWhole}
              inTrash={inTrash}
              busy={restoring || showing}
              onShow={(visibility) =>
                isWhole
                  ? open(visibility)
                  : void show(selection.rows, visibility).then((done) => done && selection.clear())
              }
              onMove={() => open('move')}
              onRestore={() =>
                void restore(selection.rows).then((back) => back && selection.clear())
              }
              onDelete={() => (isWhole ? open('matching') : open('removal', selection.rows))}
              onChangePrices={() => open('prices')}
            />
          ),
        }}
        onOpen={viewed.open}
        card={(product) => (
          <ProductCard
            product={product}
            category={inTrash ? undefined : categoryOf(product)}
            actions={actions}
          />
        )}
      />
      {viewed.id !== null && <ProductDialog id={viewed.id} onClose={viewed.close} />}
      {edited && <ProductSheet product={edited} onClose={() => setEdited(null)} />}
      {openDialog?.what === 'removal' && (
        <ProductRemoval products={openDialog.products} onDone={close} />
      )}
      {openDialog?.what === 'matching' && (
        <MatchingRemoval which={which} count={count} onDone={close} />
      )}
      {openDialog?.what === 'prices' && (
        <PriceChangeDialog which={which} count={count} onDone={close} />
      )}
      {openDialog?.what === 'move' && (
        <ProductMove which={which} count={count} categories={categories} onDone={close} />
      )}
      {openDialog && isVisibility(openDialog.what) && (
        <ProductVisibility
          which={which}
          count={count}
          visibility={openDialog.what}
          onDone={close}
        />
      )}
    </>
  );
}
