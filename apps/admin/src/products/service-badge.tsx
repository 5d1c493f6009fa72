import type { Product } from '@shishir/contract';
import { StatusBadge } from '../theme/status-badge';
import { productsTexts } from './products.texts';

/** Where a unit that was brought in stands; a dash where none was. */
export function ServiceBadge({ status }: Pick<Product, 'status'>) {
  if (!status) return productsTexts.none;
  return (
    <StatusBadge
      tone={status === 'pending' ? 'warn' : 'ok'}
      word={productsTexts.serviceStatus[status]}
    />
  );
}
