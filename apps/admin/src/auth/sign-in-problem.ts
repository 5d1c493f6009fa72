import { errorBodyOf, statusOf } from '../api/failure';
import { authTexts } from './auth.texts';

export interface SignInProblem {
  text: string;
  /** True where the account is a visitor's: another try would not help, the public site does. */
  refused: boolean;
}

/** What a failed sign-in says: the specified texts, or the server's own sentence where it has one to give. */
export function signInProblem(error: unknown): SignInProblem {
  const body = errorBodyOf(error);
  switch (statusOf(error)) {
    case 401:
      return { text: authTexts.wrong, refused: false };
    case 400:
      return { text: Object.values(body?.fields ?? {})[0] ?? authTexts.wrong, refused: false };
    case 403:
      return { text: body?.message ?? authTexts.failed, refused: true };
    case 429:
      return { text: body?.message ?? authTexts.failed, refused: false };
    default:
      return { text: authTexts.failed, refused: false };
  }
}
