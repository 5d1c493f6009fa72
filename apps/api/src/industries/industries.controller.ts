import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentResponse, setTotal } from '../http/current-response';
import { IndustriesService } from './industries.service';
import { toIndustry } from './industry.mapper';

@Controller()
export class IndustriesController {
  constructor(private readonly industries: IndustriesService) {}

  @TsRestHandler(contract.industries)
  handler(@CurrentResponse() response: Response) {
    return tsRestHandler(contract.industries, {
      list: async () => {
        const rows = await this.industries.list();
        setTotal(response, rows.length);
        return { status: 200, body: { data: rows.map(toIndustry) } };
      },
    });
  }
}
