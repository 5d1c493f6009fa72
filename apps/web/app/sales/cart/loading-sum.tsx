import { Skeleton } from '../../platform/ui/skeleton';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { cartTexts as texts } from './cart.texts';
import styles from './cart.module.css';

/** Shown instead of a total until every price of the cart is loaded. */
export function LoadingSum() {
  return (
    <Skeleton className={styles.summarySkeleton}>
      <VisuallyHidden>{texts.summary.loading}</VisuallyHidden>
    </Skeleton>
  );
}
