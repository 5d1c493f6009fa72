import type { ComponentProps } from 'react';
import { sitePath } from '../locale/site-path';
import { Icon } from './icon';
import { uiTexts as texts } from './ui.texts';
import styles from './search-pill.module.css';

interface SearchPillProps extends ComponentProps<'form'> {
  fieldLabel: string;
}

/** Field that opens the search page. Use it on pages and in panels; `children` is its button, if it has one. */
export function SearchPill({ fieldLabel, className, children, ...form }: SearchPillProps) {
  return (
    <form
      {...form}
      className={className ? `${styles.search} ${className}` : styles.search}
      action={sitePath('/search')}
      role="search"
    >
      <Icon name="search" />
      <input
        type="search"
        name="q"
        aria-label={fieldLabel}
        placeholder={texts.searchHint}
        maxLength={100}
        autoComplete="off"
      />
      {children}
    </form>
  );
}
