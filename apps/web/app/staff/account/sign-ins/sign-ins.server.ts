import type { Session } from '@shishir/contract';
import type { ApiClient } from '../../../platform/api/api-client';

/** One sign-in, as its row displays it. */
export interface SignIn {
  id: string;
  device: string;
  /** Null for a browser on the machine of the server itself, whose address says nothing. */
  address: string | null;
  since: string;
  current: boolean;
}

/** The sign-ins of the account, this device first; null where they could not be loaded. */
export async function signInsOf(api: ApiClient): Promise<SignIn[] | null> {
  const response = await api.auth.sessions().catch(() => null);
  if (response?.status !== 200) return null;
  const rows = response.body.data.map(toSignIn);
  return [...rows.filter((row) => row.current), ...rows.filter((row) => !row.current)];
}

function toSignIn({ id, device, address, created_at, current }: Session): SignIn {
  return {
    id,
    device: device.name ?? 'Unknown device',
    address: addressOf(address),
    since: created_at,
    current,
  };
}

const LOOPBACK = /^(127\.|::1$)/;

function addressOf(stored: string): string | null {
  // A dual-stack server reports an IPv4 address as an IPv6-mapped one. One prefix: the site needs no package for it.
  const address = stored.replace(/^::ffff:(?=\d+\.)/, '');
  return LOOPBACK.test(address) ? null : address;
}
