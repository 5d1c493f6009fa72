import regular from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2?url';
import bold from '@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff2?url';
import './bangla.css';

export const LOCALE_FACES: string[] = [regular, bold];
