import type { Product } from '@shishir/contract';
import { StatusBadge } from '../theme/status-badge';
import { productsTexts } from './products.texts';

export function VisibilityBadge({ visibility }: Pick<Product, 'visibility'>) {
  return visibility === 'hidden' ? (
    <StatusBadge tone="mute" word={productsTexts.hidden} />
  ) : (
    <StatusBadge tone="ok" word={productsTexts.published} />
  );
}
