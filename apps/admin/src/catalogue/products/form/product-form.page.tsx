import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Product } from '@shishir/contract';
import { CopyIcon, EyeIcon, SquareTextIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { statusOf } from '../../../platform/api/failure';
import { useCategories } from '../../categories/categories.queries';
import { DocumentsDialog } from '../../documents/documents-dialog';
import { documentsTexts } from '../../documents/documents.texts';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { PageState } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { lastProductList, paths } from '../../../platform/ui/page/paths';
import { publicAddress } from '../../../platform/ui/page/public-address';
import { HistoryLink } from '../../../platform/ui/record/history-link';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { PageHeader } from '../../../platform/ui/page/page-header';
import { useSavedProduct } from '../products.queries';
import { productsTexts } from '../products.texts';
import { useDuplicate, useRestore } from '../row-actions.queries';
import { FormGrid, NAV_COLUMN, PREVIEW_COLUMN, SECTIONS } from './form-columns';
import { ProductForm } from './product-form';
import { productFormTexts as texts } from './product-form.texts';

/** The page of the form; adds a product if the address has no id. */
export default function ProductFormPage() {
  const { id } = useParams();
  return id === undefined ? <AddProduct /> : <EditProduct key={id} id={Number(id)} />;
}

function AddProduct() {
  return (
    <>
      <PageTitle text={texts.addTitle} crumbs={crumbs()} />
      <FormWithCategories product={null} />
    </>
  );
}

/** Link to the products list as it was left. */
const crumbs = () => [{ title: productsTexts.listTitle, path: lastProductList() }];

function EditProduct({ id }: { id: number }) {
  const query = useSavedProduct(id);
  const product = query.data?.body;
  if (product?.deleted_at) return <InTrash product={product} />;
  // Data read for another screen may be stale: the form starts from what is saved now.
  if (product && query.isFetchedAfterMount) return <LoadedProduct product={product} />;
  return (
    <>
      <PageTitle text={productsTexts.actions.edit} />
      {statusOf(query.error) === 404 || !Number.isSafeInteger(id) ? (
        <PageState shows="drop" text={productsTexts.gone} alert>
          <Button component={Link} to={paths.products.list} variant="contained">
            {productsTexts.listTitle}
          </Button>
        </PageState>
      ) : query.isError ? (
        <FailedQuery of={query} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function LoadedProduct({ product }: { product: Product }) {
  const { duplicate, pending } = useDuplicate();
  const [showsDocuments, setShowsDocuments] = useState(false);
  return (
    <>
      <PageTitle text={texts.editTitle(product.model)} heading={product.title} crumbs={crumbs()} />
      <PageHeader
        note={product.model}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<SquareTextIcon />}
              onClick={() => setShowsDocuments(true)}
            >
              {documentsTexts.button}
            </Button>
            <HistoryLink subject="product" id={product.id} />
            <Button
              variant="outlined"
              startIcon={<CopyIcon />}
              disabled={pending}
              onClick={() => duplicate(product)}
            >
              {texts.duplicate}
            </Button>
            {product.visibility !== 'hidden' && (
              <Button
                variant="outlined"
                startIcon={<EyeIcon />}
                href={publicAddress(window.location, `/products/${product.id}`)}
                target="_blank"
                rel="noreferrer"
              >
                {texts.onSite}
              </Button>
            )}
          </>
        }
      />
      <FormWithCategories product={product} />
      {showsDocuments && (
        <DocumentsDialog
          owner={{ product_id: product.id }}
          name={product.model}
          onClose={() => setShowsDocuments(false)}
        />
      )}
    </>
  );
}

function InTrash({ product }: { product: Product }) {
  const { restore, pending } = useRestore();
  return (
    <>
      <PageTitle text={texts.editTitle(product.model)} heading={product.title} crumbs={crumbs()} />
      <PageState shows="air" text={texts.inTrash}>
        <Button variant="contained" disabled={pending} onClick={() => void restore([product])}>
          {texts.restore}
        </Button>
      </PageState>
    </>
  );
}

/** The form's fields depend on the category, so it waits for the categories. */
function FormWithCategories({ product }: { product: Product | null }) {
  const query = useCategories();
  if (query.data) return <ProductForm product={product} categories={query.data.body.data} />;
  if (query.isError) {
    return <FailedQuery of={query} />;
  }
  return <FormSkeleton />;
}

/** Placeholder with the sizes of the first sections. */
function FormSkeleton() {
  return (
    <FormGrid role="status">
      <Box component="span" sx={visuallyHidden}>
        {sharedTexts.loading}
      </Box>
      <Box aria-hidden="true" sx={NAV_COLUMN}>
        <Skeleton height={38} />
        <Skeleton height={38} />
      </Box>
      <Box aria-hidden="true" sx={SECTIONS}>
        {[3, 2, 2].map((rows, index) => (
          <Paper
            key={index}
            sx={{ pt: { xs: 2.25, md: 3 }, px: { xs: 2, md: 3 }, pb: { xs: 2.5, md: 3 } }}
          >
            <Skeleton width="30%" />
            {Array.from({ length: rows }, (_, row) => (
              <Skeleton key={row} variant="rounded" height={44} sx={{ mt: 2.5 }} />
            ))}
          </Paper>
        ))}
      </Box>
      <Paper aria-hidden="true" sx={PREVIEW_COLUMN}>
        <Skeleton variant="rounded" height={380} />
      </Paper>
    </FormGrid>
  );
}
