import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityEntity } from './google/identity.entity';
import { MailModule } from '../mail/mail.module';
import { SecurityModule } from './security/security.module';
import { UserEntity } from '../users/user.entity';
import { Argon2 } from './argon2';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { CompanyName } from './company-name';
import { LinkTokens } from './recovery/link-tokens';
import { OwnPassword } from './own-password';
import { Passwords } from './passwords';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity';
import { RecoveryCodes } from './second-factor/recovery-codes';
import { RecoveryService } from './recovery/recovery.service';
import { SecondFactorCodes } from './second-factor/second-factor-codes';
import { SecondFactorController } from './second-factor/second-factor.controller';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SessionEntity } from './sessions/session.entity';
import { Authenticator } from './sessions/authenticator';
import { SessionCookie } from './sessions/session-cookie';
import { SessionsService } from './sessions/sessions.service';
import { SignInMethodsService } from './sign-in-methods.service';
import { SignInProof } from './sign-in-proof';
import { Tokens } from './sessions/tokens';

@Module({
  imports: [
    MailModule,
    SecurityModule,
    TypeOrmModule.forFeature([UserEntity, SessionEntity, RecoveryCodeEntity, IdentityEntity]),
  ],
  controllers: [AuthController, SecondFactorController],
  providers: [
    Argon2,
    AuthService,
    Authenticator,
    CompanyName,
    LinkTokens,
    OwnPassword,
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
  // The guard at the one door asks it about every request.
  exports: [
    Authenticator,
    AuthService,
    CompanyName,
    LinkTokens,
    Passwords,
    SecondFactorService,
    SessionCookie,
    SessionsService,
    SignInProof,
  ],
})
export class AuthModule {}
