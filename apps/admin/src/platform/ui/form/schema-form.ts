import { zodResolver } from '@hookform/resolvers/zod';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { LibraryPicture, type PictureChoice } from '../media/library-picture';

/** A form whose fields hold `Values`, and which sends `Body`. */
export type SchemaForm<Values extends FieldValues, Body = Values> = UseFormReturn<
  Values,
  unknown,
  Body
>;

interface Options<Values, Body> {
  /** What the form begins with. */
  values: Values;
  /** The contract's schema of the call: checks the body, and its messages are shown at the fields of the same names. */
  schema: z.ZodTypeAny;
  /** What is sent of the values; left out where it is the values themselves. */
  toBody?: (values: Values) => Body;
}

/** A form that is checked by a schema when it is sent, and not before; what it gives to be sent is the checked body. */
export function useSchemaForm<Values extends FieldValues, Body extends object = Values>({
  values,
  schema,
  toBody = (values) => values as unknown as Body,
}: Options<Values, Body>): SchemaForm<Values, Body> {
  const resolver: Resolver<Values, unknown, Body> = (values, context, options) => {
    // `raw`: the body goes as text, as it was typed. The server reads numbers out of it.
    const check = zodResolver(schema as z.ZodType<FieldValues>, undefined, { raw: true });
    return check(toBody(values), context, options as never) as ReturnType<typeof resolver>;
  };
  return useForm<Values, unknown, Body>({
    defaultValues: values as DefaultValues<Values>,
    resolver,
    reValidateMode: 'onSubmit',
    // `FormFrame` moves the focus, also after an error response of the server.
    shouldFocusError: false,
  });
}

/**
 * What is wrong with a field, for its component: the message, `true` where the field is only marked, or undefined.
 * Of a field with several values the first message of one of them.
 */
export function fieldError(error: unknown): string | true | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message || true;
  const items = Object.entries(error).filter(([key]) => key !== 'ref');
  return items.map(([, item]) => fieldError(item)).find(Boolean);
}

/** A body as a multipart form, with the pictures that were chosen: files, or one of the media library by its id. */
export function toFormData(
  fields: Record<string, string>,
  files: Record<string, PictureChoice | null>,
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  for (const [name, chosen] of Object.entries(files)) {
    if (chosen instanceof LibraryPicture) form.set('media_id', String(chosen.id));
    else if (chosen) form.set(name, chosen);
  }
  return form;
}
