import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { toAuditEntry } from './audit.mapper';
import { AuditService } from './audit.service';

@Controller()
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @TsRestHandler(contract.audit)
  handler(@CurrentResponse() response: Response) {
    return tsRestHandler(contract.audit, {
      list: async ({ query }) => {
        const { rows, total } = await this.audit.list(query);
        setTotal(response, total);
        return { status: 200, body: { data: rows.map(toAuditEntry) } };
      },
    });
  }
}
