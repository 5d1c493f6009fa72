import type { LocaleQuery, TranslatedSubject } from '@shishir/contract';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { previewOf } from './preview.entity';
import { fieldsOf, textAt, withText } from './text-fields';
import { TranslationEntity } from './translation.entity';

/** Records of a response, by type. */
export type RecordIds = Partial<Record<TranslatedSubject, readonly number[]>>;

const keyOf = (subject: TranslatedSubject, id: number, field: string) =>
  `${subject} ${id} ${field}`;

/**
 * The approved texts of all records of a response in one language, read with one statement. In a preview, drafts take
 * their place.
 */
export class Texts {
  /** Leaves all records as they are. */
  static readonly english = new Texts(new Map());

  private constructor(private readonly texts: ReadonlyMap<string, string>) {}

  static async load(
    manager: EntityManager,
    { locale, preview: token }: LocaleQuery,
    ids: RecordIds,
  ): Promise<Texts> {
    if (locale === undefined || locale === 'en') return Texts.english;
    const preview = await previewOf(manager, token);
    const where = Object.entries(ids)
      .filter(([, list]) => list.length > 0)
      .map(([subject, list]) => ({
        subject: subject as TranslatedSubject,
        subject_id: In([...new Set(list)]),
        locale,
        ...(!preview && { approved: Not(IsNull()) }),
      }));
    if (where.length === 0) return new Texts(new Map());
    const shown = preview ? 'text' : 'approved';
    const select = { id: true, subject: true, subject_id: true, field: true, [shown]: true };
    const rows = await manager.find(TranslationEntity, { select, where });
    const texts = new Map(
      rows
        .filter((row) => row[shown] !== '')
        .map((row) => [keyOf(row.subject, row.subject_id, row.field), row[shown]!]),
    );
    for (const { field, text } of preview?.bangla ?? []) {
      const key = keyOf(preview!.subject, preview!.subject_id, field);
      if (text === '') texts.delete(key);
      else texts.set(key, text);
    }
    return new Texts(texts);
  }

  /** Returns the text of a field in the language; undefined if it has to stay English. */
  get(subject: TranslatedSubject, id: number, field: string): string | undefined {
    return this.texts.get(keyOf(subject, id, field));
  }

  /** Returns the record in the language, with the names of the fields that stay English. */
  of<T extends object>(
    subject: TranslatedSubject,
    id: number,
    record: T,
  ): T & { untranslated?: string[] } {
    if (this === Texts.english) return record;
    const untranslated: string[] = [];
    let result = record;
    for (const field of fieldsOf(subject, record)) {
      if (textAt(record, field) === null) continue;
      const text = this.get(subject, id, field);
      if (text === undefined) untranslated.push(field);
      else result = withText(result, field, text);
    }
    return { ...result, untranslated };
  }
}

/** Deletes the translations of records that are deleted for good. */
export async function forgetTexts(
  manager: EntityManager,
  subject: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const which = { subject: subject as TranslatedSubject, subject_id: In([...ids]) };
  await manager.delete(TranslationEntity, which);
}

/** Copies the texts of a record in other languages to a new record with the same English texts. */
export async function copyTexts(
  manager: EntityManager,
  subject: TranslatedSubject,
  from: number,
  to: number,
): Promise<void> {
  const rows = await manager.findBy(TranslationEntity, { subject, subject_id: from });
  const copies = rows.map(({ field, locale, text, approved, source_hash, state, by_id }) =>
    manager.create(TranslationEntity, {
      ...{ subject, subject_id: to, field, locale, text, approved },
      ...{ source_hash, state, by_id },
    }),
  );
  if (copies.length > 0) await manager.insert(TranslationEntity, copies);
}
