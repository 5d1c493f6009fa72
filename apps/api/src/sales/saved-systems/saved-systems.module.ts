import { Module } from '@nestjs/common';
import { SavedSystemsController } from './saved-systems.controller';
import { SavedSystemsService } from './saved-systems.service';

@Module({ controllers: [SavedSystemsController], providers: [SavedSystemsService] })
export class SavedSystemsModule {}
