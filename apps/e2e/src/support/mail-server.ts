import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that takes every mail and keeps it. */
export class MailServer {
  /** As they were sent, headers first. */
  readonly mails: string[] = [];

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => void this.receive(socket));
  }

  static async start(): Promise<MailServer> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new MailServer(server);
  }

  get settings(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'no-reply@firm.example' };
  }

  async stop(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  /** As much of SMTP as the product speaks. */
  private async receive(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: string[] | null = null;
    say('220 ready');
    for await (const line of createInterface({ input: socket })) {
      if (mail && line === '.') {
        this.mails.push(mail.join('\n'));
        mail = null;
        say('250 kept');
      } else if (mail) {
        mail.push(line);
      } else if (line.toUpperCase() === 'DATA') {
        mail = [];
        say('354 go on');
      } else if (line.toUpperCase() === 'QUIT') {
        socket.end('221 bye\r\n');
      } else {
        say('250 fine');
      }
    }
  }
}
