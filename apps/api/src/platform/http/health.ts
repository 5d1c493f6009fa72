import { Router } from 'express';
import type { DataSource } from 'typeorm';

const DEADLINE_MS = 2000;

/**
 * Serves `/health/live` (the process runs), `/health/ready` (it can serve requests), and `/health/revision`, by which
 * a site in another process detects that its cached pages are out of date.
 */
export class Health {
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: () => Promise<string>,
  ) {}

  /** Makes the instance not ready, so that a load balancer sends new requests elsewhere. */
  stop(): void {
    this.stopping = true;
  }

  routes(): Router {
    const router = Router();
    router.get('/health/live', (_request, response) => {
      response.set('Cache-Control', 'no-store').json({ status: 'live' });
    });
    router.get('/health/ready', async (_request, response) => {
      const ready = await this.isReady();
      if (!ready) response.set('Retry-After', '5');
      response
        .set('Cache-Control', 'no-store')
        .status(ready ? 200 : 503)
        .json({ status: ready ? 'ready' : 'not ready' });
    });
    router.get('/health/revision', async (_request, response) => {
      response.set('Cache-Control', 'no-store');
      const revision = await this.revision().catch(() => null);
      if (revision === null) response.set('Retry-After', '5').status(503);
      response.json({ revision });
    });
    return router;
  }

  /** Returns the result of `/health/ready`. */
  async isReady(): Promise<boolean> {
    return !this.stopping && this.databaseAnswers();
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
