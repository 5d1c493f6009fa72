import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CompanyService } from './company.service';

@Controller()
export class CompanyController {
  constructor(private readonly company: CompanyService) {}

  @TsRestHandler(contract.company)
  handler() {
    return tsRestHandler(contract.company, {
      get: async () => ({ status: 200, body: { data: await this.company.get() } }),
    });
  }
}
