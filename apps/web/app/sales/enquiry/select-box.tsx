import type { ComponentProps } from 'react';
import { Icon } from '../../platform/ui/icon';
import styles from './select-box.module.css';

/** List in the shape of a text field. Use it for the list of a `field`. */
export const SelectBox = (select: ComponentProps<'select'>) => (
  <span className={`select ${styles.selectBox}`}>
    <select {...select} />
    <Icon name="down" />
  </span>
);
