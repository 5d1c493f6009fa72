import { createContext, useContext } from 'react';
import { uiTexts as texts } from './ui.texts';
import styles from './empty-state.module.css';

/** The id of the request that a page is rendered for. Only the server knows it. */
export const RequestIdContext = createContext('');

/**
 * Number of the log entry about a failure. The browser keeps the server's number; a page that fails after a click has
 * none until it is reloaded.
 */
export function ErrorNumber() {
  const id = useContext(RequestIdContext);
  return (
    <small className={styles.number} suppressHydrationWarning>
      {id && texts.failed.number(id)}
    </small>
  );
}
