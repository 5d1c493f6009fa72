import { bnBD } from '@mui/x-data-grid/locales';
import type { gridLocale as English } from './grid-locale';

export const gridLocale: typeof English = bnBD.components.MuiDataGrid.defaultProps.localeText;
