import { Logger } from '@nestjs/common';
import { PdfBusy, type PdfDocument, type PdfRenderer, PdfTimeout } from '@shishir/pdf';
import { Busy } from '../http/api-error';
import { PdfService } from './pdf.service';

const MEGABYTE = 1024 * 1024;
const describeRecord = () => Promise.resolve({} as PdfDocument);

/** Returns a service whose renderer finishes or fails documents on command. */
function start() {
  const documents: { finish: (pdf: Buffer) => void; fail: (error: Error) => void }[] = [];
  const open = jest.fn((): PdfRenderer => ({
    render: () =>
      new Promise((resolve, reject) => documents.push({ finish: resolve, fail: reject })),
    close: () => Promise.resolve(),
  }));
  const service = new PdfService(open, 2);
  /** Requests a PDF, and resolves once its document is being rendered or was found in the cache. */
  const ask = async (key: string, address?: string) => {
    const pdf = service.get(key, describeRecord, address);
    pdf.catch(() => undefined);
    for (let n = 0; n < 3; n++) await new Promise((resolve) => setImmediate(resolve));
    return { pdf };
  };
  return { service, documents, open, ask };
}

afterEach(() => jest.restoreAllMocks());

describe('the PDF service', () => {
  it('opens no renderer before the first PDF', async () => {
    const { ask, open, service, documents } = start();
    expect(open).not.toHaveBeenCalled();
    await service.onModuleDestroy();
    await ask('a/1');
    await ask('b/1');
    expect(open).toHaveBeenCalledTimes(1);
    expect(documents).toHaveLength(2);
  });

  it('renders each version once, even for concurrent requests', async () => {
    const { ask, documents } = start();
    const [first, second] = [await ask('a/1'), await ask('a/1')];
    documents[0]!.finish(Buffer.from('one'));
    expect(await first.pdf).toBe(await second.pdf);
    expect(String(await (await ask('a/1')).pdf)).toBe('one');
    expect(documents).toHaveLength(1);
    await ask('a/2');
    expect(documents).toHaveLength(2);
  });

  it.each([new PdfBusy(), new PdfTimeout()])(
    'responds with 503 and Retry-After after %s, and renders again on retry',
    async (error) => {
      jest.spyOn(Logger.prototype, 'error').mockImplementation();
      const { ask, documents } = start();
      const { pdf } = await ask('a/1');
      documents[0]!.fail(error);
      await expect(pdf).rejects.toThrow(Busy);
      await expect(pdf).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 5 } });
      const again = await ask('a/1');
      documents[1]!.finish(Buffer.from('one'));
      expect(String(await again.pdf)).toBe('one');
    },
  );

  it('fails with the error of the renderer if it breaks', async () => {
    const { ask, documents } = start();
    const { pdf } = await ask('a/1');
    documents[0]!.fail(new Error('The thread has ended.'));
    await expect(pdf).rejects.toThrow('The thread has ended.');
  });

  it('renders one PDF at a time per address, without delaying others', async () => {
    const { ask, documents } = start();
    const flood = [];
    for (const n of [1, 2, 3, 4]) flood.push(await ask(`system/${n}`, '192.0.2.1'));
    expect(documents).toHaveLength(1);
    const { pdf } = await ask('sheet/1', '192.0.2.2');
    expect(documents).toHaveLength(2);
    documents[1]!.finish(Buffer.from('sheet'));
    expect(String(await pdf)).toBe('sheet');
    for (let n = 0; n < 4; n++) {
      documents.at(-1)!.finish(Buffer.from('system'));
      documents[0]!.finish(Buffer.from('system'));
      await flood[n]!.pdf;
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(documents).toHaveLength(5);
  });

  it('evicts no PDFs of another kind', async () => {
    const { ask, documents } = start();
    const sheet = await ask('sheet/1');
    documents[0]!.finish(Buffer.from('sheet'));
    await sheet.pdf;
    for (const n of [1, 2, 3]) {
      const { pdf } = await ask(`system/${n}`);
      documents[n]!.finish(Buffer.alloc(7 * MEGABYTE));
      await pdf;
    }
    expect(String(await (await ask('sheet/1')).pdf)).toBe('sheet');
    expect(documents).toHaveLength(4);
  });

  it('evicts the oldest PDFs if they take too much memory', async () => {
    const { ask, documents } = start();
    for (const [index, key] of ['a/1', 'a/2', 'a/3'].entries()) {
      const { pdf } = await ask(key);
      documents[index]!.finish(Buffer.alloc(7 * MEGABYTE));
      await pdf;
    }
    await ask('a/2');
    await ask('a/3');
    expect(documents).toHaveLength(3);
    await ask('a/1');
    expect(documents).toHaveLength(4);
  });
});
