import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../../content/company/company.module';
import { MailModule } from '../../platform/mail/mail.module';
import { UserEntity } from '../users/user.entity';
import { ApiKeyEntity } from './api-keys/api-key.entity';
import { ApiKeysController } from './api-keys/api-keys.controller';
import { ApiKeysService } from './api-keys/api-keys.service';
import { Argon2 } from './argon2';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { IdentityEntity } from './providers/identity.entity';
import { Passwords } from './passwords';
import { LinkTokens } from './recovery/link-tokens';
import { RecoveryService } from './recovery/recovery.service';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity';
import { RecoveryCodes } from './second-factor/recovery-codes';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecurityModule } from './security/security.module';
import { SessionStrategy } from './sessions/session.strategy';
import { SessionsModule } from './sessions/sessions.module';
import { SignInMethodsService } from './sign-in-methods.service';
import { SignInProof } from './sign-in-proof';

@Module({
  imports: [
    CompanyModule,
    MailModule,
    SecurityModule,
    SessionsModule,
    // The access guard authenticates with the strategy of this API instance and puts the principal on the request.
    PassportModule.registerAsync({
      imports: [SessionsModule],
      inject: [SessionStrategy],
      useFactory: ({ name }: SessionStrategy) => ({ defaultStrategy: name, property: 'principal' }),
    }),
    TypeOrmModule.forFeature([UserEntity, RecoveryCodeEntity, IdentityEntity, ApiKeyEntity]),
  ],
  controllers: [ApiKeysController, AuthController, SecondFactorController],
  providers: [
    ApiKeysService,
    Argon2,
    AuthService,
    LinkTokens,
    Passwords,
    RecoveryCodes,
    RecoveryService,
    SecondFactorCodes,
    SecondFactorService,
    SignInMethodsService,
    SignInProof,
  ],
  exports: [
    ApiKeysService,
    AuthService,
    LinkTokens,
    PassportModule,
    Passwords,
    RecoveryService,
    SecondFactorService,
    SessionsModule,
    SignInProof,
  ],
})
export class AuthModule {}
