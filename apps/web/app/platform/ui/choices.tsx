import type { ComponentProps } from 'react';
import styles from './choices.module.css';

/**
 * Labels with an invisible input and a text that shows whether it is chosen. Use it for radio buttons and checkboxes in
 * the shape of pills or rows.
 */
export const Choices = ({ className = '', ...choices }: ComponentProps<'div'>) => (
  <div {...choices} className={`${styles.choices} ${className}`} />
);
