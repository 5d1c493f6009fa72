import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type {
  HistoryDetail,
  HistoryRecord,
  HistorySubject,
  HistoryVersion,
  PageQuery,
  RestoreVersion,
} from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In } from 'typeorm';
import { Env } from '../../platform/config/env';
import { windowOf } from '../../platform/database/queries';
import {
  Conflict,
  type FieldProblems,
  NotAllowed,
  NotFound,
  textOf,
} from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { MediaEntity } from '../../platform/media/media.entity';
import { MediaService } from '../../platform/media/media.service';
import { change } from '../../platform/records/change';
import { notFound, type Stored } from '../../platform/records/record-type';
import {
  RESTORED_FROM,
  restoredFrom,
  type Values,
  type VersionedRecord,
  without,
} from '../../platform/records/versioned';
import { authorsOf, ReadableValues } from './readable-values';
import { differencesOf, type RecordState, statesOf } from './record-states';
import { versionedRecords } from './versioned-records';

const DAY_MS = 24 * 60 * 60_000;

/** The record of a request. */
interface Subject {
  subject: HistorySubject;
  id: number;
}

/** Reads the versions of records from the audit log, and restores them. */
@Injectable()
export class HistoryService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly env: Env,
    private readonly media: MediaService,
  ) {}

  async list(
    about: Subject,
    query: PageQuery,
    principal: Principal,
  ): Promise<{ versions: HistoryVersion[]; total: number; record: HistoryRecord }> {
    const record = recordOf(about.subject, principal);
    const row = await loadRow(this.manager, record, about.id);
    const today = record.valuesOf(row);
    const { skip, take } = windowOf(query);
    const { states, kept } = await statesOf(this.manager, record, today, {
      ...about,
      madeAt: madeAt(row),
      since: this.since(),
      take: () => skip + take,
    });
    const page = states.slice(skip);
    const shown = page.flatMap(({ changes }) => changes.flatMap(valuesIn));
    const readable = await ReadableValues.load(this.manager, record, shown);
    const authors = await authorsOf(
      this.manager,
      page.map(({ line }) => line),
    );
    const { longTexts = {} } = record.type;
    const versions = page.map((state) => ({
      ...authors(state.line),
      ...versionOf(state, today),
      changes: state.changes.map((change) => {
        const short = (value: unknown) => {
          const summary = longTexts[change.field];
          return summary && typeof value === 'string' ? summary(value) : value;
        };
        return {
          field: change.field,
          before: readable.of([change.field, short(change.before)]),
          after: readable.of([change.field, short(change.after)]),
        };
      }),
    }));
    return { versions, total: kept, record: toHistoryRecord(record, row) };
  }

  /** Returns one version, its differences from the current record, and the values that cannot be restored. */
  async get(
    about: Subject,
    number: number,
    principal: Principal,
  ): Promise<{ detail: HistoryDetail; record: HistoryRecord }> {
    const record = recordOf(about.subject, principal);
    const row = await loadRow(this.manager, record, about.id);
    const today = record.valuesOf(row);
    const state = await this.state(this.manager, record, row, about, number);
    const { fields, same } = differencesOf(state.values, today);
    const readable = await ReadableValues.load(this.manager, record, [
      ...state.changes.flatMap(valuesIn),
      ...fields.flatMap((field) => bothValues(field, state.values, today)),
    ]);
    const differing = only(state.values, fields);
    const obstacles = await this.obstaclesTo(this.manager, record, row, differing, readable);
    const author = await authorsOf(this.manager, [state.line]);
    const detail: HistoryDetail = {
      ...author(state.line),
      ...versionOf(state, today),
      changes: state.changes.map(({ field, before, after }) => ({
        field,
        before: readable.of([field, before]),
        after: readable.of([field, after]),
      })),
      differences: fields.map((field) => ({
        field,
        then: readable.of([field, state.values[field]]),
        now: readable.of([field, today[field]]),
        obstacle: field in obstacles ? textOf(obstacles[field]!) : null,
      })),
      same,
    };
    return { detail, record: toHistoryRecord(record, row) };
  }

  /** Creates a new version that equals an earlier one, except for values that cannot be restored. */
  async restore(
    about: Subject,
    { version_of_history, version, without: agreed }: RestoreVersion,
    principal: Principal,
  ): Promise<HistoryRecord> {
    const record = recordOf(about.subject, principal);
    await change(this.manager, record.type, principal, async (change) => {
      const { manager } = change;
      const row = await change.load(about.id, version);
      const today = record.valuesOf(row);
      const state = await this.state(manager, record, row, about, version_of_history);
      const { fields } = differencesOf(state.values, today);
      if (fields.length === 0) {
        throw new Conflict(reason('version_same', { record: record.type.label }));
      }
      const differing = only(state.values, fields);
      // Comes first, so that housekeeping does not remove them in between.
      const pictures = fields.filter((field) => record.pictures.includes(field));
      const ids = pictures.map((field) => differing[field]).filter((id) => typeof id === 'number');
      await manager.update(MediaEntity, { id: In(ids) }, { released_at: null });
      const entries = Object.entries(differing);
      const readable = await ReadableValues.load(manager, record, entries);
      const obstacles = await this.obstaclesTo(manager, record, row, differing, readable);
      rejectUnseen(obstacles, agreed);
      const values = without(differing, obstacles);
      if (Object.keys(values).length === 0) {
        throw new Conflict(reason('version_not_restorable'));
      }
      await record.write(change, row, values, {
        action: 'version_restored',
        marks: [restoredFrom(state.line.created_at)],
      });
      const released = pictures.filter((field) => field in values).map((field) => today[field]);
      change.afterCommit(() => this.media.release(...(released as (number | null)[])));
    });
    return toHistoryRecord(record, await loadRow(this.manager, record, about.id));
  }

  private async state(
    manager: EntityManager,
    record: VersionedRecord<Stored>,
    row: Stored,
    about: Subject,
    number: number,
  ): Promise<RecordState> {
    const { states } = await statesOf(manager, record, record.valuesOf(row), {
      ...about,
      madeAt: madeAt(row),
      since: this.since(),
      take: ({ all }) => all - number + 1,
    });
    const found = states.find((state) => state.number === number);
    if (!found) throw new NotFound(reason('version_gone'));
    return found;
  }

  /** Returns the reasons why values cannot be restored, by field. */
  private async obstaclesTo(
    manager: EntityManager,
    record: VersionedRecord<Stored>,
    row: Stored,
    values: Values,
    readable: ReadableValues,
  ): Promise<FieldProblems> {
    const obstacles: FieldProblems = {};
    for (const entry of Object.entries(values)) {
      const obstacle = readable.obstacle(entry);
      if (obstacle) obstacles[entry[0]] = obstacle;
    }
    const left = without(values, obstacles);
    return { ...obstacles, ...(await record.problems(manager, row, left, this.env)) };
  }

  private since(): Date {
    return new Date(Date.now() - this.env.KEEP_VERSIONS_DAYS * DAY_MS);
  }
}

