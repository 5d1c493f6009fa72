import { type ArgumentsHost, Catch, Logger } from '@nestjs/common';
import { contract } from '@shishir/contract';
import type { Request, Response } from 'express';
import { ApiError } from '../../../platform/http/api-error';
import { ErrorFilter } from '../../../platform/http/error-filter';

/** Page for an error at each address that is opened in a browser. */
const PAGES = new Map([
  [contract.google.begin.path as string, '/login?google=failed'],
  [contract.google.callback.path, '/login?google=failed'],
  [contract.oidc.begin.path, '/login?oidc=failed'],
  [contract.oidc.callback.path, '/login?oidc=failed'],
]);

/** Redirects to a page instead of returning JSON, for the addresses that are opened in a browser. */
@Catch()
export class BrowserErrors extends ErrorFilter {
  private readonly failures = new Logger('SignIn');

  override catch(thrown: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const { method, path } = http.getRequest<Request>();
    const page = PAGES.get(path);
    if (method !== 'GET' || !page) return super.catch(thrown, host);
    if (!(thrown instanceof ApiError)) this.failures.error(thrown);
    response.set('Cache-Control', 'no-store').redirect(302, page);
  }
}
