import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { Calculations } from './calculations.service';
import { SizingValuesService } from './sizing-values.service';
import { UnitCatalogue } from './system-catalogue';
import { TariffsService } from './tariffs.service';
import { valueOf } from './value-of';
import { VrfSeriesService } from './vrf-series.service';

const { sizing, sizingValues, tariffs, vrfSeries } = contract;

@Controller()
export class SizingController {
  constructor(
    private readonly units: UnitCatalogue,
    private readonly calculator: Calculations,
    private readonly values: SizingValuesService,
    private readonly tariffs: TariffsService,
    private readonly vrfSeries: VrfSeriesService,
  ) {}

  // The results of the library contain more than the contract; the schema leaves it out.
  @TsRestHandler(sizing, { validateResponses: true })
  calculations() {
    return tsRestHandler(sizing, {
      room: async ({ body }) => ({
        status: 200,
        body: { data: valueOf(await this.calculator.room(body)) },
      }),
      system: async ({ body }) => ({
        status: 200,
        body: { data: valueOf(await this.calculator.system(body)) },
      }),
      project: async ({ body }) => ({
        status: 200,
        body: { data: valueOf(await this.calculator.project(body)) },
      }),
      catalogue: async ({ query: { locale } }) => ({
        status: 200,
        body: { data: await this.units.sizes(locale) },
      }),
      units: async ({ query: { ids, like, locale } }) => ({
        status: 200,
        body: {
          data: await (like
            ? this.units.like(like, locale)
            : this.units.named(ids?.split(',').map(Number) ?? [], locale)),
        },
      }),
    });
  }

  // The guard restricts the writes below to the owner; a visitor, who has no principal, can only read.
  @TsRestHandler(sizingValues)
  constants(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(sizingValues, {
      list: async () => ({ status: 200, body: { data: await this.values.list() } }),
      set: async ({ params: { key }, body }) => ({
        status: 200,
        body: { data: await this.values.set(key, body, principal) },
      }),
    });
  }

  @TsRestHandler(vrfSeries)
  series(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(vrfSeries, {
      list: async () => ({ status: 200, body: { data: await this.vrfSeries.list() } }),
      set: async ({ body }) => ({
        status: 200,
        body: { data: await this.vrfSeries.set(body, principal) },
      }),
    });
  }

  @TsRestHandler(tariffs)
  supply(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(tariffs, {
      list: async () => ({ status: 200, body: { data: await this.tariffs.list() } }),
      create: async ({ body }) => ({
        status: 201,
        body: { data: await this.tariffs.create(body, principal) },
      }),
      update: async ({ params: { id }, body }) => ({
        status: 200,
        body: { data: await this.tariffs.update(id, body, principal) },
      }),
      remove: async ({ params: { id } }) => {
        await this.tariffs.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
