import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { REPORT_PHOTOS } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import type { PictureFile } from '@shishir/pdf';
import type { Response } from 'express';
import { randomBytes } from 'node:crypto';
import { EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import { PrivateFiles, SENT_FILES } from '../../platform/media/private-files';
import type { FileStore } from '../../platform/media/store/file-store';
import { storeOf } from '../../platform/media/store/store-of';
import { type ReportPhoto, VisitReportEntity } from './visit-report.entity';

export type Uploads = Partial<Record<(typeof REPORT_PHOTOS)[number], Buffer>>;

/** Size of a photo in a PDF, in pixels: about 200 dpi. */
const PRINTED = { width: 640, height: 480, fit: 'inside' } as const;

/** Stores the photos of visit reports as JPEG without metadata, beside the other private files. */
@Injectable()
export class VisitPhotos {
  private readonly log = new Logger('VisitReports');
  private readonly store: FileStore;
  private readonly files: PrivateFiles;

  constructor(
    env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    this.store = storeOf(env, SENT_FILES);
    this.files = new PrivateFiles(this.store, { 'image/jpeg': '.jpg' });
  }

  /**
   * Stores photos, then runs `work` with them. Afterwards removes those that no report of the visit names: because
   * `work` failed, or because the report was stored before.
   */
  async withStored(
    visit_id: number,
    uploads: Uploads,
    captions: string[],
    work: (photos: ReportPhoto[]) => Promise<void>,
  ): Promise<void> {
    const photos: ReportPhoto[] = [];
    try {
      for (const [at, field] of REPORT_PHOTOS.entries()) {
        const upload = uploads[field];
        if (upload) photos.push(await this.put(upload, field, captions[at] ?? ''));
      }
      await work(photos);
    } finally {
      await this.removeUnnamed(visit_id, photos);
    }
  }

  send(response: Response, { file }: ReportPhoto, name: string): Promise<void> {
    return this.files.send(response, { file, name }, reason('photo_missing'), async () => {});
  }

  /** Returns a photo in its printed size; null if its file is missing. */
  async forPrint({ file }: ReportPhoto): Promise<PictureFile | null> {
    const data = await this.store.read(file);
    if (!data) return null;
    const { default: sharp } = await import('sharp');
    const resized = sharp(data).resize({ ...PRINTED, withoutEnlargement: true });
    const { data: bytes, info } = await resized.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { format: 'jpg', data: new Uint8Array(bytes), width, height };
  }

  private async put(upload: Buffer, field: string, caption: string): Promise<ReportPhoto> {
    // Loaded on demand: the picture decoder is large, and most processes never need it.
    const { preparePhoto } = await import('../../platform/media/picture-file.js');
    const data = await preparePhoto(upload, field);
    const file = `${randomBytes(16).toString('hex')}.jpg`;
    await this.store.put(file, data);
    return { file, caption, bytes: data.length };
  }

  /** After an error, housekeeping removes the files later. */
  private async removeUnnamed(visit_id: number, photos: ReportPhoto[]): Promise<void> {
    if (photos.length === 0) return;
    try {
      const reports = await this.manager.findBy(VisitReportEntity, { visit_id });
      const named = new Set(reports.flatMap((one) => one.photos.map(({ file }) => file)));
      for (const { file } of photos) if (!named.has(file)) await this.store.remove(file);
    } catch (error) {
      this.log.error(error);
    }
  }
}

/** Returns the names of all files that reports name. */
export async function namedPhotos(manager: EntityManager): Promise<string[]> {
  const rows = await manager.find(VisitReportEntity, { select: { photos: true } });
  return rows.flatMap(({ photos }) => photos.map(({ file }) => file));
}
