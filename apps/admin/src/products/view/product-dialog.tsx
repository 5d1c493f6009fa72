import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { failureText, statusOf } from '../../api/failure';
import { FailedList } from '../../ui/list/list-states';
import { PageState } from '../../ui/page/page-state';
import { CloseIcon } from '../../theme/icons';
import { ProductView } from './product-view';
import { useProduct } from '../products.queries';
import { productsTexts } from '../products.texts';

const TITLE = 'product-dialog-title';

/** One product with everything that is known of it. */
export function ProductDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useProduct(id);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby={TITLE}
      slotProps={{ paper: { className: 'product-dialog' } }}
    >
      <IconButton
        className="product-dialog__close"
        aria-label={productsTexts.close}
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      {answer.data ? (
        <ProductView product={answer.data.body} titleId={TITLE} />
      ) : (
        <div className="product-dialog__wait">
          <h2 id={TITLE} className="vh">
            {productsTexts.listTitle}
          </h2>
          {statusOf(answer.error) === 404 ? (
            <PageState shows="drop" text={productsTexts.gone} alert />
          ) : answer.isError ? (
            <FailedList message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
          ) : (
            <>
              <Skeleton width="40%" height={36} />
              <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
