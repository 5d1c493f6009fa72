import styles from './cart.module.css';
/** Shown instead of a sum until every price of the cart is loaded. */
export function LoadingSum() {
  return (
    <span className={`sk ${styles.summarySkeleton}`}>
      <span className="vh">Loading prices</span>
    </span>
  );
}
