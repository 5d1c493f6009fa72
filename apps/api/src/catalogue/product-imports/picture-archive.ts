import { IMAGE_FIELDS, type ImageField } from '@shishir/contract';
import { foldText } from '@shishir/format';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportError } from '../import/import-error';

/** Maximum number and sizes of the pictures in an archive. */
const MOST = 300;
const LARGEST_MB = 5;
const LARGEST_TOTAL_MB = 500;
const MEGABYTE = 1024 * 1024;
const PICTURE = /\.(jpe?g|png|webp|avif)$/i;

/** A picture in an archive. Its name is that of its file, without folder. */
export interface ArchivedPicture {
  name: string;
  read(): Promise<Buffer>;
}

/** The pictures of a ZIP file, of which no more than the given limits is unpacked. */
export interface PictureArchive {
  pictures: ArchivedPicture[];
  close(): void;
}

/** Opens a ZIP file. Throws an ImportError if it is damaged, or has too many or too large files. */
export async function openArchive(path: string): Promise<PictureArchive> {
  const zip = await openPromise(path, { autoClose: false }).catch(damaged);
  try {
    const pictures = (await entriesOf(zip)).map((entry) => ({
      name: entry.fileName.split('/').at(-1)!,
      // The size is checked again while the entry is unpacked.
      read: async () => buffer(await zip.openReadStreamPromise(entry)),
    }));
    return { pictures, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

const damaged = (): never => {
  throw new ImportError('This archive is damaged. Pack the pictures again as a ZIP file.');
};

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize } = entry;
      // Some systems add hidden files.
      if (!PICTURE.test(fileName) || /(^|\/)(\.|__MACOSX)/.test(fileName)) continue;
      total += uncompressedSize;
      rejectLarge(fileName, uncompressedSize, total);
      if (entries.push(entry) > MOST) {
        throw new ImportError(`The archive has more than ${MOST} pictures. Upload it in parts.`);
      }
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    damaged();
  }
  return entries;
}

function rejectLarge(name: string, bytes: number, total: number): void {
  if (bytes > LARGEST_MB * MEGABYTE) {
    throw new ImportError(`The picture ${name} is larger than ${LARGEST_MB} MB.`);
  }
  if (total > LARGEST_TOTAL_MB * MEGABYTE) {
    throw new ImportError(
      `The pictures have more than ${LARGEST_TOTAL_MB} MB together. Upload them in parts.`,
    );
  }
}

/** Pictures of one product by their place, and the way in which the row names the product. */
export interface PictureRow {
  key: { id: number } | { model: string };
  pictures: Partial<Record<ImageField, ArchivedPicture>>;
}

/**
 * Assigns pictures to products by the names of their files, such as 'AM-224.jpg' and 'AM-224-2.jpg' for the second
 * place. Letters and digits are compared, since a file name cannot have all the signs of a model. `left` has the names
 * for which there is no place.
 */
export function rowsOfPictures(
  pictures: ArchivedPicture[],
  products: { id: number; model: string }[],
): { rows: PictureRow[]; left: string[] } {
  const idsOf = new Map<string, number[]>();
  for (const { id, model } of products) {
    const key = lettersOf(model);
    idsOf.set(key, [...(idsOf.get(key) ?? []), id]);
  }
  const rows = new Map<string, PictureRow>();
  const left: string[] = [];
  for (const picture of pictures) {
    const whole = picture.name.replace(PICTURE, '');
    const [, stem = '', number] = NUMBERED.exec(whole) ?? [];
    const isNumbered = !idsOf.has(lettersOf(whole)) && idsOf.has(lettersOf(stem));
    const [model, place] = isNumbered ? [stem, Number(number)] : [whole, 1];
    const ids = idsOf.get(lettersOf(model)) ?? [];
    const [id] = ids;
    const key = id !== undefined && ids.length === 1 ? { id } : { model: model.slice(0, 100) };
    const row = rows.get(lettersOf(model)) ?? { key, pictures: {} };
    rows.set(lettersOf(model), row);
    const field = IMAGE_FIELDS[place - 1];
    if (!field || row.pictures[field]) left.push(picture.name);
    else row.pictures[field] = picture;
  }
  return { rows: [...rows.values()], left };
}

/** A name with the number of its place, as in 'AM-224-2', 'AM-224 (2)' and 'AM-224_2'. */
const NUMBERED = /^(.+?)[\s_-]*[\s_(-]([1-9])\)?$/;

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
