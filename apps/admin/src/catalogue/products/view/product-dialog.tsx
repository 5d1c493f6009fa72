import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Product } from '@shishir/contract';
import { down } from '@shishir/tokens';
import { PencilIcon, XIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureText, statusOf } from '../../../platform/api/failure';
import { ProductPicture } from '../../../platform/ui/catalogue/product-picture';
import { FailedList } from '../../../platform/ui/list/list-states';
import { ScheduledFor } from '../../../platform/ui/page/dhaka-time';
import { PageState } from '../../../platform/ui/page/page-state';
import { paths } from '../../../platform/ui/page/paths';
import { capacityText, ProductPrice, scheduleOf, VisibilityBadge } from '../product-display';
import { useProduct } from '../products.queries';
import { productsTexts } from '../products.texts';
import { catalogueFacts, type Fact, recordFacts, serviceFacts } from './product-facts';
import './product-view.css';

const TITLE = 'product-dialog-title';

/** One product with everything that is known of it. */
export function ProductDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const response = useProduct(id);
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
        <XIcon />
      </IconButton>
      {response.data ? (
        <ProductView product={response.data.body} titleId={TITLE} />
      ) : (
        <div className="product-dialog__wait">
          <h2 id={TITLE} className="vh">
            {productsTexts.listTitle}
          </h2>
          {statusOf(response.error) === 404 ? (
            <PageState shows="drop" text={productsTexts.gone} alert />
          ) : response.isError ? (
            <FailedList
              message={failureText(response.error)}
              onRetry={() => void response.refetch()}
            />
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

function ProductView({ product, titleId }: { product: Product; titleId: string }) {
  const pictures = product.pictures.length > 0 ? product.pictures : [undefined];
  return (
    <div className="product-view" role="group" aria-labelledby={titleId} tabIndex={0}>
      <header>
        <div>
          <h2 id={titleId}>{product.model}</h2>
          <p>{product.title}</p>
        </div>
        <VisibilityBadge product={product} />
        <ScheduledFor moment={scheduleOf(product)} short />
        {!product.deleted_at && (
          <Button
            component={Link}
            to={paths.products.edit(product.id)}
            variant="outlined"
            startIcon={<PencilIcon />}
          >
            {productsTexts.actions.edit}
          </Button>
        )}
      </header>
      <div className="product-view__top">
        <div className="product-view__pictures">
          {pictures.map((picture, index) => (
            <ProductPicture
              key={picture?.key ?? index}
              picture={picture}
              sizes={index === 0 ? `${down('sm')} 90vw, 420px` : '160px'}
              className="product-view__picture"
              alt={picture?.alt}
            />
          ))}
        </div>
        <p className="product-view__figure num">
          <b>{capacityText(product)}</b>
          <ProductPrice product={product} />
        </p>
      </div>
      <Facts title={productsTexts.catalogue} facts={catalogueFacts(product)} />
      <Facts title={productsTexts.serviceRecord} facts={serviceFacts(product)} />
      <Facts title={productsTexts.record} facts={recordFacts(product)} />
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl className="num">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
