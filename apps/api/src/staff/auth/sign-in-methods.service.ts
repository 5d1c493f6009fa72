import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { SignInMethods } from '@shishir/contract';
import { Repository } from 'typeorm';
import { Env } from '../../platform/config/env';
import type { UserEntity } from '../users/user.entity';
import { IdentityEntity } from './providers/identity.entity';
import type { ProviderName } from './providers/openid-provider';
import { RecoveryCodes } from './second-factor/recovery-codes';
import { SecurityService } from './security/security.service';

/** Reads the sign-in methods of an account. */
@Injectable()
export class SignInMethodsService {
  constructor(
    private readonly env: Env,
    @InjectRepository(IdentityEntity) private readonly identities: Repository<IdentityEntity>,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly security: SecurityService,
  ) {}

  async of(user: UserEntity): Promise<SignInMethods> {
    const { require_second_factor } = await this.security.rules();
    return {
      password: user.password_hash !== null,
      google: await this.isLinked(user, 'google'),
      google_available: this.env.GOOGLE_CLIENT_ID !== undefined,
      oidc:
        user.role === 'user' || this.env.OIDC_CLIENT_ID === undefined
          ? null
          : { name: this.env.OIDC_NAME, linked: await this.isLinked(user, 'oidc') },
      second_factor: user.second_factor_at !== null,
      recovery_codes_left: await this.recoveryCodes.left(user.id),
      second_factor_required: require_second_factor && user.role !== 'user',
    };
  }

  private isLinked({ id: user_id }: UserEntity, provider: ProviderName): Promise<boolean> {
    return this.identities.existsBy({ user_id, provider });
  }
}
