import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  CreateGlossaryTerm,
  GlossaryTerm,
  RecordTranslation,
  UpdateGlossaryTerm,
} from '@shishir/contract';
import { EntityManager } from 'typeorm';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { load } from '../../platform/records/record-type';
import { GlossaryTermEntity, glossaryTermRecord, toGlossaryTerm } from './glossary-term.entity';

/** Manages the glossary of translators. */
@Injectable()
export class GlossaryService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(): Promise<GlossaryTerm[]> {
    const order = { english: 'ASC', id: 'ASC' } as const;
    return (await this.manager.find(GlossaryTermEntity, { order })).map(toGlossaryTerm);
  }

  async create(body: CreateGlossaryTerm, principal: Principal): Promise<GlossaryTerm> {
    const { id } = await change(this.manager, glossaryTermRecord, principal, (change) =>
      change.insert(body),
    );
    return this.get(id);
  }

  async update(
    id: number,
    { version, ...fields }: UpdateGlossaryTerm,
    principal: Principal,
  ): Promise<GlossaryTerm> {
    await change(this.manager, glossaryTermRecord, principal, async (change) =>
      change.update(await change.load(id, version), fields),
    );
    return this.get(id);
  }

  async remove(id: number, principal: Principal): Promise<void> {
    await change(this.manager, glossaryTermRecord, principal, async (change) => {
      const row = await change.load(id);
      await change.manager.delete(GlossaryTermEntity, { id });
      change.log(row, 'deleted', change.changesBetween({ ...row }, null));
    });
  }

  private async get(id: number): Promise<GlossaryTerm> {
    return toGlossaryTerm(await load(this.manager, glossaryTermRecord, id));
  }
}

/** Returns the terms of the glossary that occur in English texts, longer ones first. */
export async function termsIn(
  manager: EntityManager,
  texts: string[],
): Promise<RecordTranslation['glossary']> {
  const text = ` ${texts.join(' ').toLowerCase()} `;
  const terms = await manager.find(GlossaryTermEntity, { order: { english: 'ASC' } });
  return terms
    .filter(({ english }) => spellingsOf(english).some((word) => hasWord(text, word)))
    .sort((a, b) => b.english.length - a.english.length)
    .map(({ english, bangla, note }) => ({ english, bangla, note }));
}

/** A term can list several words, and explain them in brackets. */
const spellingsOf = (english: string) =>
  english
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Finds whole words, also in the plural. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(s|es)?(?![\\p{L}\\d])`, 'u').test(text);
}
