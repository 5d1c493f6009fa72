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

/** Form with fields of type `Values` that submits a `Body`. */
export type SchemaForm<Values extends FieldValues, Body = Values> = UseFormReturn<
  Values,
  unknown,
  Body
>;

interface Options<Values, Body> {
  /** Initial values. */
  values: Values;
  /** Contract schema of the call: validates the body, and its messages are shown at the fields of the same names. */
  schema: z.ZodTypeAny;
  /** Converts the values to the body; omitted if both are the same. */
  toBody?: (values: Values) => Body;
}

/** Form that is validated by a schema on submit only; its submit handler receives the validated body. */
export function useSchemaForm<Values extends FieldValues, Body extends object = Values>({
  values,
  schema,
  toBody = (values) => values as unknown as Body,
}: Options<Values, Body>): SchemaForm<Values, Body> {
  const resolver: Resolver<Values, unknown, Body> = (values, context, options) => {
    // `raw` keeps the body as typed text; the server parses its numbers.
    const check = zodResolver(schema as z.ZodType<FieldValues>, undefined, { raw: true });
    return check(toBody(values), context, options as never) as ReturnType<typeof resolver>;
  };
  return useForm<Values, unknown, Body>({
    defaultValues: values as DefaultValues<Values>,
    resolver,
    reValidateMode: 'onSubmit',
    // `FormFrame` moves the focus, also after an error response.
    shouldFocusError: false,
  });
}

/**
 * Returns the error of a field: the message, `true` if the field is only marked, or undefined. For a field with several
 * values, returns the first message.
 */
export function fieldError(error: unknown): string | true | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message || true;
  const items = Object.entries(error).filter(([key]) => key !== 'ref');
  return items.map(([, item]) => fieldError(item)).find(Boolean);
}

/** Converts a body to a multipart form with the chosen pictures: files, or pictures of the media library by id. */
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
