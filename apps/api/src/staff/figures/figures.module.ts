import { Module } from '@nestjs/common';
import { CounterService } from './counter.service';
import { FiguresController } from './figures.controller';
import { FiguresService } from './figures.service';

@Module({ controllers: [FiguresController], providers: [CounterService, FiguresService] })
export class FiguresModule {}
