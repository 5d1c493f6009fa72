import type { SignInMethods } from '@shishir/contract';
import type { ApiClient } from '../../api/api-client';

/** How one can get into one's account; null while the API does not say. */
export async function signInWaysOf(api: ApiClient): Promise<SignInMethods | null> {
  const answer = await api.secondFactor.methods().catch(() => null);
  return answer?.status === 200 ? answer.body.data : null;
}
