import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { MaintenanceSettingsService } from './maintenance-settings.service';
import { Renewals } from './renewals.service';

const { settings, saveSettings, renewal, renew, extend } = contract.maintenanceContracts;
const routes = { settings, saveSettings, renewal, renew, extend };

/** Staff routes for contracts besides those of every record. */
@Controller()
export class MaintenanceDeskController {
  constructor(
    private readonly reminders: MaintenanceSettingsService,
    private readonly renewals: Renewals,
  ) {}

  @TsRestHandler(routes)
  handler(@CurrentPrincipal() principal: Principal) {
    const shown = async (id: number) => ({
      status: 200 as const,
      body: { data: await this.renewals.get(id) },
    });
    return tsRestHandler(routes, {
      settings: async () => ({ status: 200, body: { data: await this.reminders.get() } }),
      saveSettings: async ({ body }) => ({
        status: 200,
        body: { data: await this.reminders.save(body, principal) },
      }),
      renewal: ({ params }) => shown(params.id),
      renew: async ({ params }) => {
        await this.renewals.renew(params.id, principal);
        return shown(params.id);
      },
      extend: async ({ params }) => {
        await this.renewals.extend(params.id, principal);
        return shown(params.id);
      },
    });
  }
}
