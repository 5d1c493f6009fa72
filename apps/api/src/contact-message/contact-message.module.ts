import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactMessageSummaryReader } from './contact-message-summary';
import { ContactMessageController } from './contact-message.controller';
import { ContactMessageEntity } from './contact-message.entity';
import { ContactMessageService } from './contact-message.service';
import { FormStamp } from './form-stamp';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity])],
  controllers: [ContactMessageController],
  providers: [ContactMessageService, ContactMessageSummaryReader, FormStamp],
})
export class ContactMessageModule {}
