import type { AllHTMLAttributes, ElementType } from 'react';
import styles from './visually-hidden.module.css';

/** Windows in which a text is hidden, by media query. */
const CLASSES = {
  all: styles.hidden,
  'sm-down': styles.hiddenSmDown,
  'md-down': styles.hiddenMdDown,
  'md-up': styles.hiddenMdUp,
  'lg-down': styles.hiddenLgDown,
};

interface VisuallyHiddenProps extends AllHTMLAttributes<HTMLElement> {
  /** The element; a span by default. */
  as?: 'button' | 'caption' | 'h2' | 'label' | 'p' | 'span' | 'td' | 'thead';
  /** Windows in which it is hidden; all by default. */
  at?: keyof typeof CLASSES;
}

/** Text for screen readers alone. Use it if the look of a part makes it redundant, such as the head of a plain table. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  const { as = 'span', at = 'all', className, ...rest } = props;
  const Element = as as ElementType;
  const hidden = CLASSES[at];
  return <Element {...rest} className={className ? `${hidden} ${className}` : hidden} />;
}
