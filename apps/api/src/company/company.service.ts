import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Company } from '@shishir/contract';
import { Repository } from 'typeorm';
import { NotFound } from '../http/api-error';
import { CompanyEntity } from './company.entity';

/** The number of the one row. */
export const COMPANY_ID = 1;

@Injectable()
export class CompanyService {
  constructor(
    @InjectRepository(CompanyEntity) private readonly company: Repository<CompanyEntity>,
  ) {}

  async get(): Promise<Company> {
    const row = await this.company.findOneBy({ id: COMPANY_ID });
    if (!row) throw new NotFound('The company has no details yet.');
    return row.details;
  }
}
