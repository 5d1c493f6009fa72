import { Module } from '@nestjs/common';
import { MediaModule } from '../../platform/media/media.module';
import { CategoriesController } from './categories.controller';
import { CategoriesService } from './categories.service';
import { CategoryTrashService } from './category-trash.service';
import { CategoryWritesService } from './category-writes.service';

@Module({
  imports: [MediaModule],
  controllers: [CategoriesController],
  providers: [CategoriesService, CategoryTrashService, CategoryWritesService],
  exports: [CategoriesService, CategoryTrashService],
})
export class CategoriesModule {}
