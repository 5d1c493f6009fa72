import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module';
import { HistoryController } from './history.controller';
import { HistoryService } from './history.service';

@Module({
  imports: [MediaModule],
  controllers: [HistoryController],
  providers: [HistoryService],
})
export class HistoryModule {}
