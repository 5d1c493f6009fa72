import { type ArgumentsHost, Catch, Logger } from '@nestjs/common';
import { contract } from '@shishir/contract';
import type { Request, Response } from 'express';
import { ApiError } from '../../http/api-error';
import { ErrorFilter } from '../../http/error-filter';

const PAGES: string[] = [contract.google.begin.path, contract.google.callback.path];

/** Two of the addresses are opened by people: they are led to a page with a sentence, and not to JSON. */
@Catch()
export class BrowserErrors extends ErrorFilter {
  private readonly failures = new Logger('Google');

  override catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const { method, path } = http.getRequest<Request>();
    if (method !== 'GET' || !PAGES.includes(path)) return super.catch(thrown, host);
    if (!(thrown instanceof ApiError)) this.failures.error(thrown);
    response.set('Cache-Control', 'no-store').redirect(302, '/login?google=failed');
  }
}
