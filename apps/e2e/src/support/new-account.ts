import { askAsOwner, type Account, type Role } from './accounts';
import { ask } from './ask';
import { linkInMail } from './mailbox';
import type { Product } from './product';

export type NewAccount = Account & { id: number };
let made = 0;

/** An account that one story has for itself. Staff have confirmed their mailbox, as the owner wants it. */
export async function newAccount(product: Product, role: Role = 'user'): Promise<NewAccount> {
  const who = `${process.pid}-${++made}`;
  const account = {
    role,
    name: `Nusrat Jahan ${who}`,
    email: `nusrat-${who}@example.com`,
    password: 'a quiet cassette upstairs',
  };
  const { name, email, password } = account;
  const body = { name, number: '01700 000 004', email, password };
  const address = `${product.publicUrl}/api/v1/register`;
  const { status, text } = await ask(address, { method: 'POST', body });
  if (status !== 201) throw new Error(`${email} was not made: ${status} ${text}`);
  const { id } = (JSON.parse(text) as { user: { id: number } }).user;
  if (role !== 'user') {
    await confirmMailbox(product, email);
    const raised = await askAsOwner(product, `/user/${id}`, { method: 'PUT', body: { role } });
    if (raised.status !== 200) throw new Error(`${email} is no ${role}: ${raised.text}`);
  }
  return { ...account, id };
}

/** Follows the link of the mail that a new account was sent. */
export async function confirmMailbox(product: Product, email: string): Promise<void> {
  const link = await linkInMail(product, email, 'Please confirm your email address');
  const token = new URL(link).searchParams.get('token');
  const address = `${product.publicUrl}/api/v1/auth/confirm-email`;
  const { status, text } = await ask(address, { method: 'POST', body: { token } });
  if (status !== 200) throw new Error(`${email} was not confirmed: ${status} ${text}`);
}
