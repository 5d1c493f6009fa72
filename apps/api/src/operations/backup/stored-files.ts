import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../platform/media/store/file-store';
import { type StorageSettings, storeOf } from '../../platform/media/store/store-of';
import { MARK } from '../housekeeping/storage-sweep';
import type { PortableRow } from './portable-values';

/** Folders of stored files: pictures, CVs, drawings of projects and documents of products. */
export const FOLDERS = ['storage', 'applications', 'drawings', 'documents'] as const;
export type Folder = (typeof FOLDERS)[number];

export const isFolder = (name: string): name is Folder =>
  (FOLDERS as readonly string[]).includes(name);

/** The files of an installation, in DATA_DIR or in the bucket. Paths use `/` and are relative to their folder. */
export class StoredFiles {
  private readonly stores: Record<Folder, FileStore>;

  constructor(env: StorageSettings) {
    this.stores = Object.fromEntries(
      FOLDERS.map((folder) => [folder, storeOf(env, folder)]),
    ) as Record<Folder, FileStore>;
  }

  /** Yields every file except unfinished uploads. Memory use does not depend on their number. */
  async *list(folder: Folder): AsyncIterable<string> {
    for await (const { path, isFolder } of this.stores[folder].list()) {
      if (!isFolder && !/(^|\/)\./.test(path)) yield path;
    }
  }

  /** Returns null if the file no longer exists. Stored files never change. */
  open(folder: Folder, path: string): Promise<{ bytes: number; body: Readable } | null> {
    return this.stores[folder].open(path);
  }

  /** Buffers the file: the largest files are uploads, which are kept in memory elsewhere too. */
  async write(folder: Folder, path: string, content: Readable): Promise<void> {
    await this.stores[folder].put(path, await buffer(content));
  }

  /** Prepares an empty folder by removing the mark of its former database; housekeeping writes a new one. */
  async claim(folder: Folder): Promise<void> {
    await this.stores[folder].remove(MARK);
  }
}

/** The stored files that a row names. A picture is named by its folder, which contains it in several widths. */
const NAMED: Record<string, (row: PortableRow) => (readonly [Folder, unknown])[]> = {
  media: (row) => [['storage', row['key']]],
  contact_message: (row) => [
    ['applications', row['cv_file']],
    ...(JSON.parse(String(row['photos'] ?? '[]')) as { file: string }[]).map(
      ({ file }) => ['applications', file] as const,
    ),
  ],
  visit_report: (row) =>
    (JSON.parse(String(row['photos'])) as { file: string }[]).map(
      ({ file }) => ['applications', file] as const,
    ),
  documents: (row) => [['documents', row['file']]],
  vrf_project: (row) =>
    (JSON.parse(String(row['drawings'] ?? '[]')) as (string | { file?: string })[]).map(
      (drawing) => ['drawings', typeof drawing === 'string' ? null : drawing.file] as const,
    ),
};

/** Finds files that rows name but that do not exist. */
export class NamedFiles {
  private readonly wanted = new Set<string>();

  note(table: string, row: PortableRow): void {
    for (const [folder, name] of NAMED[table]?.(row) ?? []) {
      if (typeof name === 'string') this.wanted.add(`${folder}/${name}`);
    }
  }

  found(folder: Folder, path: string): void {
    this.wanted.delete(`${folder}/${folder === 'storage' ? dirname(path) : path}`);
  }

  /** Returns the missing files of the given folders. */
  missing(folders: readonly Folder[]): string[] {
    return [...this.wanted].filter((name) => folders.some((one) => name.startsWith(`${one}/`)));
  }
}
