import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateReplyTemplate, ReplyTemplate, UpdateReplyTemplate } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import type { Principal } from '../../../platform/http/principal';
import { change } from '../../../platform/records/change';
import { load } from '../../../platform/records/record-type';
import { ReplyTemplateEntity, replyTemplateRecord } from './reply-template.entity';

/** Manages the texts that staff begin a reply with. */
@Injectable()
export class ReplyTemplatesService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(): Promise<ReplyTemplate[]> {
    const order = { name: 'ASC', id: 'ASC' } as const;
    return (await this.manager.find(ReplyTemplateEntity, { order })).map(toReplyTemplate);
  }

  async create(body: CreateReplyTemplate, principal: Principal): Promise<ReplyTemplate> {
    const { id } = await change(this.manager, replyTemplateRecord, principal, (change) =>
      change.insert({ kind: null, ...body }),
    );
    return this.get(id);
  }

  async update(
    id: number,
    { version, ...fields }: UpdateReplyTemplate,
    principal: Principal,
  ): Promise<ReplyTemplate> {
    await change(this.manager, replyTemplateRecord, principal, async (change) =>
      change.update(await change.load(id, version), fields),
    );
    return this.get(id);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await change(this.manager, replyTemplateRecord, principal, async (change) => {
      const row = await change.load(id);
      await change.manager.delete(ReplyTemplateEntity, { id });
      change.log(row, 'deleted', change.changesBetween({ ...row }, null));
    });
  }

  private async get(id: number): Promise<ReplyTemplate> {
    return toReplyTemplate(await load(this.manager, replyTemplateRecord, id));
  }
}

const toReplyTemplate = ({
  id,
  name,
  text,
  kind,
  version,
  updated_at,
}: ReplyTemplateEntity): ReplyTemplate => ({
  id,
  name,
  text,
  kind,
  version,
  updated_at: updated_at.toISOString(),
});
