import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { QuotationPaper } from '../quotation/quotation';
import { createPdfRenderer, type PdfRenderer } from '../renderer';

// The first document waits until a thread has compiled the sources.
jest.setTimeout(60_000);

/**
 * Conjuncts, reph, and vowels that are drawn before their letter, with the widths of their glyphs in drawing order. A
 * letter that is lost, split or out of order has other widths. Their sums equal those that Chromium measures with this
 * font; the pictures were compared by eye.
 */
const SHAPES: [text: string, widths: string][] = [
  ['ক্ষ', '1042'],
  ['জ্ঞ', '939'],
  ['ঞ্চ', '798'],
  ['ঞ্জ', '771'],
  ['ঙ্ক', '736'],
  ['ঙ্গ', '688'],
  ['ক্ত', '797'],
  ['ক্র', '793'],
  ['গ্র', '601'],
  ['ত্র', '594'],
  ['ত্ত', '573'],
  ['ত্থ', '804'],
  ['দ্ধ', '703'],
  ['দ্ব', '531'],
  ['ন্ত', '656'],
  ['ন্ত্র', '730'],
  ['ন্দ', '785'],
  ['ন্ধ', '714'],
  ['ন্ন', '568'],
  ['প্ত', '629'],
  ['প্র', '588'],
  ['ম্প', '991'],
  ['ম্ব', '600'],
  ['ব্দ', '794'],
  ['ব্ধ', '686'],
  ['ল্প', '717'],
  ['ল্ট', '1003'],
  ['ল্ল', '700'],
  ['শ্চ', '906'],
  ['শ্র', '684'],
  ['ষ্ট', '611'],
  ['ষ্ঠ', '675'],
  ['ষ্ণ', '828'],
  ['স্ত', '654'],
  ['স্থ', '617'],
  ['স্ক', '691'],
  ['স্প', '1000'],
  ['হ্ন', '687'],
  ['হ্ম', '925'],
  ['ট্ট', '566'],
  ['র্ক', '745 0'],
  ['র্ম', '601 0'],
  ['র্থ', '640 0'],
  ['র্জ্ঞ', '939 0'],
  ['কি', '263 745'],
  ['কে', '287 745'],
  ['কৈ', '287 745'],
  ['কো', '287 745 263'],
  ['কৌ', '287 745 263'],
  ['ক্রি', '263 793'],
  ['প্রে', '287 588'],
  ['স্থি', '263 617'],
  ['ন্ট্রো', '287 828 263'],
  ['র্মে', '287 601 0'],
  ['র্মি', '263 601 0'],
  ['ক্যা', '745 308 263'],
  ['শুরু', '789 525 226'],
  ['রূপ', '525 211 574'],
  ['হৃদয়', '659 529 566'],
  ['গুণ', '724 561'],
  ['ত্রু', '594 226'],
  // Joiners decide about the shape of their neighbours, and take no space themselves.
  ['র\u200d্যা', '525 0 308 263'],
  ['উদ্\u200cযাপন', '652 529 0 0 566 263 574 566'],
];

describe('Bangla letters in a PDF', () => {
  let renderer: PdfRenderer;
  const reader = new Piscina({
    filename: join(__dirname, '../testing/read-shapes.mjs'),
    maxThreads: 1,
  });
  beforeAll(() => {
    renderer = createPdfRenderer({ maxThreads: 1, timeoutMs: 50_000 });
  });
  afterAll(async () => {
    await Promise.all([renderer.close(), reader.close()]);
  });

  it('are joined and ordered as the font defines', async () => {
    const paper: QuotationPaper = {
      ...{ locale: 'en', issued_at: '2026-11-22T05:05:00.000Z', name: 'Company', logo: null },
      ...{ web: null, place: null, phone: null, email: null, number: 'QUO-1', revision: 1 },
      ...{ is_draft: false, replaces: null, title: '', valid_until: '2026-12-22' },
      recipient: { name: '', company: '', place: '' },
      ...{ enquiry: null, contact: null, design: null, drawings: [], lines: [], terms: [] },
      ...{ choices: [], sum: 0, discount: 0, total: 0, accepted: null },
      ...{ vat_bp: null, vat: 0, ait_bp: null, ait: 0, advance_percent: null, advance: 0 },
      letter: SHAPES.map(([text]) => text).join('\n\n'),
    };
    const pdf = await renderer.render({ kind: 'quotation', data: paper });
    const widths = (await reader.run(pdf)) as string[];
    expect(SHAPES.map(([text], at) => [text, widths[at]])).toEqual(SHAPES);
  });
});
