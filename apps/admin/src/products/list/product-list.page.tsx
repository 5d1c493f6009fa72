import Button from '@mui/material/Button';
import { BULK_MAX, type Product } from '@shishir/contract';
import { useEffect, useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useCategories } from '../../categories/categories.queries';
import { PlusIcon } from '../../theme/icons';
import { useListAddress } from '../../ui/list/list-address';
import { ListFrame } from '../../ui/list/list-frame';
import { useRowSelection } from '../../ui/list/row-selection';
import { useOpenedRow } from '../../ui/list/use-opened-row';
import { PageTitle } from '../../ui/page/page-title';
import { paths, rememberProductList, VIEWED_PRODUCT } from '../../ui/page/paths';
import { PriceChangeDialog } from '../prices/price-change-dialog';
import { useProductList } from '../products.queries';
import { productsTexts as texts, productsTexts } from '../products.texts';
import {
  type ProductRowActions,
  useDuplicate,
  useRestore,
  useVisibilityChange,
  type Which,
} from '../row-actions.queries';
import { ProductDialog } from '../view/product-dialog';
import { ProductBulk, ProductMove, ProductRemoval, ProductVisibility } from './bulk-actions';
import { ProductCard } from './product-card';
import { type CategoryOf, productColumns, trashColumns } from './product-columns';
import { namedCategory, ProductFilters, ProductListQuery } from './product-filters';

const VIEWS = ['trash'] as const;

interface OpenDialog {
  what: 'removal' | 'prices' | 'move' | 'published' | 'hidden';
  products: Product[];
}

interface Props {
  /** Saves what the list shows as a file. */
  ExportMenu: ComponentType<{ query: ProductListQuery }>;
}

export function ProductListPage({ ExportMenu }: Props) {
  const address = useListAddress(ProductListQuery, VIEWS);
  const list = useProductList(address.query);
  const categories = useCategories().data?.body.data ?? [];
  const viewed = useViewedProduct();
  const { category, q, visibility, service_status } = address.query;
  const filter = { category, q, visibility, service_status };
  const inTrash = address.query.trash === 'true';
  const selection = useRowSelection(
    list.rows,
    inTrash || list.total > BULK_MAX
      ? undefined
      : { total: list.total, key: JSON.stringify(address.query) },
  );
  useEffect(() => rememberProductList(address.search), [address.search]);
  const unknown =
    category &&
    categories.length > 0 &&
    !category.includes(',') &&
    !namedCategory(categories, category);
  const count = selection.matching ?? selection.rows.length;
  const which: Which =
    selection.matching === null
      ? { ids: selection.rows.map(({ id }) => id) }
      : { filter, expected: selection.matching };
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { duplicate } = useDuplicate();
  const { restore, pending: restoring } = useRestore();
  const { change: show, pending: showing } = useVisibilityChange();

  const actions: ProductRowActions = {
    onView: viewed.open,
    onDuplicate: duplicate,
    onDelete: (product) => setOpenDialog({ what: 'removal', products: [product] }),
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
      <div className="page-header">
        <div>
          <p className="num">
            {inTrash
              ? texts.trashNote
              : countText(list.total, address.narrowed ? 0 : filledCategories(categories))}
          </p>
        </div>
        <div>
          {!inTrash && <ExportMenu query={address.query} />}
          {add}
        </div>
      </div>
      <ProductViews inTrash={inTrash} />
      {unknown && (
        <p role="status" className="list-note">
          {texts.unknownCategory(category)}
        </p>
      )}
      <ListFrame
        key={inTrash ? 'trash' : 'catalogue'}
        name={inTrash ? 'products-trash' : 'products'}
        label={texts.listTitle}
        address={address}
        list={list}
        columns={inTrash ? trashColumns(actions) : productColumns(actions, categoryOf)}
        search={texts.search}
        empty={inTrash ? texts.emptyTrash : { ...texts.empty, action: add }}
        filters={<ProductFilters address={address} categories={categories} inTrash={inTrash} />}
        selection={{
          of: selection,
          nameOf: ({ model }) => model,
          actions: (
            <ProductBulk
              products={selection.rows}
              whole={selection.matching !== null}
              inTrash={inTrash}
              busy={restoring || showing}
              onShow={(visibility) =>
                selection.matching === null
                  ? void show(selection.rows, visibility).then((done) => done && selection.clear())
                  : setOpenDialog({ what: visibility, products: [] })
              }
              onMove={() => setOpenDialog({ what: 'move', products: [] })}
              onRestore={() =>
                void restore(selection.rows).then((back) => back && selection.clear())
              }
              onDelete={() => setOpenDialog({ what: 'removal', products: selection.rows })}
              onChangePrices={() => setOpenDialog({ what: 'prices', products: selection.rows })}
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
      {openDialog?.what === 'removal' && (
        <ProductRemoval products={openDialog.products} onDone={close} />
      )}
      {openDialog?.what === 'prices' && (
        <PriceChangeDialog products={openDialog.products} onDone={close} />
      )}
      {openDialog?.what === 'move' && (
        <ProductMove which={which} count={count} categories={categories} onDone={close} />
      )}
      {(openDialog?.what === 'published' || openDialog?.what === 'hidden') && (
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

const filledCategories = (categories: { product_count: number }[]) =>
  categories.filter((one) => one.product_count > 0).length;

function countText(total: number, categories: number): string {
  if (total === 0) return '';
  return texts.count(total) + (categories > 0 ? texts.inCategories(categories) : '');
}

const { label, catalogue, trash } = productsTexts.views;

/** The catalogue, or what was deleted in the last 30 days. */
function ProductViews({ inTrash }: { inTrash: boolean }) {
  return (
    <nav aria-label={label} className="views">
      <Link to={paths.products.list} aria-current={inTrash ? undefined : 'page'}>
        {catalogue}
      </Link>
      <Link to={paths.products.trash} aria-current={inTrash ? 'page' : undefined}>
        {trash}
      </Link>
    </nav>
  );
}

/** The product whose dialog is open over the list. */
const useViewedProduct = () => useOpenedRow(VIEWED_PRODUCT);
