import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module';
import { MailModule } from '../mail/mail.module';
import { UserEntity } from '../users/user.entity';
import { Argon2 } from './argon2';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { IdentityEntity } from './google/identity.entity';
import { Passwords } from './passwords';
import { LinkTokens } from './recovery/link-tokens';
import { RecoveryService } from './recovery/recovery.service';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity';
import { RecoveryCodes } from './second-factor/recovery-codes';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecurityModule } from './security/security.module';
import { Authenticator } from './sessions/authenticator';
import { SessionCookie } from './sessions/session-cookie';
import { SessionEntity } from './sessions/session.entity';
import { SessionsService } from './sessions/sessions.service';
import { Tokens } from './sessions/tokens';
import { SignInMethodsService } from './sign-in-methods.service';
import { SignInProof } from './sign-in-proof';

@Module({
  imports: [
    CompanyModule,
    MailModule,
    SecurityModule,
    TypeOrmModule.forFeature([UserEntity, SessionEntity, RecoveryCodeEntity, IdentityEntity]),
  ],
  controllers: [AuthController, SecondFactorController],
  providers: [
    Argon2,
    AuthService,
    Authenticator,
    LinkTokens,
    Passwords,
    RecoveryCodes,
    RecoveryService,
    SecondFactorCodes,
    SecondFactorService,
    SessionCookie,
    SessionsService,
    SignInMethodsService,
    SignInProof,
    Tokens,
  ],
  exports: [
    Authenticator,
    AuthService,
    LinkTokens,
    Passwords,
    SecondFactorService,
    SessionCookie,
    SessionsService,
    SignInProof,
  ],
})
export class AuthModule {}
