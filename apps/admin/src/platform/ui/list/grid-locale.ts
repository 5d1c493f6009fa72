import type { GridLocaleText } from '@mui/x-data-grid';

/** Texts of the grid itself, which is English by default. */
export const gridLocale: Partial<GridLocaleText> = {};
