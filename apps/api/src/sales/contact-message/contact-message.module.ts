import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../../content/company/company.module';
import { MailModule } from '../../platform/mail/mail.module';
import { SizingModule } from '../sizing/sizing.module';
import { ContactMessageController } from './contact-message.controller';
import { ContactMessageEntity } from './contact-message.entity';
import { SentFiles } from './sent-files';
import { InboxController } from './inbox/inbox.controller';
import { ContactMessageTrash, InboxChangesService } from './inbox/inbox-changes.service';
import { EnquiryDownloadsController } from './inbox/downloads.controller';
import { InboxService } from './inbox/inbox.service';
import { RepliesService } from './inbox/replies.service';
import { ReplyTemplatesService } from './inbox/reply-templates.service';
import { EnquiriesByMailModule } from './enquiries-by-mail.module';
import { EnquiryMails } from './mails/enquiry-mails.service';
import { EnquiryLookUps } from './look-ups';
import { OwnEnquiries } from './own-enquiries';
import { AssignmentService } from './pipeline/assignment.service';
import { BoardService } from './pipeline/board.service';
import { PipelineController } from './pipeline/pipeline.controller';
import { InboxStream } from './stream/inbox-stream';
import { EnquiryReceiver } from './receive/enquiry-receiver.service';
import { FormStamp } from './receive/form-stamp';
import { SubscriptionLinks } from './receive/subscription-links';
import { Subscriptions } from './receive/subscriptions.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([ContactMessageEntity]),
    CompanyModule,
    MailModule,
    EnquiriesByMailModule,
    SizingModule,
  ],
  // Addresses with a name before those with an id.
  controllers: [
    EnquiryDownloadsController,
    ContactMessageController,
    PipelineController,
    InboxController,
  ],
  providers: [
    EnquiryReceiver,
    Subscriptions,
    SubscriptionLinks,
    FormStamp,
    SentFiles,
    EnquiryMails,
    OwnEnquiries,
    EnquiryLookUps,
    InboxService,
    InboxChangesService,
    ContactMessageTrash,
    RepliesService,
    ReplyTemplatesService,
    BoardService,
    AssignmentService,
    InboxStream,
  ],
  exports: [ContactMessageTrash, SentFiles],
})
export class ContactMessageModule {}
