import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { CreateTermsSet, Locale, TermsSet, UpdateTermsSet } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager } from 'typeorm';
import { Conflict } from '../../../platform/http/api-error';
import type { Principal } from '../../../platform/http/principal';
import { type Change, change } from '../../../platform/records/change';
import { load } from '../../../platform/records/record-type';
import { TermsSetEntity, termsSetRecord, toTermsSet } from './terms-set.entity';

/** Manages the sets of terms that quotations start with. */
@Injectable()
export class TermsSetsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** Returns the default sets first, the others by name. */
  async list(manager = this.manager): Promise<TermsSet[]> {
    const order = { is_default: 'DESC', name: 'ASC', id: 'ASC' } as const;
    return (await manager.find(TermsSetEntity, { order })).map(toTermsSet);
  }

  /** Returns the set that new quotations in a language begin with; one in English if it has none. */
  async defaultOf(locale: Locale, manager: EntityManager): Promise<TermsSet | undefined> {
    const sets = await this.list(manager);
    return sets.find((set) => set.locale === locale) ?? sets.find((set) => set.locale === 'en');
  }

  async create(body: CreateTermsSet, principal: Principal): Promise<TermsSet> {
    const { id } = await change(this.manager, termsSetRecord, principal, async (change) => {
      const { locale = 'en' } = body;
      const others = { is_default: true, locale };
      const is_default = !(await change.manager.existsBy(TermsSetEntity, others));
      return change.insert({ ...body, locale, is_default });
    });
    return this.get(id);
  }

  async update(
    id: number,
    { version, ...fields }: UpdateTermsSet,
    principal: Principal,
  ): Promise<TermsSet> {
    await change(this.manager, termsSetRecord, principal, async (change) => {
      const before = await change.load(id, version);
      if (fields.is_default && !before.is_default) await endDefault(change, before.locale);
      await change.update(before, fields);
    });
    return this.get(id);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await change(this.manager, termsSetRecord, principal, async (change) => {
      const row = await change.load(id);
      const { locale } = row;
      if (row.is_default && (await change.manager.countBy(TermsSetEntity, { locale })) > 1) {
        throw new Conflict(reason('default_terms_needed'));
      }
      await change.manager.delete(TermsSetEntity, { id });
      change.log(row, 'deleted', change.changesBetween({ ...row }, null));
    });
  }

  private async get(id: number): Promise<TermsSet> {
    return toTermsSet(await load(this.manager, termsSetRecord, id));
  }
}

async function endDefault(change: Change<TermsSetEntity>, locale: Locale): Promise<void> {
  const defaults = { is_default: true, locale };
  for (const row of await change.manager.findBy(TermsSetEntity, defaults)) {
    await change.update(row, { is_default: false });
  }
}
