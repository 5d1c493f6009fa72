import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { BusinessProfile } from './business-profile/business-profile';
import type { DataSheet } from './data-sheet/data-sheet';
import type { QuotationPaper } from './quotation/quotation';
import type { SystemSheet } from './system-sheet/system-sheet';

/** What can be rendered: plain data, which is copied to another thread. */
export type PdfDocument =
  | { kind: 'business-profile'; data: BusinessProfile }
  | { kind: 'data-sheet'; data: DataSheet }
  | { kind: 'quotation'; data: QuotationPaper }
  | { kind: 'system-sheet'; data: SystemSheet };

export interface PdfRendererOptions {
  /** So many documents are rendered at once; at least 1. */
  maxThreads: number;
  /** A document that takes longer than this is given up, and its thread with it. */
  timeoutMs?: number;
  /** The file that renders, for tests of what happens when it fails. */
  worker?: string;
}

export interface PdfRenderer {
  /**
   * The bytes of the PDF. Rejects with PdfBusy where `maxThreads` documents are being rendered, with PdfTimeout where
   * this one takes too long, and with the error of the thread where it fails; the next call finds a thread again.
   */
  render(document: PdfDocument): Promise<Buffer>;
  /** Ends the threads; documents that are being rendered reject. */
  close(): Promise<void>;
}

/** As many documents as may be are being rendered: a later try may work. */
export class PdfBusy extends Error {}

/** The document was not finished in time. */
export class PdfTimeout extends Error {}

const TIMEOUT_MS = 30_000;
/** A thread that nobody needs goes after so long: with the renderer and its fonts it takes about 100 MB. */
const IDLE_MS = 30_000;
/** A document that needs more than this is broken; its thread ends, and not the process. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256 };

/** Makes a renderer. Its threads start with the first document. */
export function createPdfRenderer({
  maxThreads,
  timeoutMs = TIMEOUT_MS,
  worker,
}: PdfRendererOptions): PdfRenderer {
  const threads = new Piscina({
    ...(worker ? { filename: worker } : ownWorker()),
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
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

/** The built worker; while developing and in tests its source, which is compiled as it is loaded. */
function ownWorker() {
  if (!__filename.endsWith('.ts')) return { filename: join(__dirname, 'worker.js') };
  return {
    filename: join(__dirname, 'worker.tsx'),
    execArgv: ['--conditions=@shishir/source', '--require=@swc-node/register'],
    env: { ...process.env, SWC_NODE_PROJECT: join(__dirname, '../tsconfig.json') },
  };
}
