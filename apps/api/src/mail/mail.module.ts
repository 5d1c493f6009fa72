import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module';
import { MailWorker } from './mail-worker';
import { MailController } from './mail.controller';
import { MailEntity } from './mail.entity';
import { OutboxService } from './outbox.service';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity]), CompanyModule],
  controllers: [MailController],
  providers: [OutboxService, MailWorker],
  exports: [OutboxService],
})
export class MailModule {}
