import { formatTaka, priceView } from '@shishir/format';
import { productFormTexts } from './product-form.texts';

const texts = productFormTexts.preview;

interface Props {
  regular: number | null;
  offer: number | null;
  /** As it stands on the product's page. */
  large?: boolean;
}

/** The price block of the site, drawn from the same rule. */
export function PreviewPrice({ regular, offer, large = false }: Props) {
  const view = priceView(regular, offer);
  return (
    <p className={large ? 'preview-price preview-price--large' : 'preview-price'}>
      <b>{view.kind === 'on-request' ? texts.onRequest : formatTaka(view.price)}</b>
      {view.kind === 'price' && view.regular !== null && <del>{formatTaka(view.regular)}</del>}
      <span>
        {view.kind === 'price' && view.saving !== null && texts.saving(formatTaka(view.saving))}
      </span>
    </p>
  );
}
