import { Controller } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { contract } from '@shishir/contract';
import { TsRestHandler, tsRestHandler } from '@ts-rest/nest';
import { Repository } from 'typeorm';
import { NotFound } from '../http/api-error';
import { MediaAliasEntity } from './media-alias.entity';
import { toPicture } from './picture.mapper';

@Controller()
export class MediaController {
  constructor(
    @InjectRepository(MediaAliasEntity) private readonly aliases: Repository<MediaAliasEntity>,
  ) {}

  @TsRestHandler(contract.media)
  handler() {
    return tsRestHandler(contract.media, {
      oldAddress: async ({ query }) => {
        const alias = await this.aliases.findOne({
          where: { path: query.path },
          relations: { media: true },
        });
        if (!alias) throw new NotFound('There is no picture at this address.');
        return { status: 200, body: { data: toPicture(alias.media) } };
      },
    });
  }
}
