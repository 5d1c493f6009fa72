import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IndustryEntity } from './industry.entity';

@Injectable()
export class IndustriesService {
  constructor(
    @InjectRepository(IndustryEntity) private readonly industries: Repository<IndustryEntity>,
  ) {}

  list(): Promise<IndustryEntity[]> {
    return this.industries.find({
      where: { active: true },
      relations: { image: true },
      order: { position: 'ASC', id: 'ASC' },
    });
  }
}
