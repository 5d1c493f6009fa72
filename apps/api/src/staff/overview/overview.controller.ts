import { Controller } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { EntityManager } from 'typeorm';
import { readChanges } from './changes';
import { readComparedProducts } from './compared-products';
import { readEnquiryOverview } from './enquiry-overview';
import { readMailOverview } from './mail-overview';
import { readProductOverview } from './product-overview';
import { readSalesOverview } from './sales-overview';

/** Returns the figures of the overview, which uses all domains and writes nothing. */
@Controller()
export class OverviewController {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  @TsRestHandler(contract.overview)
  handler() {
    return tsRestHandler(contract.overview, {
      enquiries: async () => ({
        status: 200,
        body: { data: await readEnquiryOverview(this.manager) },
      }),
      sales: async ({ query }) => ({
        status: 200,
        body: { data: await readSalesOverview(this.manager, query) },
      }),
      products: async () => ({
        status: 200,
        body: { data: await readProductOverview(this.manager) },
      }),
      compared: async ({ query }) => ({
        status: 200,
        body: { data: await readComparedProducts(this.manager, query) },
      }),
      changes: async () => ({ status: 200, body: { data: await readChanges(this.manager) } }),
      mails: async () => ({ status: 200, body: { data: await readMailOverview(this.manager) } }),
    });
  }
}
