import {
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../../platform/forms/form-problem';
import { authTexts } from '../auth.texts';
import { codeBody, codeErrors } from '../second-factor/second-factor';
import { googleTexts } from './google.texts';

const texts = googleTexts.link;

const FIELDS = ['password', 'code'] as const;
export type ProofField = (typeof FIELDS)[number];

interface ApiResponse {
  status: number;
  body: unknown;
}

/** API calls of the page, from the browser or from the site's server. */
interface ProofCalls<A> {
  byPassword: (body: { password: string; code?: string }) => Promise<A>;
  sendLink: () => Promise<A>;
}

/** Reason why Google is not linked yet, or that the mail with the link was sent. */
interface ProofResult {
  sent: boolean;
  asksForCode: boolean;
  problem: FormProblem<ProofField>;
}

/** The API's response to a valid proof, or what the page shows. */
export type Proof<A> = { response: A } | { status: number; result: ProofResult };

/** Handles both buttons of the page. */
export async function proveAccount<A extends ApiResponse>(
  form: FormData,
  calls: ProofCalls<A>,
): Promise<Proof<A>> {
  const result = (
    status: number,
    problem: Partial<ProofResult['problem']>,
    more = {},
  ): Proof<A> => ({
    status,
    result: {
      sent: false,
      asksForCode: form.has('code'),
      problem: { notice: null, fields: {}, ...problem },
      ...more,
    },
  });
  try {
    if (form.get('intent') === 'mail') {
      const { status, body } = await calls.sendLink();
      if (status === 200) return result(200, {}, { sent: true });
      return result(status, { notice: errorMessageOf(body) ?? authTexts.broken });
    }
    const { password, code } = readFields(form, FIELDS);
    if (password === '') return result(400, { fields: { password: texts.blank } });
    const response = await calls.byPassword({ password, ...codeBody(code) });
    const { status, body } = response;
    if (status === 200) return { response };
    const fields = codeErrors(body, form);
    if (fields) return result(status, { fields }, { asksForCode: true });
    if (status === 401) return result(status, { fields: { password: texts.wrong } });
    return result(status, rejectedProblem(FIELDS, errorMessageOf(body) ?? authTexts.broken, body));
  } catch {
    return result(503, { notice: authTexts.broken });
  }
}
