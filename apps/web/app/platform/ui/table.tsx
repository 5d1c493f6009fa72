import type { ComponentProps } from 'react';
import './table.css';

/**
 * Rows between lines, headings in small grey text. Use it for every table of figures; a cell with `data-number` is at
 * the right.
 */
export const Table = ({ className = '', ...table }: ComponentProps<'table'>) => (
  <table {...table} className={`table ${className}`} />
);
