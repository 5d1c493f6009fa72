import { LOCALE, type Locale } from '@shishir/format';

/** Field of a form with the language of its page, in which the API answers. Without it, the API assumes English. */
export const SENT_LOCALE: { locale?: Locale } = LOCALE === 'en' ? {} : { locale: LOCALE };
