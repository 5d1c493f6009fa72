import { bnBD } from '@mui/material/locale';
import type { localeTheme as English } from './locale-theme';

export const localeTheme: typeof English = {
  text: "'Taka', 'Hind Siliguri', 'Instrument Sans', 'Instrument Fallback', 'Bangla Fallback', system-ui, sans-serif",
  display:
    "'Taka', 'Hind Siliguri', 'Funnel Display', 'Funnel Fallback', 'Bangla Fallback', system-ui, sans-serif",
  // Signs above and below the line need room.
  lineHeights: { heading: 1.3, figure: 1.3, strong: 1.5, body: 1.6, small: 1.5 },
  weights: { heading: 600 },
  texts: bnBD,
};
