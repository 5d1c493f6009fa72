import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { PdfBusy, type PdfDocument, type PdfRenderer, PdfTimeout } from '@shishir/pdf';
import { Turns } from '@shishir/server/turns';
import { LRUCache } from 'lru-cache';
import { Busy } from '../http/api-error';

/** Maximum cache size per kind of PDF. */
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_QUEUE = 30;
const LONGEST_WAIT_MS = 10_000;

/**
 * Renders PDFs and caches those of each kind. Concurrent requests for one key share a single render. Renders one PDF at
 * a time per address, so that large ones do not delay the PDFs of others. The renderer is opened with the first
 * document.
 */
export class PdfService implements OnModuleDestroy {
  private readonly log = new Logger('Pdf');
  private readonly caches = new Map<string, LRUCache<string, Buffer>>();
  private readonly turns: Turns;
  private readonly rendering = new Map<string, Promise<Buffer>>();
  private renderer: PdfRenderer | undefined;

  constructor(
    private readonly open: () => PdfRenderer,
    atOnce: number,
  ) {
    this.turns = new Turns({
      most: atOnce,
      longestQueue: LONGEST_QUEUE,
      longestWaitMs: LONGEST_WAIT_MS,
    });
  }

  /**
   * Returns the PDF for a key made of kind, record and version, which always identifies the same document. `describe`
   * is called if it has to be rendered. `address` is that of the visitor, if any. Throws Busy if too many PDFs are
   * waiting or this one takes too long.
   */
  async get(
    key: string,
    describe: () => Promise<PdfDocument>,
    address: string = key,
  ): Promise<Buffer> {
    const cached = this.cacheOf(key).get(key);
    if (cached) return cached;
    let rendering = this.rendering.get(key);
    if (!rendering) {
      rendering = this.renderInTurn(key, describe, address).finally(() =>
        this.rendering.delete(key),
      );
      this.rendering.set(key, rendering);
    }
    return rendering;
  }

  async onModuleDestroy(): Promise<void> {
    await this.renderer?.close();
  }

  private async renderInTurn(
    key: string,
    describe: () => Promise<PdfDocument>,
    address: string,
  ): Promise<Buffer> {
    if (!(await this.turns.begin(address, 1))) throw new Busy();
    try {
      return await this.render(key, describe);
    } finally {
      this.turns.end(address);
    }
  }

  private async render(key: string, describe: () => Promise<PdfDocument>): Promise<Buffer> {
    const document = await describe();
    this.renderer ??= this.open();
    try {
      const pdf = await this.renderer.render(document);
      this.cacheOf(key).set(key, pdf);
      return pdf;
    } catch (error) {
      if (error instanceof PdfTimeout) this.log.error(error);
      throw error instanceof PdfTimeout || error instanceof PdfBusy ? new Busy() : error;
    }
  }

  /** Separate caches prevent one kind from evicting the PDFs of another. */
  private cacheOf(key: string): LRUCache<string, Buffer> {
    const [kind = ''] = key.split('/');
    let cache = this.caches.get(kind);
    if (!cache) {
      cache = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
      this.caches.set(kind, cache);
    }
    return cache;
  }
}
