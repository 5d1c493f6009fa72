import { z } from 'zod';
import { moment, plainText } from '../platform/fields';
import { locale, LOCALES } from '../platform/locales';
import { quotationTerms } from './quotation-content';
import { salesErrors } from './sales-errors.texts';
import { schemaTexts } from '../platform/schema.texts';

/** A set of terms for new quotations in a language. */
export const TermsSet = z.object({
  id: z.number().int(),
  name: z.string(),
  locale: z.enum(LOCALES),
  terms: z.array(z.object({ title: z.string(), text: z.string() })),
  /** True for the set that new quotations in its language start with. */
  is_default: z.boolean(),
  version: z.number().int(),
  updated_at: moment,
});
export type TermsSet = z.infer<typeof TermsSet>;

const setFields = {
  name: plainText(80, schemaTexts.nameRequired),
  terms: quotationTerms.min(1, salesErrors.termRequired),
};
/** The language of a set never changes; English if none is given. */
export const CreateTermsSet = z.object({ ...setFields, locale }).strict();
export type CreateTermsSet = z.infer<typeof CreateTermsSet>;
export const UpdateTermsSet = z
  .object({
    ...z.object(setFields).partial().shape,
    /** Makes this set the default for new quotations in its language, instead of the previous one. */
    is_default: z.literal(true).optional(),
    version: z.number().int(),
  })
  .strict();
export type UpdateTermsSet = z.infer<typeof UpdateTermsSet>;
