import { LOCALE } from '@shishir/format';

/** Returns 'en' for a text of a record that has no translation, as the language of its element on a Bangla page. */
export const languageOf = (text: string | null): 'en' | undefined =>
  LOCALE === 'bn' && text !== null && !/[\u0980-\u09ff]/.test(text) && /[a-z]/i.test(text)
    ? 'en'
    : undefined;
