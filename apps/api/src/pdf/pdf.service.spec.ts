import { Logger } from '@nestjs/common';
import { PdfBusy, type PdfDocument, type PdfRenderer, PdfTimeout } from '@shishir/pdf';
import { Busy } from '../http/api-error';
import { PdfService } from './pdf.service';

const MEGABYTE = 1024 * 1024;
const describeRecord = () => Promise.resolve({} as PdfDocument);

/** A service over a renderer whose documents are finished, or fail, when the test says so. */
function start() {
  const documents: { finish: (pdf: Buffer) => void; fail: (error: Error) => void }[] = [];
  const open = jest.fn((): PdfRenderer => ({
    render: () =>
      new Promise((resolve, reject) => documents.push({ finish: resolve, fail: reject })),
    close: () => Promise.resolve(),
  }));
  const service = new PdfService(open);
  /** Asks for a PDF, and gives its promise once its document is being rendered or found. */
  const ask = async (key: string) => {
    const pdf = service.get(key, describeRecord);
    pdf.catch(() => undefined);
    await Promise.resolve().then(() => undefined);
    return { pdf };
  };
  return { service, documents, open, ask };
}

afterEach(() => jest.restoreAllMocks());

describe('the PDFs', () => {
  it('open no renderer before the first of them', async () => {
    const { ask, open, service, documents } = start();
    expect(open).not.toHaveBeenCalled();
    await service.onModuleDestroy();
    await ask('a/1');
    await ask('b/1');
    expect(open).toHaveBeenCalledTimes(1);
    expect(documents).toHaveLength(2);
  });

  it('are rendered once for each version, also for those who ask meanwhile', async () => {
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
    'are a 503 with Retry-After after %s, and the next try renders again',
    async (error) => {
      jest.spyOn(Logger.prototype, 'error').mockImplementation();
      const { ask, documents } = start();
      const { pdf } = await ask('a/1');
      documents[0]!.fail(error);
      await expect(pdf).rejects.toThrow(Busy);
      await expect(pdf).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
      const again = await ask('a/1');
      documents[1]!.finish(Buffer.from('one'));
      expect(String(await again.pdf)).toBe('one');
    },
  );

  it('fail with the error of the renderer where it breaks', async () => {
    const { ask, documents } = start();
    const { pdf } = await ask('a/1');
    documents[0]!.fail(new Error('The thread has ended.'));
    await expect(pdf).rejects.toThrow('The thread has ended.');
  });

  it('are evicted from the cache, the oldest first, where they take too much memory', async () => {
    const { ask, documents } = start();
    for (const [index, key] of ['a', 'b', 'c'].entries()) {
      const { pdf } = await ask(key);
      documents[index]!.finish(Buffer.alloc(7 * MEGABYTE));
      await pdf;
    }
    await ask('b');
    await ask('c');
    expect(documents).toHaveLength(3);
    await ask('a');
    expect(documents).toHaveLength(4);
  });
});
