/** Values of product columns with choices. Free of labels and zod, so that browser code may load them. */

import { SYSTEM_PARTS } from './category-kinds';

export const PRODUCT_TYPES = SYSTEM_PARTS;
export const REFRIGERANTS = ['R410A', 'R32'] as const;
export const INVERTER_TYPES = ['Inverter', 'Non-Inverter'] as const;
export const PANEL_TYPES = ['Wind-Free', 'Non-Wind-Free'] as const;
export const PANEL_COLORS = ['White', 'Black'] as const;
export const SUPPLY_PHASES = ['Single-phase', 'Three-phase'] as const;

/**
 * Columns by which lists are filtered, with their values. Queries, counts, the filters of the site and the dashboard,
 * and the indexes of the table derive from it.
 */
export const COLUMN_FILTERS = {
  type: PRODUCT_TYPES,
  inverter_type: INVERTER_TYPES,
  refrigerant: REFRIGERANTS,
} as const;
export type ColumnFilter = keyof typeof COLUMN_FILTERS;
export type FilterValue<F extends ColumnFilter = ColumnFilter> = (typeof COLUMN_FILTERS)[F][number];

export const FILTER_COLUMNS = Object.keys(COLUMN_FILTERS) as ColumnFilter[];

/** Returns one value for each of these filters. */
export const eachColumnFilter = <T>(valueOf: (column: ColumnFilter) => T) =>
  Object.fromEntries(FILTER_COLUMNS.map((column) => [column, valueOf(column)])) as Record<
    ColumnFilter,
    T
  >;
