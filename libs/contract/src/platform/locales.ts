import { z } from 'zod';

/** Languages of the site and its content. English is the source of all translations. */
export const LOCALES = ['en', 'bn'] as const;
export type Locale = (typeof LOCALES)[number];

/** Language of the texts in a response; English by default. Texts without an approved translation stay English. */
export const locale = z.enum(LOCALES).optional();

/** Token of a preview: texts are then drafts, see `previews`. The public texts are returned after it has ended. */
export const preview = z.string().max(64).optional();

/** Query of a read without other parameters. */
export const LocaleQuery = z.object({ locale, preview });
export type LocaleQuery = z.infer<typeof LocaleQuery>;

/** Names of the fields of a record that are still English. Only in responses in another language. */
export const untranslated = z.array(z.string()).optional();
