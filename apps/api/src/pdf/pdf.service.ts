import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { PdfBusy, type PdfDocument, type PdfRenderer, PdfTimeout } from '@shishir/pdf';
import { Busy } from '../http/api-error';

const MOST_ENTRIES = 32;
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Renders PDFs and caches them, the oldest are evicted first. Concurrent requests for one key share a single render.
 * The renderer is opened with the first document.
 */
export class PdfService implements OnModuleDestroy {
  private readonly log = new Logger('Pdf');
  private readonly cached = new Map<string, Buffer>();
  private cachedBytes = 0;
  private readonly rendering = new Map<string, Promise<Buffer>>();
  private renderer: PdfRenderer | undefined;

  constructor(private readonly open: () => PdfRenderer) {}

  /**
   * The PDF under a key, which names the record and its version: under the same key the document is the same.
   * `describe` is called where it has to be rendered. Throws Busy where too many PDFs are being rendered or this one
   * takes too long.
   */
  async get(key: string, describe: () => Promise<PdfDocument>): Promise<Buffer> {
    const cached = this.cached.get(key);
    if (cached) return cached;
    let rendering = this.rendering.get(key);
    if (!rendering) {
      rendering = this.render(key, describe).finally(() => this.rendering.delete(key));
      this.rendering.set(key, rendering);
    }
    return rendering;
  }

  async onModuleDestroy(): Promise<void> {
    await this.renderer?.close();
  }

  private async render(key: string, describe: () => Promise<PdfDocument>): Promise<Buffer> {
    const document = await describe();
    this.renderer ??= this.open();
    try {
      const pdf = await this.renderer.render(document);
      this.store(key, pdf);
      return pdf;
    } catch (error) {
      if (error instanceof PdfTimeout) this.log.error(error);
      throw error instanceof PdfTimeout || error instanceof PdfBusy ? new Busy() : error;
    }
  }

  private store(key: string, pdf: Buffer): void {
    this.cached.set(key, pdf);
    this.cachedBytes += pdf.length;
    for (const [oldest, { length }] of this.cached) {
      if (this.cached.size <= MOST_ENTRIES && this.cachedBytes <= MOST_BYTES) return;
      this.cached.delete(oldest);
      this.cachedBytes -= length;
    }
  }
}
