import type { Locale } from '@shishir/format';

export const LOCALE: Locale = 'bn';
