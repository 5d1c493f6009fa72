import { Module } from '@nestjs/common';
import { CategoryMenuModule } from './category-menu';
import { MenuController } from './menu.controller';
import { MenuWritesService } from './menu-writes.service';
import { MenuService } from './menu.service';

@Module({
  imports: [CategoryMenuModule],
  controllers: [MenuController],
  providers: [MenuService, MenuWritesService],
})
export class MenuModule {}
