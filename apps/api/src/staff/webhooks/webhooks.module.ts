import { Module } from '@nestjs/common';
import { MailModule } from '../../platform/mail/mail.module';
import { WebhookWorker } from './webhook-worker';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

@Module({
  imports: [MailModule],
  controllers: [WebhooksController],
  providers: [WebhooksService, WebhookWorker],
})
export class WebhooksModule {}
