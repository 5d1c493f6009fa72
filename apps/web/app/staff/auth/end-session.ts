import { fetchApi } from '@shishir/contract/client';

/**
 * What runs before the session ends, such as saving what was not saved yet. What it resolves to runs once the session
 * has ended.
 */
type LogoutTask = () => Promise<() => void>;

const tasks = new Set<LogoutTask>();

/** Registers a task. Returns a function that removes it. */
export function onLogout(task: LogoutTask): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Ends the session on the server. False where it could not: only the server can remove the cookie. */
export async function endSession(): Promise<boolean> {
  const afterwards = await Promise.all([...tasks].map((task) => task()));
  const sent = await fetchApi('POST /api/v1/auth/logout', { body: {} }).catch(() => null);
  if (!sent?.ok) return false;
  for (const work of afterwards) work();
  return true;
}
