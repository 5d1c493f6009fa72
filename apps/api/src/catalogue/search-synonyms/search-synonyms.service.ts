import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateSearchSynonym, SearchSynonym, UpdateSearchSynonym } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { SearchSynonymEntity, searchSynonymRecord, toSearchSynonym } from './search-synonym.entity';

@Injectable()
export class SearchSynonymsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(): Promise<SearchSynonym[]> {
    const order = { words: 'ASC', id: 'ASC' } as const;
    return (await this.manager.find(SearchSynonymEntity, { order })).map(toSearchSynonym);
  }

  async create(body: CreateSearchSynonym, principal: Principal): Promise<SearchSynonym> {
    const { id } = await change(this.manager, searchSynonymRecord, principal, (change) =>
      change.insert(body),
    );
    return this.get(id);
  }

  async update(
    id: number,
    { version, ...fields }: UpdateSearchSynonym,
    principal: Principal,
  ): Promise<SearchSynonym> {
    await change(this.manager, searchSynonymRecord, principal, async (change) =>
      change.update(await change.load(id, version), fields),
    );
    return this.get(id);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await change(this.manager, searchSynonymRecord, principal, async (change) => {
      const row = await change.load(id);
      await change.manager.delete(SearchSynonymEntity, { id });
      change.log(row, 'deleted', change.changesBetween({ ...row }, null));
    });
  }

  private async get(id: number): Promise<SearchSynonym> {
    return toSearchSynonym(await load(this.manager, searchSynonymRecord, id));
  }
}
