import { fetchApi } from '@shishir/contract/client';

/**
 * A task that runs before the session ends, such as saving. The function it resolves to is called once the session has
 * ended.
 */
type LogoutTask = () => Promise<() => void>;

const tasks = new Set<LogoutTask>();

/** Registers a task. Returns a function that removes it. */
export function onLogout(task: LogoutTask): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Ends the session on the server. Resolves to false on failure, since only the server can remove the cookie. */
export async function endSession(): Promise<boolean> {
  const afterwards = await Promise.all([...tasks].map((task) => task()));
  const sent = await fetchApi('POST /api/v1/auth/logout', { body: {} }).catch(() => null);
  if (!sent?.ok) return false;
  for (const work of afterwards) work();
  return true;
}
