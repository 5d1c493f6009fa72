import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MediaEntity } from '../media/media.entity';
import { MediaService } from '../media/media.service';
import type { TestApi } from './test-api';

/** Returns a PNG file of one colour. */
export const pictureFile = (background = '#0B6FB8', width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** Returns all stored pictures, for comparison before and after a request that must not leave any. */
export async function storedPictures(api: TestApi): Promise<{ files: string[]; rows: number }> {
  const storage = join(api.env.DATA_DIR, 'storage');
  const entries = await readdir(storage, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const rows = await api.dataSource.getRepository(MediaEntity).count();
  return { files: files.map(({ parentPath, name }) => join(parentPath, name)).sort(), rows };
}

/** Removes pictures that only former versions of records use, as housekeeping does later. */
export async function removeReplacedPictures(api: TestApi): Promise<void> {
  const later = new Date(Date.now() + 60_000);
  await new MediaService(api.env, api.dataSource).discardReleased(later);
}
