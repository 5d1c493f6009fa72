import { Controller } from '@nestjs/common';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Response } from 'express';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { GlossaryService } from './glossary.service';
import { PreviewsService } from './previews.service';
import { TranslationListService } from './translation-list.service';
import { TranslationVersionsService } from './translation-versions.service';
import { TranslationsService } from './translations.service';

/** The routes with files belong to `TranslationFilesController`. */
const { list, get, versions, version, save } = contract.translations;
const routes = { list, get, versions, version, save };

@Controller()
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly lists: TranslationListService,
    private readonly history: TranslationVersionsService,
    private readonly glossary: GlossaryService,
    private readonly previews: PreviewsService,
  ) {}

  @TsRestHandler(routes)
  texts(@CurrentResponse() response: Response, @CurrentPrincipal() principal: Principal) {
    return tsRestHandler(routes, {
      list: async ({ query }) => {
        const { total, ...body } = await this.lists.list(query);
        setTotal(response, total);
        return { status: 200, body };
      },
      get: async ({ params: { subject, id } }) => ({
        status: 200,
        body: { data: await this.translations.get(subject, id) },
      }),
      versions: async ({ params: { subject, id } }) => ({
        status: 200,
        body: { data: await this.history.list(subject, id) },
      }),
      version: async ({ params: { subject, id, version } }) => ({
        status: 200,
        body: { data: await this.history.get(subject, id, version) },
      }),
      save: async ({ params: { subject, id }, body }) => ({
        status: 200,
        body: { data: await this.translations.save(subject, id, body, principal) },
      }),
    });
  }

  @TsRestHandler(contract.glossary)
  terms(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.glossary, {
      list: async () => ({ status: 200, body: { data: await this.glossary.list() } }),
      create: async ({ body }) => ({
        status: 201,
        body: { data: await this.glossary.create(body, principal) },
      }),
      update: async ({ params: { id }, body }) => ({
        status: 200,
        body: { data: await this.glossary.update(id, body, principal) },
      }),
      remove: async ({ params: { id } }) => {
        await this.glossary.remove(id, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }

  @TsRestHandler(contract.previews)
  pages(@CurrentPrincipal() principal: Principal) {
    return tsRestHandler(contract.previews, {
      create: async ({ body }) => ({
        status: 201,
        body: { data: await this.previews.create(body, principal) },
      }),
      current: async ({ query: { preview } }) => ({
        status: 200,
        body: { data: await this.previews.current(preview) },
      }),
    });
  }
}
