import { Module } from '@nestjs/common';
import { GlossaryService } from './glossary.service';
import { PreviewsService } from './previews.service';
import { TranslationFilesController } from './translation-files.controller';
import { TranslationFilesService } from './translation-files.service';
import { TranslationListService } from './translation-list.service';
import { TranslationVersionsService } from './translation-versions.service';
import { TranslationsController } from './translations.controller';
import { TranslationsService } from './translations.service';

@Module({
  controllers: [TranslationsController, TranslationFilesController],
  providers: [
    ...[TranslationsService, TranslationListService, TranslationFilesService],
    ...[GlossaryService, PreviewsService, TranslationVersionsService],
  ],
})
export class TranslationsModule {}