function recordOf(subject: HistorySubject, { rights }: Principal): VersionedRecord<Stored> {
  const record = versionedRecords[subject];
  if (record.access === 'super_admin' && rights !== 'super_admin') throw new NotAllowed();
  return record;
}

/** Returns the record, in the trash or not. */
async function loadRow(
  manager: EntityManager,
  { type }: VersionedRecord<Stored>,
  id: number,
): Promise<Stored> {
  const row = await manager.findOne(type.entity, {
    where: { id },
    withDeleted: true,
    ...(type.relations ? { relations: type.relations } : {}),
  });
  if (!row) throw notFound(type);
  return row;
}

const madeAt = ({ created_at }: Stored): Date | null => created_at ?? null;

const toHistoryRecord = ({ type }: VersionedRecord<Stored>, row: Stored): HistoryRecord => ({
  name: type.nameOf(row),
  version: row.version ?? null,
  in_trash: Boolean(row.deleted_at),
});

function versionOf({ number, line, values }: RecordState, today: Values) {
  const mark = line.changes.find(({ field }) => field === RESTORED_FROM);
  return {
    number,
    at: line.created_at.toISOString(),
    action: line.action,
    restored_from: typeof mark?.after === 'string' ? mark.after : null,
    differs: differencesOf(values, today).fields.length > 0,
  };
}

const valuesIn = ({ field, before, after }: RecordState['changes'][number]) =>
  [
    [field, before],
    [field, after],
  ] as const;

const bothValues = (field: string, then: Values, now: Values) =>
  [
    [field, then[field]],
    [field, now[field]],
  ] as const;

const only = (values: Values, fields: string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

/** Only fields shown as not restorable may be left out. */
function rejectUnseen(obstacles: FieldProblems, agreed: string[]): void {
  const unseen = Object.entries(obstacles).filter(([field]) => !agreed.includes(field));
  if (unseen.length === 0) return;
  throw new Conflict(reason('version_less_restorable'), Object.fromEntries(unseen));
}
