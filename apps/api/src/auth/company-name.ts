import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CompanyEntity } from '../company/company.entity';
import { COMPANY_ID } from '../company/company.service';
import { Env } from '../config/env';

/** How the company signs its mails and is called in an authenticator app. */
@Injectable()
export class CompanyName {
  constructor(private readonly env: Env) {}

  async read(manager: EntityManager): Promise<string> {
    const row = await manager.findOneBy(CompanyEntity, { id: COMPANY_ID });
    return row?.details.name ?? new URL(this.env.PUBLIC_URL).hostname;
  }
}
