/** `npm run storage:copy [-- --back] [-- --verify]`: copies stored files from DATA_DIR into the bucket of STORAGE_URL. */
import { join } from 'node:path';
import { EnvError, readEnv } from '../../platform/config/env';
import { SENT_FILES } from '../../platform/media/private-files';
import { MARK } from '../housekeeping/storage-sweep';
import { PICTURES } from '../../platform/media/storage';
import {
  type FileStore,
  type ListedFile,
  StorageUnavailable,
} from '../../platform/media/store/file-store';
import { FolderStore } from '../../platform/media/store/folder-store';
import { storeOf } from '../../platform/media/store/store-of';
import { openStorage } from '../../platform/schema/open-storage';
import { StartError } from '../../platform/schema/start-error';
import { DOCUMENTS } from '../../catalogue/documents/document-files';
import { DRAWINGS } from '../../content/vrf-project/drawing-files';
import { type Command, runCommand } from './run-command';

const USAGE =
  'Usage: npm run storage:copy [-- --back] [--verify]\n' +
  'Copies pictures, CVs, drawings and documents from DATA_DIR into the bucket of STORAGE_URL; --back copies them from there.\n' +
  'What is there in the same size stays; --verify compares its bytes too.';
const FOLDERS = [PICTURES, SENT_FILES, DRAWINGS, DOCUMENTS];

/** The target has files of another database, or a copy differs from its source. */
class CopyError extends Error {}

/** Runs the command line. Returns the exit code: 1 if not everything was copied. Can be repeated at any time. */
export const storageCopyCommand: Command = async (args, rawEnv, log) => {
  if (args.some((arg) => arg !== '--back' && arg !== '--verify')) {
    log(USAGE);
    return 1;
  }
  try {
    const env = readEnv(rawEnv, ['DATA_DIR', 'STORAGE_URL']);
    if (!env.STORAGE_URL) throw new EnvError('STORAGE_URL: it is not set, so there is no bucket.');
    await openStorage(env, log);
    for (const name of FOLDERS) {
      const stores = [new FolderStore(join(env.DATA_DIR, name)), storeOf(env, name)] as const;
      const [from, to] = args.includes('--back') ? [stores[1], stores[0]] : stores;
      const counts = await copyFiles(from, to, args.includes('--verify'), name);
      log(`${name}: ${counts.copied} copied, ${counts.there} already there.`);
    }
    return 0;
  } catch (error) {
    const isExpected = [StartError, EnvError, CopyError, StorageUnavailable].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected) throw error;
    log((error as Error).message);
    log('Not everything was copied. Run the command again.');
    return 1;
  }
};

async function copyFiles(from: FileStore, to: FileStore, verify: boolean, name: string) {
  await takeMark(from, to, name);
  const there = new Map<string, number>();
  for await (const { path, bytes } of to.list()) there.set(path, bytes);
  const counts = { copied: 0, there: 0 };
  for await (const file of from.list()) {
    if (!isStored(file)) continue;
    if (there.get(file.path) !== file.bytes) {
      await copyFile(from, to, file.path, name);
      counts.copied++;
    } else {
      if (verify) await compare(to, file.path, await from.read(file.path), name);
      counts.there++;
    }
  }
  return counts;
}

/** Excludes the mark and unfinished uploads. */
const isStored = ({ path, isFolder }: ListedFile) => !isFolder && !path.startsWith('.');

/**
 * Copies the mark of the database. If the target had files of another database, housekeeping of either would remove the
 * other's files as strays.
 */
async function takeMark(from: FileStore, to: FileStore, name: string): Promise<void> {
  const [own, other] = [await from.read(MARK), await to.read(MARK)];
  if (own && other && !own.equals(other)) {
    throw new CopyError(`${name}: there are files of another database where these should go.`);
  }
  if (own) await to.putNew(MARK, own);
}

async function copyFile(from: FileStore, to: FileStore, path: string, name: string): Promise<void> {
  const data = await from.read(path);
  // Deleted since it was listed.
  if (!data) return;
  await to.put(path, data);
  await compare(to, path, data, name);
}

async function compare(
  to: FileStore,
  path: string,
  data: Buffer | null,
  name: string,
): Promise<void> {
  const copy = data && (await to.read(path));
  if (data && !copy?.equals(data)) {
    throw new CopyError(`${name}/${path}: what was copied differs from what is there now.`);
  }
}

if (require.main === module) runCommand(storageCopyCommand);
