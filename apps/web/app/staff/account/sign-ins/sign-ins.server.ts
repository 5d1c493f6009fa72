import type { Session } from '@shishir/contract';
import { language } from '@shishir/format';
import type { ApiClient } from '../../../platform/api/api-client';

/** One sign-in, as its row displays it. */
export interface SignIn {
  id: string;
  device: string;
  /** Null for a browser on the server's own machine, whose address is meaningless. */
  address: string | null;
  since: string;
  current: boolean;
}

/** Loads the sign-ins of the account, this device first; null if they could not be loaded. */
export async function signInsOf(api: ApiClient): Promise<SignIn[] | null> {
  const response = await api.auth.sessions().catch(() => null);
  if (response?.status !== 200) return null;
  const rows = response.body.data.map(toSignIn);
  return [...rows.filter((row) => row.current), ...rows.filter((row) => !row.current)];
}

function toSignIn({ id, device, address, created_at, current }: Session): SignIn {
  return {
    id,
    device: language.device(device.name),
    address: addressOf(address),
    since: created_at,
    current,
  };
}

const LOOPBACK = /^(127\.|::1$)/;

function addressOf(stored: string): string | null {
  // A dual-stack server reports IPv4 addresses as IPv6-mapped ones. One prefix needs no package.
  const address = stored.replace(/^::ffff:(?=\d+\.)/, '');
  return LOOPBACK.test(address) ? null : address;
}
