import { Module } from '@nestjs/common';
import { DocumentFiles } from './document-files';
import { DocumentFileController, DocumentsController } from './documents.controller';
import { DocumentsService, DocumentTrash } from './documents.service';

@Module({
  controllers: [DocumentsController, DocumentFileController],
  providers: [DocumentsService, DocumentTrash, DocumentFiles],
  exports: [DocumentsService, DocumentTrash, DocumentFiles],
})
export class DocumentsModule {}
