import { Router } from 'express';
import type { DataSource } from 'typeorm';

const DEADLINE_MS = 2000;

/** The routes `/health/live` (the process runs) and `/health/ready` (it can serve requests now). */
export class Health {
  private stopping = false;

  constructor(private readonly dataSource: DataSource) {}

  /** From now on not ready: a balancer sends new requests elsewhere. */
  stop(): void {
    this.stopping = true;
  }

  routes(): Router {
    const router = Router();
    router.get('/health/live', (_request, response) => {
      response.set('Cache-Control', 'no-store').json({ status: 'live' });
    });
    router.get('/health/ready', async (_request, response) => {
      const ready = !this.stopping && (await this.databaseAnswers());
      if (!ready) response.set('Retry-After', '5');
      response
        .set('Cache-Control', 'no-store')
        .status(ready ? 200 : 503)
        .json({ status: ready ? 'ready' : 'not ready' });
    });
    return router;
  }

  private async databaseAnswers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), DEADLINE_MS);
    });
    const query = this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    return Promise.race([query, late]).finally(() => clearTimeout(timer));
  }
}
