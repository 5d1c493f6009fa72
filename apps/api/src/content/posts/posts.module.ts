import { Module } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { MediaModule } from '../../platform/media/media.module';
import { recordController } from '../../platform/record-api/record.controller';
import { PostsService } from './posts.service';

@Module({
  imports: [MediaModule],
  controllers: [recordController(contract.posts, PostsService)],
  providers: [PostsService],
  exports: [PostsService],
})
export class PostsModule {}
