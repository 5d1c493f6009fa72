import {
  blankProblem,
  type FormProblem,
  readFields,
  refusedProblem,
  saidBy,
} from '../../forms/form-problem';
import { aboutCode, codeIn } from '../second-factor/second-factor';

const FIELDS = ['email', 'password', 'code'] as const;
export type SignInField = (typeof FIELDS)[number];

const WRONG = 'Invalid email or password';
const BROKEN = 'Something went wrong. Try again.';

export interface SignInFailed {
  /** What was typed. A password never comes back. */
  email: string;
  /** True once the password was right and the account asks for a code beside it. */
  asksForCode: boolean;
  problem: FormProblem<SignInField>;
}

/** How the sign-in reaches the API: by the browser itself, or by the site's server. */
type Post<A> = (body: { email: string; password: string; code?: string }) => Promise<A>;

/** Either the API's answer to a sign-in that worked, or why it did not. */
export async function signIn<A extends { status: number; body: unknown }>(
  form: FormData,
  post: Post<A>,
): Promise<{ answer: A } | { status: number; failed: SignInFailed }> {
  const { code, ...typed } = readFields(form, FIELDS);
  const failed = (status: number, problem: FormProblem<SignInField>, asks = form.has('code')) => ({
    status,
    failed: { email: typed.email, asksForCode: asks, problem },
  });

  const blank = blankProblem<SignInField>(typed as Record<SignInField, string>);
  if (blank) return failed(400, blank);
  try {
    const { email, password } = typed;
    const answer = await post({ email: email.trim(), password, ...codeIn(code) });
    if (answer.status === 200) return { answer };
    const { status, body } = answer;
    const fields = aboutCode(body, form);
    if (fields) return failed(status, { notice: null, fields }, true);
    const notice = status === 401 ? WRONG : (saidBy(body) ?? BROKEN);
    return failed(status, refusedProblem(FIELDS, notice, body));
  } catch {
    return failed(503, { notice: BROKEN, fields: {} });
  }
}
