import { Controller, Req } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import type { Request, Response } from 'express';
import { Repository } from 'typeorm';
import { NotFound } from '../../platform/http/api-error';
import { CurrentResponse, setTotal } from '../../platform/http/current-response';
import { CurrentPrincipal, type Principal } from '../../platform/http/principal';
import { pictureIn } from '../../platform/http/uploads';
import { MediaAliasEntity } from '../../platform/media/media-alias.entity';
import { toPicture } from '../../platform/media/picture.mapper';
import { MediaLibraryService } from './media-library.service';
import { MediaWritesService } from './media-writes.service';

@Controller()
export class MediaController {
  constructor(
    @InjectRepository(MediaAliasEntity) private readonly aliases: Repository<MediaAliasEntity>,
    private readonly library: MediaLibraryService,
    private readonly writes: MediaWritesService,
  ) {}

  @TsRestHandler(contract.media)
  handler(
    @Req() request: Request,
    @CurrentResponse() response: Response,
    // Null for a visitor, who can only call `oldAddress`.
    @CurrentPrincipal() principal: Principal,
  ) {
    const bodyOf = async (id: number) => ({ data: await this.library.get(id, principal) });
    return tsRestHandler(contract.media, {
      oldAddress: async ({ query }) => {
        const alias = await this.aliases.findOne({
          where: { path: query.path },
          relations: { media: true },
        });
        if (!alias) throw new NotFound(reason('picture_not_found'));
        return { status: 200, body: { data: toPicture(alias.media) } };
      },
      list: async ({ query }) => {
        const { rows, total } = await this.library.list(query);
        setTotal(response, total);
        return { status: 200, body: { data: rows } };
      },
      summary: async () => ({ status: 200, body: { data: await this.library.summary() } }),
      get: async ({ params: { id } }) => ({ status: 200, body: await bodyOf(id) }),
      create: async ({ body }) => {
        const id = await this.writes.create(body, pictureIn(request, 'image'), principal);
        return { status: 201, body: await bodyOf(id) };
      },
      update: async ({ params: { id }, body }) => {
        await this.writes.update(id, body, principal);
        return { status: 200, body: await bodyOf(id) };
      },
      replace: async ({ params: { id }, body }) => {
        const upload = pictureIn(request, 'image');
        const replacement = await this.writes.replace(id, body, upload, principal);
        return { status: 200, body: await bodyOf(replacement) };
      },
      remove: async ({ params: { id }, body }) => {
        await this.writes.remove(id, body?.version, principal);
        return { status: 200, body: { success: true } };
      },
    });
  }
}
