import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import {
  type AuditAction,
  type TRANSLATION_STATES,
  type TranslatedSubject,
  TranslationVersion,
  type TranslationVersionDetail,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { Env } from '../../platform/config/env';
import { NotFound } from '../../platform/http/api-error';
import { AuditTextEntity } from '../../platform/records/audit-text.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { RESTORED_FROM } from '../../platform/records/versioned';
import { TranslationEntity } from '../../platform/translations/translation.entity';
import { UserEntity } from '../../staff/users/user.entity';
import { labelOf } from './translation-record';
import { LOCALE } from './translations.service';

const WRITES: AuditAction[] = ['created', 'updated', 'version_restored'];
const DAY_MS = 24 * 60 * 60_000;
/** Lines of the log that are read at most. */
const LINES = 500;

type State = (typeof TRANSLATION_STATES)[number];

/**
 * Reads the versions of the Bangla texts of a record from the audit log. The lines of one save have the same batch; the
 * texts before a save are the current ones without its changes.
 */
@Injectable()
export class TranslationVersionsService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly env: Env,
  ) {}

  async list(subject: TranslatedSubject, id: number): Promise<TranslationVersion[]> {
    return (await this.versions(subject, id)).map((version) => TranslationVersion.parse(version));
  }

  async get(
    subject: TranslatedSubject,
    id: number,
    version: string,
  ): Promise<TranslationVersionDetail> {
    const found = (await this.versions(subject, id)).find((one) => one.id === version);
    if (!found) throw new NotFound(reason('version_gone'));
    return found;
  }

  private async versions(
    subject: TranslatedSubject,
    subject_id: number,
  ): Promise<TranslationVersionDetail[]> {
    const { manager } = this;
    const which = { subject, subject_id, locale: LOCALE } as const;
    const rows = await manager.findBy(TranslationEntity, which);
    const since = new Date(Date.now() - this.env.KEEP_VERSIONS_DAYS * DAY_MS);
    const lines = await manager.find(AuditEntity, {
      where: {
        ...{ subject: 'translation', subject_id: In(rows.map(({ id }) => id)) },
        ...{ action: In(WRITES), created_at: MoreThanOrEqual(since) },
      },
      order: { id: 'DESC' },
      take: LINES,
    });
    const before = await textsBefore(manager, lines);
    const names = await namesOf(manager, lines);
    const texts = new Map(rows.map((row): [string, string | null] => [row.field, row.text]));
    const states = new Map(rows.map(({ field, state }): [string, State] => [field, state]));

    const versions: TranslationVersionDetail[] = [];
    for (const saved of grouped(lines)) {
      const [line] = saved as [AuditEntity];
      const written = saved.map(({ subject_id }) => rows.find(({ id }) => id === subject_id)!);
      const mark = line.changes.find(({ field }) => field === RESTORED_FROM);
      versions.push({
        id: String(line.id),
        at: line.created_at.toISOString(),
        by: names.get(line.actor_id ?? 0) ?? null,
        state: states.get(written[0]!.field)!,
        restored_from: typeof mark?.after === 'string' ? mark.after : null,
        changed: written.map(({ field }) => labelOf(subject, field)),
        texts: Object.fromEntries(texts),
      });
      saved.forEach(({ id, changes }, index) => {
        const { field } = written[index]!;
        for (const change of changes) {
          if (change.field === 'state') states.set(field, (change.before ?? 'draft') as State);
          if (change.field !== 'text') continue;
          texts.set(field, change.before === null ? '' : (before.get(id) ?? null));
        }
      });
    }
    const isShipped = lines.length < LINES && [...texts.values()].some((text) => text !== '');
    if (isShipped) {
      const unlogged = { id: 'shipped', at: null, by: null, restored_from: null, changed: [] };
      versions.push({ ...unlogged, state: 'approved', texts: Object.fromEntries(texts) });
    }
    return versions;
  }
}

/** Groups the lines of each save. */
function grouped(lines: AuditEntity[]): AuditEntity[][] {
  const saves = new Map<string, AuditEntity[]>();
  for (const line of lines) {
    const key = line.batch ?? String(line.id);
    saves.set(key, [...(saves.get(key) ?? []), line]);
  }
  return [...saves.values()];
}

/** Returns the whole texts before each line, which only has their beginning. */
async function textsBefore(
  manager: EntityManager,
  lines: AuditEntity[],
): Promise<Map<number, string>> {
  const audit_id = In(lines.map(({ id }) => id));
  const texts = await manager.findBy(AuditTextEntity, { audit_id, field: 'text' });
  return new Map(texts.map((row) => [row.audit_id, row.text]));
}

async function namesOf(manager: EntityManager, lines: AuditEntity[]): Promise<Map<number, string>> {
  const ids = [...new Set(lines.flatMap(({ actor_id }) => actor_id ?? []))];
  const select = { id: true, name: true } as const;
  const users = await manager.find(UserEntity, { select, where: { id: In(ids) } });
  return new Map(users.map(({ id, name }) => [id, name]));
}
