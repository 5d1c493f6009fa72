import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type GivenText,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
  type TranslationImport,
  type TranslationQuery,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { cleanText } from '@shishir/format';
import { EntityManager, Not } from 'typeorm';
import { InvalidInput } from '../../platform/http/api-error';
import type { IncomingFile } from '../../platform/http/uploads';
import type { Principal } from '../../platform/http/principal';
import { change } from '../../platform/records/change';
import { hashOfText } from '../../platform/translations/text-fields';
import { TranslationEntity } from '../../platform/translations/translation.entity';
import {
  type ExportedText,
  type FileText,
  groupedBy,
  readTexts,
  UnreadableFile,
} from './translation-files';
import { translationFileTexts as sentences } from './translation-files.texts';
import { TranslationListService } from './translation-list.service';
import { labelOf, longestOf, translationOf } from './translation-record';
import { type Source, sourcesOf } from './translation-sources';
import { writeTexts } from './translations.service';

/** Spreadsheets change line breaks; a text that differs in nothing else is the same. */
const withPlainBreaks = (text: string) => cleanText(text.replace(/\r\n?/g, '\n'));

/** Writes texts into files for translators, and reads their work as drafts. */
@Injectable()
export class TranslationFilesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly lists: TranslationListService,
  ) {}

  /** Returns the texts of the records that filters leave; with a state, only texts in that state. */
  async exported({
    subject,
    state,
  }: Pick<TranslationQuery, 'subject' | 'state'>): Promise<ExportedText[]> {
    const rows = await this.lists.rows({ subject, state });
    const ids = groupedBy(rows, (row) => row.subject);
    const known = new Map(
      (await this.manager.findBy(TranslationEntity, { locale: 'bn', text: Not('') })).map((row) => [
        `${row.subject} ${row.subject_id} ${row.field}`,
        row,
      ]),
    );
    const texts: ExportedText[] = [];
    for (const [type, found] of ids) {
      const sources = await sourcesOf(this.manager, type);
      const wanted = new Set(found.map(({ id }) => id));
      for (const { id, name, texts: english } of sources.filter((one) => wanted.has(one.id))) {
        for (const [field, source] of Object.entries(english)) {
          const row = known.get(`${type} ${id} ${field}`);
          const stateOf = !row ? 'missing' : isStale(row, source) ? 'stale' : row.state;
          if (state && stateOf !== state) continue;
          const label = labelOf(type, field);
          const target = row?.text ?? '';
          texts.push({
            subject: type,
            id,
            field,
            source,
            target,
            record: name,
            label,
            state: stateOf,
          });
        }
      }
    }
    return texts;
  }

  /** Stores the translations of a file as drafts. Lines with a problem are left out. */
  async import(file: IncomingFile, principal: Principal): Promise<TranslationImport> {
    const texts = await textsOf(file);
    const result: TranslationImport = { written: 0, unchanged: 0, problems: [] };
    const report = (text: FileText, problem: string) => {
      const line = `${text.subject} ${text.id}, ${text.field}`;
      result.problems.push({ line, problem });
    };
    for (const [subject, ofSubject] of groupedBy(texts, (text) => text.subject)) {
      if (!isSubject(subject)) {
        for (const text of ofSubject) report(text, sentences.unknownType);
        continue;
      }
      const ids = [...new Set(ofSubject.map(({ id }) => id))].filter(Number.isSafeInteger);
      const sources = new Map(
        (await sourcesOf(this.manager, subject, ids)).map((source) => [source.id, source]),
      );
      for (const [id, ofRecord] of groupedBy(ofSubject, (text) => text.id)) {
        const source = sources.get(id);
        const given = ofRecord.flatMap((text) => {
          const problem = source ? problemOf(source, text) : sentences.recordMissing;
          if (problem) report(text, problem);
          const target = withPlainBreaks(text.target);
          if (!problem && target === '') result.unchanged++;
          return problem || target === '' ? [] : [{ field: text.field, text: target }];
        });
        if (!source || given.length === 0) continue;
        const written = await this.write(source, given, principal);
        result.written += written;
        result.unchanged += given.length - written;
      }
    }
    return result;
  }

  private write(source: Source, given: GivenText[], principal: Principal): Promise<number> {
    return change(this.manager, translationOf(source.name), principal, (change) =>
      writeTexts(change, source, given, 'draft', principal.user.id),
    );
  }
}

const isStale = (row: TranslationEntity, source: string) => row.source_hash !== hashOfText(source);

const isSubject = (subject: string): subject is TranslatedSubject =>
  (TRANSLATED_SUBJECTS as readonly string[]).includes(subject);

/** Returns the reason for which a line can't be imported; null if it can. */
function problemOf({ subject, texts }: Source, { field, source, target }: FileText): string | null {
  const english = texts[field];
  if (english === undefined) return sentences.textMissing;
  if (withPlainBreaks(english) !== withPlainBreaks(source)) return sentences.sourceChanged;
  const max = longestOf(subject, field);
  return target.length > max ? sentences.tooLong(max) : null;
}

async function textsOf({ path }: IncomingFile): Promise<FileText[]> {
  try {
    const bytes = await readFile(path);
    if (!isUtf8(bytes)) throw new UnreadableFile();
    return readTexts(bytes.toString('utf8'));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const problem = reason('translation_file_unreadable');
    throw new InvalidInput({ file: problem }, problem);
  }
}
