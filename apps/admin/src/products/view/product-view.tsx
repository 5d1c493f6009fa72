import Button from '@mui/material/Button';
import type { Product } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { EditIcon } from '../../theme/icons';
import { catalogueFacts, recordFacts, serviceFacts, type Fact } from './product-facts';
import { productPaths } from '../../ui/page/paths';
import { ProductPicture } from '../../ui/catalogue/product-picture';
import { ProductPrice } from '../product-price';
import { productsTexts } from '../products.texts';
import { capacityText } from '../product-text';
import { VisibilityBadge } from '../visibility-badge';

export function ProductView({ product, titleId }: { product: Product; titleId: string }) {
  const pictures = product.pictures.length > 0 ? product.pictures : [undefined];
  return (
    <div className="product-view" role="group" aria-labelledby={titleId} tabIndex={0}>
      <header>
        <div>
          <h2 id={titleId}>{product.model}</h2>
          <p>{product.title}</p>
        </div>
        <VisibilityBadge visibility={product.visibility} />
        {!product.deleted_at && (
          <Button
            component={Link}
            to={productPaths.edit(product.id)}
            variant="outlined"
            startIcon={<EditIcon />}
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
              sizes={index === 0 ? '(max-width: 560px) 90vw, 420px' : '160px'}
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
