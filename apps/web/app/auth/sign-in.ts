import {
  blankProblem,
  type FormProblem,
  readFields,
  refusedProblem,
  saidBy,
} from '../forms/form-problem';
import { FILL_ALL } from './fill-all';

const FIELDS = ['email', 'password'] as const;
export type SignInField = (typeof FIELDS)[number];

const WRONG = 'Invalid email or password';
const BROKEN = 'Something went wrong. Try again.';

export interface SignInFailed {
  /** What was typed. A password never comes back. */
  email: string;
  problem: FormProblem<SignInField>;
}

/** How the sign-in reaches the API: by the browser itself, or by the site's server. */
type Post<A> = (body: Record<SignInField, string>) => Promise<A>;

/** Either the API's answer to a sign-in that worked, or why it did not. */
export async function signIn<A extends { status: number; body: unknown }>(
  form: FormData,
  post: Post<A>,
): Promise<{ answer: A } | { status: number; failed: SignInFailed }> {
  const typed = readFields(form, FIELDS);
  const failed = (status: number, problem: FormProblem<SignInField>) => ({
    status,
    failed: { email: typed.email, problem },
  });

  const blank = blankProblem(typed, FILL_ALL);
  if (blank) return failed(400, blank);
  try {
    const answer = await post({ email: typed.email.trim(), password: typed.password });
    if (answer.status === 200) return { answer };
    const notice = answer.status === 401 ? WRONG : (saidBy(answer.body) ?? BROKEN);
    return failed(answer.status, refusedProblem(FIELDS, notice, answer.body));
  } catch {
    return failed(503, { notice: BROKEN, fields: {} });
  }
}
