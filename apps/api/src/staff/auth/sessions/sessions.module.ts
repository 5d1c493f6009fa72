import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Secrets } from '../../../platform/config/secrets';
import { SecurityModule } from '../security/security.module';
import { SessionCookie } from './session-cookie';
import { SessionEntity } from './session.entity';
import { SessionStrategy } from './session.strategy';
import { SessionsService } from './sessions.service';
import { ALGORITHM, ISSUER, SESSION_SECONDS, Tokens } from './tokens';

@Module({
  imports: [
    SecurityModule,
    TypeOrmModule.forFeature([SessionEntity]),
    // Signs the tokens; `SessionStrategy` verifies them.
    JwtModule.registerAsync({
      inject: [Secrets],
      useFactory: ({ sessionKey }: Secrets) => ({
        secret: sessionKey,
        signOptions: { algorithm: ALGORITHM, issuer: ISSUER, expiresIn: SESSION_SECONDS },
      }),
    }),
  ],
  providers: [SessionCookie, SessionStrategy, SessionsService, Tokens],
  exports: [SessionCookie, SessionStrategy, SessionsService, Tokens],
})
export class SessionsModule {}
