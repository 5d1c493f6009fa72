import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../../content/company/company.module';
import { SettingEntity } from '../database/setting.entity';
import { MailServerController } from './mail-server.controller';
import { MailServerService } from './mail-server.service';
import { MailWorker } from './mail-worker';
import { MailController } from './mail.controller';
import { MailEntity } from './mail.entity';
import { OutboxService } from './outbox.service';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity, SettingEntity]), CompanyModule],
  controllers: [MailController, MailServerController],
  providers: [OutboxService, MailServerService, MailWorker],
  exports: [OutboxService, MailServerService],
})
export class MailModule {}
