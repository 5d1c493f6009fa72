import type { Locale } from '@shishir/contract';
import type { EntityManager } from 'typeorm';

/** Returns the language of the staff account with an address; English without one. */
export async function staffLocale(manager: EntityManager, email: string): Promise<Locale> {
  const [account] = await manager.query<{ locale: Locale }[]>(
    "SELECT locale FROM users WHERE email = ? AND role <> 'user'",
    [email.toLowerCase()],
  );
  return account?.locale ?? 'en';
}
