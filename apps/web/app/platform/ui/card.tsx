import type { AllHTMLAttributes, ComponentProps, ElementType } from 'react';
import { Link } from 'react-router';
import styles from './card.module.css';

interface CardProps extends AllHTMLAttributes<HTMLElement> {
  /** The element; an article by default. */
  as?: 'article' | 'div' | 'li';
  /** Without an edge: a row of a list, or a picture with text below it. */
  plain?: boolean;
  /** On phones the picture, its first child, is small and at the left of the text. */
  phoneRow?: boolean;
}

/** Box that opens one page wherever it is pressed. Use it for a record in a grid or a list, with one `CardLink`. */
export function Card({ as = 'article', plain, phoneRow, className = '', ...rest }: CardProps) {
  const Element = as as ElementType;
  const look = `${styles.card} ${plain ? '' : styles.framed} ${phoneRow ? styles.phoneRow : ''}`;
  return <Element {...rest} className={`${look} ${className}`} />;
}

/** Link that covers the `Card` it is in. Other links and buttons of the card need a position to stay above it. */
export const CardLink = ({ className, ...link }: ComponentProps<typeof Link>) => (
  <Link {...link} className={className ? `${styles.link} ${className}` : styles.link} />
);
