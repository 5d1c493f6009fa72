import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module';
import { VrfProjectController } from './vrf-project.controller';
import { VrfProjectService, VrfProjectTrash } from './vrf-project.service';

@Module({
  imports: [MediaModule],
  controllers: [VrfProjectController],
  providers: [VrfProjectService, VrfProjectTrash],
  exports: [VrfProjectTrash],
})
export class VrfProjectModule {}
