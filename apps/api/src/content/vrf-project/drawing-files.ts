import { Injectable } from '@nestjs/common';
import type { Drawing, DrawingFile } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { DRAWING_FILE } from '@shishir/contract/rules';
import { join } from 'node:path';
import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { Env } from '../../platform/config/env';
import { InvalidInput } from '../../platform/http/api-error';
import type { IncomingFile } from '../../platform/http/uploads';
import { PrivateFiles } from '../../platform/media/private-files';
import { storeOf } from '../../platform/media/store/store-of';
import { AuditEntity } from '../../platform/records/audit.entity';
import { VrfProjectEntity } from './vrf-project.entity';

/** Folder of the drawings, in DATA_DIR or in the bucket. */
export const DRAWINGS = 'drawings';

/** Returns the local folder, which is used without a bucket. */
export const drawingDir = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, DRAWINGS);

const [PDF, DWG, DXF, PNG, JPEG, WEBP] = DRAWING_FILE.types;
const EXTENSIONS = {
  [PDF]: '.pdf',
  [DWG]: '.dwg',
  [DXF]: '.dxf',
  [PNG]: '.png',
  [JPEG]: '.jpg',
  [WEBP]: '.webp',
};

/**
 * Stores drawings of projects. They are uploaded while the form is being filled in: a project refers to its files in
 * its list of drawings, and housekeeping removes files without a reference.
 */
@Injectable()
export class DrawingFiles extends PrivateFiles {
  constructor(env: Env) {
    super(storeOf(env, DRAWINGS), EXTENSIONS);
  }

  async upload(incoming: IncomingFile): Promise<DrawingFile> {
    return { ...(await this.store(incoming, 'drawing')), uploaded_at: new Date().toISOString() };
  }

  /** Returns the drawings to store: known files as the project has them, others with the size of the uploaded file. */
  async checked(drawings: Drawing[], before: Drawing[]): Promise<Drawing[]> {
    const known = new Map(filesOf(before).map((drawing) => [drawing.file, drawing]));
    const files = filesOf(drawings).map(({ file }) => file);
    if (new Set(files).size < files.length) {
      throw new InvalidInput({ drawings: reason('record_listed_twice', { record: 'drawing' }) });
    }
    const missing = new Set<Drawing>();
    const checked = await Promise.all(
      drawings.map(async (drawing) => {
        if (typeof drawing === 'string') return drawing;
        const stored = known.get(drawing.file);
        if (stored) return stored;
        const bytes = await this.sizeOf(drawing.file);
        if (bytes === null) missing.add(drawing);
        return { ...drawing, bytes: bytes ?? 0 };
      }),
    );
    if (missing.size === 0) return checked;
    // In list order: the files are checked in any order.
    const names = filesOf(drawings.filter((drawing) => missing.has(drawing))).map(
      ({ name }) => name,
    );
    const problem = reason(names.length === 1 ? 'drawing_gone' : 'drawings_gone', {
      names: names.join(', '),
    });
    throw new InvalidInput({ drawings: problem }, problem);
  }
}

export const filesOf = (drawings: Drawing[]): DrawingFile[] =>
  drawings.filter((drawing) => typeof drawing !== 'string');

/** Returns the files that projects refer to, including those in the trash, now or in a version since then. */
export async function namedDrawingFiles(manager: EntityManager, since: Date): Promise<Set<string>> {
  const rows = await manager.find(VrfProjectEntity, {
    select: { id: true, drawings: true },
    withDeleted: true,
  });
  const lines = await manager.find(AuditEntity, {
    select: { id: true, subject_id: true, changes: true },
    where: { subject: 'vrf-project', created_at: MoreThanOrEqual(since) },
  });
  const projects = new Set<number | null>(rows.map(({ id }) => id));
  const former = lines
    .filter(({ subject_id }) => projects.has(subject_id))
    .flatMap(({ changes }) => changes.filter(({ field }) => field === 'drawings'))
    .flatMap(({ before, after }) => [before, after] as (Drawing[] | null)[]);
  const lists = [...rows.map(({ drawings }) => drawings), ...former];
  return new Set(lists.flatMap((list) => filesOf(list ?? []).map(({ file }) => file)));
}
