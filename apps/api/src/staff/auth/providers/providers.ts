import { Injectable } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { Env } from '../../../platform/config/env';
import { OpenidProvider, type ProviderName } from './openid-provider';

/**
 * The providers that people sign in with. Callbacks are built from PUBLIC_URL and ADMIN_URL only: a forged Host header
 * changes nothing.
 */
@Injectable()
export class Providers {
  private readonly all: Record<ProviderName, OpenidProvider>;

  constructor(env: Env) {
    this.all = {
      google: new OpenidProvider({
        name: 'google',
        issuer: env.GOOGLE_ISSUER,
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        callback: env.PUBLIC_URL + contract.google.callback.path,
      }),
      oidc: new OpenidProvider({
        name: 'oidc',
        issuer: env.OIDC_ISSUER,
        clientId: env.OIDC_CLIENT_ID,
        clientSecret: env.OIDC_CLIENT_SECRET,
        callback: env.ADMIN_URL + contract.oidc.callback.path,
      }),
    };
  }

  of(name: ProviderName): OpenidProvider {
    return this.all[name];
  }
}
