import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContactMessageSummaryReader } from './contact-message-summary';
import { ContactMessageController } from './contact-message.controller';
import { ContactMessageEntity } from './contact-message.entity';
import { ContactMessageService } from './contact-message.service';
import { CvController } from './cv.controller';
import { CvFiles } from './cv-files';
import { FormStamp } from './form-stamp';
import { OwnEnquiries } from './own-enquiries';

@Module({
  imports: [TypeOrmModule.forFeature([ContactMessageEntity])],
  controllers: [CvController, ContactMessageController],
  providers: [ContactMessageService, ContactMessageSummaryReader, OwnEnquiries, CvFiles, FormStamp],
})
export class ContactMessageModule {}
