import { Skeleton } from '../../platform/ui/skeleton';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import styles from './cart.module.css';

/** Shown instead of a sum until every price of the cart is loaded. */
export function LoadingSum() {
  return (
    <Skeleton className={styles.summarySkeleton}>
      <VisuallyHidden>Loading prices</VisuallyHidden>
    </Skeleton>
  );
}
