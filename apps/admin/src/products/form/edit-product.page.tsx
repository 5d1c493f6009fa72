import Button from '@mui/material/Button';
import type { Product } from '@shishir/contract';
import { Link, useParams } from 'react-router-dom';
import { failureText, statusOf } from '../../api/failure';
import { PageState } from '../../ui/page/page-state';
import { PageTitle } from '../../ui/page/page-title';
import { publicAddress } from '../../ui/page/public-address';
import { FailedList } from '../../ui/list/list-states';
import { CopyIcon, EyeIcon } from '../../theme/icons';
import { CategoriesNeeded } from './categories-needed';
import { FormSkeleton } from './form-skeleton';
import { useDuplicate } from '../product-doing';
import { ProductForm } from './product-form';
import { productFormTexts as texts } from './product-form.texts';
import { productPaths } from '../../ui/page/paths';
import { useRestore } from '../row-actions.queries';
import { useSavedProduct } from '../products.queries';
import { productsTexts } from '../products.texts';

export default function EditProductPage() {
  const id = Number(useParams().id);
  const answer = useSavedProduct(id);
  const product = answer.data?.body;
  if (product?.deleted_at) return <InTrash product={product} />;
  // What was read for another screen may be old: the form begins from what is saved now.
  if (product && answer.isFetchedAfterMount) return <EditProduct key={id} product={product} />;
  return (
    <>
      <PageTitle text={productsTexts.actions.edit} />
      {statusOf(answer.error) === 404 || !Number.isSafeInteger(id) ? (
        <PageState shows="drop" text={productsTexts.gone} alert>
          <Button component={Link} to={productPaths.list} variant="contained">
            {productsTexts.listTitle}
          </Button>
        </PageState>
      ) : answer.isError ? (
        <FailedList message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function EditProduct({ product }: { product: Product }) {
  const { duplicate, pending } = useDuplicate();
  return (
    <>
      <PageTitle text={texts.editTitle(product.model)} />
      <div className="page-head">
        <div>
          <p className="crumbs">
            <Link to={productPaths.list}>{productsTexts.listTitle}</Link> / {product.model}
          </p>
          <h1>{product.title}</h1>
        </div>
        <div>
          <Button
            variant="outlined"
            startIcon={<CopyIcon />}
            disabled={pending}
            onClick={() => duplicate(product)}
          >
            {texts.duplicate}
          </Button>
          {product.visibility === 'published' && (
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
        </div>
      </div>
      <CategoriesNeeded>
        {(categories) => <ProductForm product={product} categories={categories} />}
      </CategoriesNeeded>
    </>
  );
}

function InTrash({ product }: { product: Product }) {
  const { restore, pending } = useRestore();
  return (
    <>
      <PageTitle text={texts.editTitle(product.model)} />
      <h1 className="vh">{product.title}</h1>
      <PageState shows="air" text={texts.inTrash}>
        <Button variant="contained" disabled={pending} onClick={() => void restore([product])}>
          {texts.restore}
        </Button>
      </PageState>
    </>
  );
}
