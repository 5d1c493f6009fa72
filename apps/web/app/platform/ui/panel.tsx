import type { AllHTMLAttributes, ElementType } from 'react';
import styles from './panel.module.css';

interface PanelProps extends AllHTMLAttributes<HTMLElement> {
  /** The element; a div by default. */
  as?: 'article' | 'aside' | 'div' | 'form' | 'li' | 'section';
}

/** White box with an edge. Use it for a form, a summary or an aside; its padding is that of the page. */
export function Panel({ as = 'div', className, ...rest }: PanelProps) {
  const Element = as as ElementType;
  return (
    <Element {...rest} className={className ? `${styles.panel} ${className}` : styles.panel} />
  );
}
