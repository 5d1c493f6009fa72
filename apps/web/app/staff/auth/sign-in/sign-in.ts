import {
  blankProblem,
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../../platform/forms/form-problem';
import { codeBody, codeErrors } from '../second-factor/second-factor';
import { signInTexts as texts } from './sign-in.texts';

const FIELDS = ['email', 'password', 'code'] as const;
export type SignInField = (typeof FIELDS)[number];

interface SignInFailed {
  /** The entered email. A password is never sent back. */
  email: string;
  /** True once the password was right and the second factor is needed. */
  asksForCode: boolean;
  problem: FormProblem<SignInField>;
}

/** Sends the sign-in to the API, from the browser or from the site's server. */
type Post<A> = (body: { email: string; password: string; code?: string }) => Promise<A>;

/** Returns the API's response to a successful sign-in, or the reason of the failure. */
export async function signIn<A extends { status: number; body: unknown }>(
  form: FormData,
  post: Post<A>,
): Promise<{ response: A } | { status: number; failed: SignInFailed }> {
  const { code, email, password } = readFields(form, FIELDS);
  const failed = (status: number, problem: FormProblem<SignInField>, asks = form.has('code')) => ({
    status,
    failed: { email, asksForCode: asks, problem },
  });

  const blank = blankProblem({ email, password }, texts.blank);
  if (blank) return failed(400, blank);
  try {
    const response = await post({ email: email.trim(), password, ...codeBody(code) });
    if (response.status === 200) return { response };
    const { status, body } = response;
    const fields = codeErrors(body, form);
    if (fields) return failed(status, { notice: null, fields }, true);
    const notice = status === 401 ? texts.wrong : (errorMessageOf(body) ?? texts.broken);
    return failed(status, rejectedProblem(FIELDS, notice, body));
  } catch {
    return failed(503, { notice: texts.broken, fields: {} });
  }
}
