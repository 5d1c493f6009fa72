import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that stores received mails and rejects mails on demand. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  /** `rejects` defers mails with a 450 reply, `refuses` rejects them permanently with a 550 reply. */
  const state = { rejects: false, refuses: false };
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, _session, done) {
      void readAll(stream).then((mail) => {
        if (state.rejects) return done(new Error('mailbox full'));
        if (state.refuses) {
          return done(Object.assign(new Error('no such user'), { responseCode: 550 }));
        }
        received.push(mail);
        done();
      });
    },
  });
  // Clients that do not trust the certificate close the connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  /** Resolves with the next connection. */
  const connected = () => once(server.server, 'connection');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, state, port, url: `smtp://127.0.0.1:${port}`, connected, close };
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await pause(50);
  }
  throw new Error('it never came true');
}
