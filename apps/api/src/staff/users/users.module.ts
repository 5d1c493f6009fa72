import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module';
import { SecurityModule } from '../auth/security/security.module';
import { CompanyModule } from '../../content/company/company.module';
import { MailModule } from '../../platform/mail/mail.module';
import { MediaModule } from '../../platform/media/media.module';
import { AcceptInvitationService } from './invitations/accept-invitation.service';
import { InvitationEntity } from './invitations/invitation.entity';
import { InvitationsController } from './invitations/invitations.controller';
import { InvitationsService } from './invitations/invitations.service';
import { UserEntity } from './user.entity';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [
    AuthModule,
    CompanyModule,
    MailModule,
    MediaModule,
    SecurityModule,
    TypeOrmModule.forFeature([UserEntity, InvitationEntity]),
  ],
  // In this order, since `/user/invitation` also matches `/user/:id`.
  controllers: [InvitationsController, UsersController],
  providers: [AcceptInvitationService, InvitationsService, UsersService],
})
export class UsersModule {}
