import type { Session } from '@shishir/contract';
import type { ApiClient } from '../../api/api-client';
import { deviceName } from './device-name';

/** One sign-in, as its row shows it. */
export interface SignIn {
  id: string;
  device: string;
  address: string;
  since: string;
  current: boolean;
}

/** Where someone is signed in, this device first; null while the API does not say. */
export async function signInsOf(api: ApiClient): Promise<SignIn[] | null> {
  const answer = await api.auth.sessions().catch(() => null);
  if (answer?.status !== 200) return null;
  const rows = answer.body.data.map(toSignIn);
  return [...rows.filter((row) => row.current), ...rows.filter((row) => !row.current)];
}

function toSignIn({ id, user_agent, address, created_at, current }: Session): SignIn {
  return {
    id,
    device: deviceName(user_agent),
    // A server that listens on both families writes an IPv4 address into an IPv6 one.
    address: address.replace(/^::ffff:(?=\d+\.)/, ''),
    since: created_at,
    current,
  };
}
