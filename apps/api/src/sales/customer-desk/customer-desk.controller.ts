import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { CustomersService } from '../customers/customers.service';
import { CustomerFiles } from './customer-files.service';
import { CustomerLinks } from './customer-links.service';

const { proposals, createFromEnquiry, linkEnquiry, file, merge, unmerge } = contract.customers;
const routes = { proposals, createFromEnquiry, linkEnquiry, file, merge, unmerge };

/** Staff routes for customers besides those of every record. */
@Controller()
export class CustomerDeskController {
  constructor(
    private readonly customers: CustomersService,
    private readonly files: CustomerFiles,
    private readonly links: CustomerLinks,
  ) {}

  @TsRestHandler(routes)
  handler(@CurrentPrincipal() principal: Principal) {
    const one = async (id: number) => ({ data: await this.customers.get(id, principal) });
    return tsRestHandler(routes, {
      proposals: async ({ params }) => ({
        status: 200,
        body: { data: await this.links.proposals(params.id) },
      }),
      createFromEnquiry: async ({ params }) => ({
        status: 201,
        body: await one(await this.links.create(params.id, principal)),
      }),
      linkEnquiry: async ({ params, body }) => {
        await this.links.set(params.id, body.customer_id, principal);
        return { status: 200, body: { success: true } };
      },
      file: async ({ params }) => ({
        status: 200,
        body: { data: await this.files.get(params.id) },
      }),
      merge: async ({ params, body }) => {
        await this.customers.merge(params.id, body.into_id, body.version, principal);
        return { status: 200, body: await one(params.id) };
      },
      unmerge: async ({ params }) => {
        await this.customers.unmerge(params.id, principal);
        return { status: 200, body: await one(params.id) };
      },
    });
  }
}
