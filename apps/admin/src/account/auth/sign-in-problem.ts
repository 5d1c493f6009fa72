import { errorBodyOf, statusOf } from '../../api/failure';
import { authTexts } from './auth.texts';

export interface SignInProblem {
  text: string;
  /** True where the account is a visitor's: another try would not help, the public site does. */
  refused: boolean;
}

/** How a failed sign-in goes on: the code is asked for or was wrong, or something else is told. */
export type SignInFailure =
  | { code: 'needed' }
  | { code: 'wrong'; text: string }
  | { code?: undefined; problem: SignInProblem };

/** What a failed sign-in says: the specified texts, or the server's own sentence where it has one to give. */
export function signInFailure(error: unknown): SignInFailure {
  const body = errorBodyOf(error);
  if (body?.code === 'second_factor_needed') return { code: 'needed' };
  if (body?.code === 'second_factor_wrong') return { code: 'wrong', text: body.message };
  const problem = (text: string = authTexts.failed, refused = false) => ({
    problem: { text, refused },
  });
  switch (statusOf(error)) {
    case 401:
      return problem(authTexts.wrong);
    case 400:
      return problem(Object.values(body?.fields ?? {})[0] ?? authTexts.wrong);
    case 403:
      return problem(body?.message, true);
    case 429:
      return problem(body?.message);
    default:
      return problem();
  }
}
