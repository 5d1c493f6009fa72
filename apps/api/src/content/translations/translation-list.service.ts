import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type SubjectCounts,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
  type TranslationQuery,
  type TranslationRow,
  type TranslationView,
} from '@shishir/contract';
import { foldBangla } from '@shishir/format';
import { EntityManager, Not } from 'typeorm';
import { containing, like, windowOf } from '../../platform/database/queries';
import { revision, RevisionCache } from '../../platform/database/revision';
import { hashOfText } from '../../platform/translations/text-fields';
import { TranslationEntity } from '../../platform/translations/translation.entity';
import { sourcesOf } from './translation-sources';

/** A record with the hashes of its English texts. */
interface Known {
  id: number;
  name: string;
  hashes: [field: string, hash: string][];
  /** Name and English texts, folded. */
  words: string;
}

interface Listed {
  row: TranslationRow;
  words: string;
}

const WORDS_LENGTH = 4000;

/** Lists the records with texts to translate, and counts what is missing, stale or a draft. */
@Injectable()
export class TranslationListService {
  private readonly known = new RevisionCache<Known[]>();

  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async list(query: TranslationQuery) {
    const all = await this.all();
    const counts = TRANSLATED_SUBJECTS.map((subject) =>
      countsOf(
        subject,
        all.filter(({ row }) => row.subject === subject).map(({ row }) => row),
      ),
    );
    const rows = await this.filtered(all, query);
    const { skip, take } = windowOf(query);
    return { data: rows.slice(skip, skip + take), counts, total: rows.length };
  }

  /** Returns the records that filters leave, those that need attention first. */
  async rows(query: Pick<TranslationQuery, 'subject' | 'state' | 'q'>): Promise<TranslationRow[]> {
    return this.filtered(await this.all(), query);
  }

  private async filtered(
    all: Listed[],
    { subject, state, q = '' }: Pick<TranslationQuery, 'subject' | 'state' | 'q'>,
  ): Promise<TranslationRow[]> {
    const words = foldBangla(q).split(' ').filter(Boolean);
    const inBangla = words.length > 0 ? await this.withBangla(words) : null;
    return all
      .filter(({ row }) => subject === undefined || row.subject === subject)
      .filter(({ row }) => state === undefined || IN_VIEW[state](row))
      .filter(
        ({ row, words: text }) =>
          inBangla === null ||
          words.every((word) => text.includes(word)) ||
          inBangla.has(`${row.subject} ${row.id}`),
      )
      .map(({ row }) => row)
      .sort((a, b) => Number(needsWork(b)) - Number(needsWork(a)));
  }

  /** Returns the records with a Bangla text that contains all words. */
  private async withBangla(words: string[]): Promise<Set<string>> {
    const found = this.manager
      .createQueryBuilder(TranslationEntity, 'translation')
      .select(['translation.subject', 'translation.subject_id', 'translation.id']);
    words.forEach((word, index) => {
      found.andWhere(like('translation.search_text', `:word_${index}`), {
        [`word_${index}`]: containing(word),
      });
    });
    // Only approved texts have a column for searches.
    const drafts = await this.manager.find(TranslationEntity, {
      select: { id: true, subject: true, subject_id: true, text: true },
      where: { locale: 'bn', state: 'draft', text: Not('') },
    });
    const inDrafts = drafts.filter(({ text }) => {
      const folded = foldBangla(text);
      return words.every((word) => folded.includes(word));
    });
    const rows = [...(await found.getMany()), ...inDrafts];
    return new Set(rows.map(({ subject, subject_id }) => `${subject} ${subject_id}`));
  }

  private async all(): Promise<Listed[]> {
    const at = await revision.read(this.manager);
    const rows = await this.manager.find(TranslationEntity, {
      select: {
        id: true,
        subject: true,
        subject_id: true,
        field: true,
        state: true,
        source_hash: true,
      },
      where: { locale: 'bn', text: Not('') },
    });
    const byText = new Map(
      rows.map((row) => [`${row.subject} ${row.subject_id} ${row.field}`, row]),
    );
    const lists = await Promise.all(
      TRANSLATED_SUBJECTS.map(async (subject) => {
        const known = await this.known.get(at, subject, () => this.read(subject));
        return known.map(({ id, name, hashes, words }): Listed => {
          const row = { subject, id, name, texts: hashes.length, missing: 0, stale: 0, draft: 0 };
          for (const [field, hash] of hashes) {
            const text = byText.get(`${subject} ${id} ${field}`);
            if (!text) row.missing++;
            else {
              if (text.source_hash !== hash) row.stale++;
              if (text.state === 'draft') row.draft++;
            }
          }
          return { row, words };
        });
      }),
    );
    return lists.flat();
  }

  private async read(subject: TranslatedSubject): Promise<Known[]> {
    const sources = await sourcesOf(this.manager, subject);
    return sources
      .map(({ id, name, texts }) => ({
        id,
        name,
        hashes: Object.entries(texts).map(([field, text]): [string, string] => [
          field,
          hashOfText(text),
        ]),
        words: foldBangla([name, ...Object.values(texts)].join(' ')).slice(0, WORDS_LENGTH),
      }))
      .filter(({ hashes }) => hashes.length > 0);
  }
}

const needsWork = ({ missing, stale, draft }: TranslationRow) => missing + stale + draft > 0;

const IN_VIEW: Record<TranslationView, (row: TranslationRow) => boolean> = {
  missing: ({ missing }) => missing > 0,
  stale: ({ stale }) => stale > 0,
  draft: ({ draft }) => draft > 0,
  approved: (row) => !needsWork(row),
};

const countsOf = (subject: TranslatedSubject, rows: TranslationRow[]): SubjectCounts => {
  const sum = (of: 'texts' | 'missing' | 'stale' | 'draft') =>
    rows.reduce((total, row) => total + row[of], 0);
  return {
    subject,
    records: rows.length,
    ...{ texts: sum('texts'), missing: sum('missing'), stale: sum('stale'), draft: sum('draft') },
  };
};
