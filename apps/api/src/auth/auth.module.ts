import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { UserEntity } from '../users/user.entity';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LinkTokens } from './link-tokens';
import { Passwords } from './passwords';
import { RecoveryService } from './recovery.service';
import { SessionEntity } from './session.entity';
import { Authenticator } from './authenticator';
import { SessionsService } from './sessions.service';
import { Tokens } from './tokens';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([UserEntity, SessionEntity])],
  controllers: [AuthController],
  providers: [
    AuthService,
    Authenticator,
    LinkTokens,
    Passwords,
    RecoveryService,
    SessionsService,
    Tokens,
  ],
  // The guard at the one door asks it about every request.
  exports: [Authenticator, SessionsService],
})
export class AuthModule {}
