import type { Env } from '@shishir/server/env';

/** Returns the lines printed after the start: the addresses, and settings that a person may have missed. */
export function announcement(
  env: Pick<Env, 'ADMIN_URL' | 'APP_MODE' | 'HOST' | 'PORT' | 'PUBLIC_URL' | 'TRUSTED_PROXIES'>,
  hosts: readonly string[],
): string[] {
  const lines = [`Public site   ${env.PUBLIC_URL}`, `Dashboard     ${env.ADMIN_URL}`];
  const listening = hosts.join(' and ');
  if (env.APP_MODE === 'demo') {
    return env.HOST
      ? lines
      : [
          ...lines,
          `Demonstration mode: only this machine reaches it (${listening}). HOST=0.0.0.0 opens it.`,
        ];
  }
  lines.push(
    env.HOST
      ? `Listening on  port ${env.PORT} of ${listening}`
      : `Listening on  port ${env.PORT} of all addresses; HOST=127.0.0.1 limits it to this machine.`,
  );
  if (env.PUBLIC_URL.startsWith('https:') && env.TRUSTED_PROXIES === 0) {
    lines.push(
      'TRUSTED_PROXIES is 0, so behind a proxy all visitors share the limits of one address. Set it to the number of proxies.',
    );
  }
  return lines;
}
