import { createContext, useContext } from 'react';
import styles from './empty-state.module.css';

/** The id of the request that a page is rendered for. Only the server knows it. */
export const RequestIdContext = createContext('');

/**
 * By which we find in the log why something failed. In the browser it stays as the server wrote it; a page that fails
 * after a click has none until it is loaded again.
 */
export function ErrorNumber() {
  const id = useContext(RequestIdContext);
  return (
    <small className={styles.number} suppressHydrationWarning>
      {id && `If it happens again, tell us this number: ${id}`}
    </small>
  );
}
