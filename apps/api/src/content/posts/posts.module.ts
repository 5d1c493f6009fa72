import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module';
import { PostsController } from './posts.controller';
import { PostsService, PostTrash } from './posts.service';

@Module({
  imports: [MediaModule],
  controllers: [PostsController],
  providers: [PostsService, PostTrash],
  exports: [PostTrash],
})
export class PostsModule {}
