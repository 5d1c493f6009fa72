import type { Locale } from '@shishir/format';

/** The language of this build. `LOCALE` of `@shishir/format` would load all formats before sign-in. */
export const LOCALE: Locale = 'en';
