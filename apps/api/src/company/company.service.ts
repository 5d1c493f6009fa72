import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Company } from '@shishir/contract';
import { EntityManager, Repository } from 'typeorm';
import { Env } from '../config/env';
import { NotFound } from '../http/api-error';
import { CompanyEntity } from './company.entity';

/** The number of the one row. */
export const COMPANY_ID = 1;

@Injectable()
export class CompanyService {
  constructor(
    @InjectRepository(CompanyEntity) private readonly company: Repository<CompanyEntity>,
    private readonly env: Env,
  ) {}

  async get(): Promise<Company> {
    const row = await this.company.findOneBy({ id: COMPANY_ID });
    if (!row) throw new NotFound('The company has no details yet.');
    return row.details;
  }

  /** How the company signs its mails and is called in an authenticator app. */
  async name(manager: EntityManager): Promise<string> {
    const row = await manager.findOneBy(CompanyEntity, { id: COMPANY_ID });
    return row?.details.name ?? new URL(this.env.PUBLIC_URL).hostname;
  }
}
