import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailWorker } from './mail-worker';
import { MailController } from './mail.controller';
import { MailEntity } from './mail.entity';
import { OutboxService } from './outbox.service';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity])],
  controllers: [MailController],
  providers: [OutboxService, MailWorker],
  exports: [OutboxService],
})
export class MailModule {}
