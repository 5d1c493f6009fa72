import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { BusinessProfile } from './business-profile/business-profile';
import type { DataSheet } from './data-sheet/data-sheet';
import type { QuotationPaper } from './quotation/quotation';
import type { SystemSheet } from './system-sheet/system-sheet';
import type { UnitLabelSheet } from './unit-labels/unit-labels';
import type { VisitReportPaper } from './visit-report/visit-report';

/** A document to render, as plain data, because it is copied to another thread. */
export type PdfDocument =
  | { kind: 'business-profile'; data: BusinessProfile }
  | { kind: 'data-sheet'; data: DataSheet }
  | { kind: 'quotation'; data: QuotationPaper }
  | { kind: 'system-sheet'; data: SystemSheet }
  | { kind: 'unit-labels'; data: UnitLabelSheet }
  | { kind: 'visit-report'; data: VisitReportPaper };

export interface PdfRendererOptions {
  /** Maximum number of documents rendered in parallel, at least 1. */
  maxThreads: number;
  /** Time after which rendering is aborted and its thread ends. */
  timeoutMs?: number;
  /** Time without work after which a thread ends. */
  idleMs?: number;
  /** Replaces the worker file, to test its failures. */
  worker?: string;
}

export interface PdfRenderer {
  /**
   * Returns the bytes of the PDF. Rejects with PdfBusy while `maxThreads` documents are being rendered, with PdfTimeout
   * if rendering takes too long, and with the error of the thread if it fails. The next call gets a new thread.
   */
  render(document: PdfDocument): Promise<Buffer>;
  /** Ends the threads; documents being rendered reject. */
  close(): Promise<void>;
}

/** The maximum number of documents is being rendered; a later attempt can succeed. */
export class PdfBusy extends Error {}

/** The document was not finished in time. */
export class PdfTimeout extends Error {}

const TIMEOUT_MS = 30_000;
/** A thread takes 100 to 200 MB with the renderer and its fonts. */
const IDLE_MS = 30_000;
/**
 * A document that needs more memory is broken: it ends its thread, but not the process. The small young generation saves
 * 30 MB per thread; documents take as long.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/** Creates a renderer. Its threads start with the first document. */
export function createPdfRenderer({
  maxThreads,
  timeoutMs = TIMEOUT_MS,
  idleMs = IDLE_MS,
  worker,
}: PdfRendererOptions): PdfRenderer {
  const threads = new Piscina({
    ...(worker ? { filename: worker } : ownWorker()),
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    resourceLimits: RESOURCE_LIMITS,
  });
  let running = 0;
  return {
    async render(document) {
      if (running >= maxThreads) throw new PdfBusy(`${running} documents are being rendered.`);
      running += 1;
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const bytes = (await threads.run(document, { signal })) as Uint8Array;
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      } catch (error) {
        if (!signal.aborted) throw error;
        throw new PdfTimeout(`The PDF was not finished within ${timeoutMs} ms.`, { cause: error });
      } finally {
        running -= 1;
      }
    },
    close: () => threads.destroy(),
  };
}

/** Returns the built worker, or its source in development and tests, which is compiled when it is loaded. */
function ownWorker() {
  if (!__filename.endsWith('.ts')) return { filename: join(__dirname, 'worker.js') };
  return {
    filename: join(__dirname, 'worker.tsx'),
    execArgv: ['--conditions=@shishir/source', '--require=@swc-node/register'],
    env: { ...process.env, SWC_NODE_PROJECT: join(__dirname, '../tsconfig.json') },
  };
}
