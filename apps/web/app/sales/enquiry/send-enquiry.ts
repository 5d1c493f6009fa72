import { CV_FILE, NO_WAY_TO_ANSWER } from '@shishir/contract/rules';
import type { EnquiryCalls } from './enquiry-calls';
import { cvProblem, type EnquiryContent, NONE, rulesOf, withAnswers } from './enquiry-kinds';
import { submitEnquiry } from './submit-enquiry';

/** Validates the posted form of an enquiry and sends it. `page` is the address that it was sent from. */
export async function sendEnquiry(
  content: EnquiryContent,
  form: FormData,
  page: string,
  calls: EnquiryCalls,
) {
  const { kind } = content;
  const cv = kind === 'application' ? fileOf(form, 'cv') : null;
  const { items, subject = '', opening } = content;
  const answerable = [form.get('number'), form.get('email')].some(
    (way) => typeof way === 'string' && way.trim() !== '',
  );
  const outcome = await submitEnquiry({
    form,
    rules: rulesOf(content),
    page,
    read: (value) => (value === NONE ? '' : value),
    about: [kind, subject, String(opening?.id), idOf(cv), JSON.stringify(items ?? [])],
    errors:
      kind === 'application'
        ? { cv: cvProblem(cv) ?? undefined }
        : kind === 'price' && !answerable
          ? { number: NO_WAY_TO_ANSWER }
          : {},
    post: (values, sent, key) => {
      const given = { ...withAnswers(content, values), ...sent };
      const filled = Object.entries(given).filter(([, value]) => String(value).trim() !== '');
      if (!cv) {
        const sentKind = kind === 'price' ? 'quotation' : kind;
        return calls.create({ kind: sentKind, ...Object.fromEntries(filled), items } as never, key);
      }
      const body = new FormData();
      for (const [field, value] of filled) body.append(field, String(value));
      if (content.opening) body.append('opening_id', String(content.opening.id));
      body.append('cv', cv, cv.name);
      return calls.apply(body, key);
    },
  });
  const { result } = outcome;
  if (cv && result.state === 'failed' && result.errors.cv) {
    // The field shows the reason.
    if (result.notice?.text === null) result.notice = null;
    if (result.errors.cv === CV_FILE.wrongType && !cvProblem(cv)) {
      result.errors.cv = CV_FILE.wrongContent;
    }
  }
  return outcome;
}

function fileOf(form: FormData, field: string): File | null {
  const value = form.get(field);
  return value instanceof File ? value : null;
}

const idOf = (file: File | null) => (file ? `${file.name} ${file.size}` : '');
