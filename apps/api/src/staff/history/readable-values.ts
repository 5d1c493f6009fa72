import type { HistoryValue, HistoryVersion } from '@shishir/contract';
import { type Reason, reason } from '@shishir/contract/reasons';
import { type EntityManager, In } from 'typeorm';
import { MediaEntity } from '../../platform/media/media.entity';
import { toPicture } from '../../platform/media/picture.mapper';
import { AuditEntity } from '../../platform/records/audit.entity';
import type { Stored } from '../../platform/records/record-type';
import type { Referenced, VersionedRecord } from '../../platform/records/versioned';
import { UserEntity } from '../users/user.entity';
import { type Line, LOST } from './record-states';

type Field = readonly [field: string, value: unknown];

/** Resolves the values of fields: pictures and other records by their ids. */
export class ReadableValues {
  private constructor(
    private readonly record: VersionedRecord<Stored>,
    private readonly pictures: Map<number, MediaEntity>,
    private readonly referenced: Map<string, Map<number, Referenced>>,
  ) {}

  /** Loads the data for these values. */
  static async load(
    manager: EntityManager,
    record: VersionedRecord<Stored>,
    fields: Field[],
  ): Promise<ReadableValues> {
    const idsOf = (names: readonly string[]) => [
      ...new Set(
        fields
          .filter(([field, value]) => names.includes(field) && typeof value === 'number')
          .map(([, value]) => value as number),
      ),
    ];
    const pictures = await manager.findBy(MediaEntity, { id: In(idsOf(record.pictures)) });
    const referenced = new Map<string, Map<number, Referenced>>();
    for (const [field, reference] of Object.entries(record.references)) {
      referenced.set(field, await reference.find(manager, idsOf([field])));
    }
    return new ReadableValues(record, new Map(pictures.map((row) => [row.id, row])), referenced);
  }

  of([field, value]: Field): HistoryValue {
    if (value === LOST) return { kind: 'lost' };
    if (typeof value !== 'number') return { kind: 'value', value: value ?? null };
    if (this.record.pictures.includes(field)) {
      const row = this.pictures.get(value);
      return { kind: 'picture', picture: row ? toPicture(row) : null };
    }
    const others = this.referenced.get(field);
    if (!others) return { kind: 'value', value };
    return { kind: 'reference', id: value, name: others.get(value)?.name ?? null };
  }

  /** Returns the reason why a value cannot be restored: its reference is gone. */
  obstacle([field, value]: Field): Reason | null {
    if (value === LOST) return reason('version_text_lost');
    if (typeof value !== 'number') return null;
    if (this.record.pictures.includes(field)) {
      return this.pictures.has(value) ? null : reason('version_picture_deleted');
    }
    const reference = this.record.references[field];
    if (!reference) return null;
    const record = reference.label;
    const other = this.referenced.get(field)?.get(value);
    if (!other) return reason('version_reference_deleted', { record });
    const { name } = other;
    return other.in_trash ? reason('version_reference_in_trash', { record, name }) : null;
  }
}

type Author = Pick<HistoryVersion, 'by' | 'automatic' | 'import'>;

/** Returns the authors of log lines under their current names, and the import that a line belongs to. */
export async function authorsOf(
  manager: EntityManager,
  lines: Line[],
): Promise<(line: Line) => Author> {
  const ids = [...new Set(lines.flatMap(({ actor_id }) => actor_id ?? []))];
  const users = await manager.find(UserEntity, {
    select: { id: true, name: true },
    where: { id: In(ids) },
  });
  const batches = [...new Set(lines.flatMap(({ batch }) => batch ?? []))];
  const imports = await manager.find(AuditEntity, {
    where: { batch: In(batches), action: In(['imported', 'import_undone']) },
  });
  return ({ actor_id, batch }) => {
    const user = users.find(({ id }) => id === actor_id);
    const whole = imports.find((one) => batch !== null && one.batch === batch);
    return {
      by: user ? { id: user.id, name: user.name } : null,
      automatic: actor_id === null,
      import: whole
        ? { file_name: whole.subject_name, undone: whole.action === 'import_undone' }
        : null,
    };
  };
}
