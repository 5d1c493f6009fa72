import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type GivenText,
  type RecordTranslation,
  type SaveTranslation,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
  type TranslatedText,
  type TRANSLATION_STATES,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In, Not } from 'typeorm';
import { type FieldProblems, InvalidInput, StaleVersion } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { newBatch } from '../../platform/records/audit';
import { type Change, change, type UpdateOptions } from '../../platform/records/change';
import { notFound } from '../../platform/records/record-type';
import { restoredFrom } from '../../platform/records/versioned';
import { hashOfText } from '../../platform/translations/text-fields';
import { TranslationEntity } from '../../platform/translations/translation.entity';
import { UserEntity } from '../../staff/users/user.entity';
import { termsIn } from './glossary.service';
import { isLong, labelOf, longestOf, translationOf } from './translation-record';
import { type Source, sourcesOf, translatedTypes } from './translation-sources';

export const LOCALE = 'bn';

/** Reads and writes the Bangla texts of records. */
@Injectable()
export class TranslationsService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async get(
    subject: TranslatedSubject,
    id: number,
    manager = this.manager,
  ): Promise<RecordTranslation> {
    const [source] = await sourcesOf(manager, subject, [id]);
    if (!source) throw notFound(translatedTypes[subject]);
    const rows = await manager.findBy(TranslationEntity, {
      subject,
      subject_id: id,
      locale: LOCALE,
      text: Not(''),
    });
    const names = await namesOf(manager, rows);
    const texts = Object.entries(source.texts).map(([field, text]) => {
      const row = rows.find((one) => one.field === field);
      return toText(subject, field, text, row, names);
    });
    return {
      subject,
      id,
      name: source.name,
      version: versionOf(texts),
      texts,
      glossary: await termsIn(manager, Object.values(source.texts)),
    };
  }

  /** Saves the given texts of a record. Drafts only change texts that differ; approving confirms all of them. */
  async save(
    subject: TranslatedSubject,
    id: number,
    { version, state, texts, restored_from }: SaveTranslation,
    principal: Principal,
  ): Promise<RecordTranslation> {
    const { name } = await this.get(subject, id);
    await change(this.manager, translationOf(name), principal, async (change) => {
      const current = await this.get(subject, id, change.manager);
      if (current.version !== version) {
        throw new StaleVersion(reason('translation_changed'), current, lastAuthorOf(current));
      }
      const [source] = await sourcesOf(change.manager, subject, [id]);
      checkTexts(source!, texts);
      await writeTexts(change, source!, texts, state, principal.user.id, restored_from);
    });
    return this.get(subject, id);
  }
}

/** Throws if a record has no such text, or a text is too long. */
export function checkTexts({ subject, texts }: Source, given: readonly GivenText[]): void {
  const problems: FieldProblems = {};
  for (const { field, text } of given) {
    const max = longestOf(subject, field);
    if (texts[field] === undefined) problems[field] = reason('translation_field_missing');
    else if (text.length > max) problems[field] = reason('translation_too_long', { max });
  }
  if (Object.keys(problems).length > 0) throw new InvalidInput(problems);
}

/**
 * Writes texts of one record; blank ones remove the translation, but their row stays, because versions are found by it.
 * Returns the number of changed texts.
 */
export async function writeTexts(
  change: Change<TranslationEntity>,
  { subject, id, texts }: Source,
  given: readonly GivenText[],
  state: (typeof TRANSLATION_STATES)[number],
  by_id: number,
  restored_from?: string,
): Promise<number> {
  const which = { subject, subject_id: id, locale: LOCALE } as const;
  const rows = await change.manager.findBy(TranslationEntity, which);
  const batch = newBatch();
  const options: UpdateOptions = {
    batch,
    ...(restored_from && {
      ...{ action: 'version_restored', marks: [restoredFrom(new Date(restored_from))] },
    }),
  };
  let changed = 0;
  for (const { field, text } of given) {
    const before = rows.find((row) => row.field === field);
    const columns = {
      ...{ text, state, source_hash: hashOfText(texts[field]!), by_id },
      // A draft leaves the text on the site as it is.
      ...(state === 'approved' && { approved: text }),
      ...(text === '' && { approved: null, state: 'draft' as const }),
    };
    if (text === (before?.text ?? '') && (state === 'draft' || text === '')) continue;
    if (before === undefined) await change.insert({ ...which, field, ...columns }, {}, batch);
    else await change.update(before, columns, options);
    changed++;
  }
  return changed;
}

/** Deletes the translations of records that no longer exist, and returns their number. */
export async function removeOrphans(manager: EntityManager): Promise<number> {
  let count = 0;
  for (const subject of TRANSLATED_SUBJECTS) {
    const { tableName } = manager.connection.getMetadata(translatedTypes[subject].entity);
    const orphans = await manager
      .createQueryBuilder(TranslationEntity, 'translation')
      .select('translation.id')
      .where('translation.subject = :subject', { subject })
      .andWhere(`translation.subject_id NOT IN (SELECT id FROM ${tableName})`)
      .getMany();
    if (orphans.length === 0) continue;
    await manager.delete(TranslationEntity, { id: In(orphans.map(({ id }) => id)) });
    count += orphans.length;
  }
  return count;
}

function toText(
  subject: TranslatedSubject,
  field: string,
  source: string,
  row: TranslationEntity | undefined,
  names: Map<number, string>,
): TranslatedText {
  const source_hash = hashOfText(source);
  return {
    field,
    label: labelOf(subject, field),
    long: isLong(subject, field),
    source,
    source_hash,
    text: row?.text ?? null,
    approved: row?.approved ?? null,
    state: row?.state ?? null,
    stale: row !== undefined && row.source_hash !== source_hash,
    by: row?.by_id ? (names.get(row.by_id) ?? null) : null,
    at: row?.at.toISOString() ?? null,
  };
}

async function namesOf(
  manager: EntityManager,
  rows: TranslationEntity[],
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ by_id }) => by_id ?? []))];
  if (ids.length === 0) return new Map();
  const users = await manager.find(UserEntity, {
    select: { id: true, name: true },
    where: { id: In(ids) },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

const versionOf = (texts: TranslatedText[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        texts.map(({ field, source_hash, text, state, stale }) => [
          ...[field, source_hash, text, state, stale],
        ]),
      ),
    )
    .digest('hex');

/** Returns the name of the account that wrote the newest text; '' if there is none. */
function lastAuthorOf({ texts }: RecordTranslation): string {
  const newest = [...texts].sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))[0];
  return newest?.by ?? '';
}
