/**
 * Texts of the errors that the API returns. The API sends the code of each text with its values, so that every client
 * can show the text in its language.
 */
import { catalogueReasons } from './catalogue/catalogue-reasons.texts';
import { contentReasons } from './content/content-reasons.texts';
import type { ErrorBody, SentReason } from './platform/errors';
import { platformReasons } from './platform/platform-reasons.texts';
import { salesReasons } from './sales/sales-reasons.texts';
import { staffReasons } from './staff/staff-reasons.texts';

const texts = {
  ...platformReasons,
  ...staffReasons,
  ...catalogueReasons,
  ...contentReasons,
  ...salesReasons,
};
type Texts = typeof texts;

export type ReasonCode = keyof Texts;

/** Arguments of a text: its values if it has any. */
type Values<C extends ReasonCode> = Texts[C] extends (values: infer V) => string ? [values: V] : [];

/** Code of a text with its values. */
export interface Reason {
  code: ReasonCode;
  values?: Record<string, string | number>;
}

/** Returns a reason. The code determines which values it needs. */
export const reason = <C extends ReasonCode>(code: C, ...[values]: Values<C>): Reason =>
  values === undefined ? { code } : { code, values: values as Reason['values'] };

/** Returns the text of a reason; null if its code or its values are those of a newer release. */
export function reasonText({ code, values }: SentReason): string | null {
  if (!Object.hasOwn(texts, code)) return null;
  const text = texts[code as ReasonCode] as string | ((values: SentReason['values']) => string);
  if (typeof text === 'string') return text;
  try {
    return text(values ?? {});
  } catch {
    return null;
  }
}

/** Returns an error body with the texts of this client. Texts without a code stay as they were sent. */
export function withReasonTexts<Body extends Partial<ErrorBody>>(body: Body): Body {
  const text = body.reason && reasonText(body.reason);
  const fields = { ...body.fields };
  for (const [path, own] of Object.entries(body.field_reasons ?? {})) {
    fields[path] = reasonText(own) ?? fields[path] ?? '';
  }
  return {
    ...body,
    ...(text && { message: text, error: text }),
    ...(body.fields && { fields }),
  };
}
