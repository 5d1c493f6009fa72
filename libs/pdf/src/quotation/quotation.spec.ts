import { join } from 'node:path';
import { Piscina } from 'piscina';
import { createPdfRenderer, type PdfRenderer } from '../renderer';
import type { QuotationPaper } from './quotation';

// The first document waits until a thread has compiled the sources.
jest.setTimeout(60_000);

const line = {
  model: 'AM056NN4DEH',
  title: 'Wind-Free 4 Way Cassette 5.6 kW',
  note: '',
  quantity: 3,
  unit_price: 56_500,
  sum: 169_500,
};
const drawing = {
  ...{ width: 112, height: 37 },
  groups: [{ x: 0, y: 0, shapes: [{ shape: 'path' as const, kind: 'gas' as const, d: 'M0 0H9' }] }],
};
const paper: QuotationPaper = {
  locale: 'en',
  issued_at: '2026-11-22T05:05:00.000Z',
  name: 'Café Cooling',
  logo: null,
  web: 'cafe.example',
  place: {
    title: 'Head Office',
    street: '48 Kamal Ataturk Avenue',
    city: 'Dhaka',
    email: null,
    phones: [],
  },
  phone: '+8801000000101',
  email: 'sales@cafe.example',
  number: 'QUO-2026-000187',
  revision: 2,
  is_draft: false,
  replaces: 1,
  title: 'VRF air conditioning, design office in Dhanmondi',
  valid_until: '2026-12-22',
  recipient: { name: 'Nadia Rahman', company: 'Padma Design Studio', place: 'Dhanmondi' },
  enquiry: {
    reference: 'ENQ-2026-000431',
    created_at: '2026-11-20T04:12:00.000Z',
  },
  contact: { name: 'Nusrat Rahman', title: 'Sales engineer', phone: '+8801000000103' },
  letter: 'Dear Nadia Rahman,\n\nthank you for the list of rooms.',
  design: { title: 'System', figures: [['Rooms', '8']] },
  drawings: [
    {
      name: '',
      drawing: {
        outdoor: { drawing, texts: ['AM448DXVGGH', 'VRF outdoor unit 16 HP', '10 indoor units'] },
        rooms: [
          { drawing, texts: ['Director', 'AM056NN4DEH', '5.6 kW'], kind: 'Slim duct' },
          { drawing, texts: ['Pantry', '2 × AM036TNVDKH', '2 × 3.6 kW'], kind: 'Wall mounted' },
          { drawing, texts: ['Store', 'No unit', ''], kind: '' },
        ],
      },
    },
  ],
  lines: [line],
  choices: [],
  sum: 1_580_500,
  discount: 40_500,
  ...{ vat_bp: null, vat: 0, ait_bp: null, ait: 0, advance_percent: null, advance: 0 },
  total: 1_540_000,
  terms: [{ title: 'Payment', text: '50 % with the order.' }],
  accepted: null,
};

let renderer: PdfRenderer;
const reader = new Piscina({ filename: join(__dirname, '../testing/read-pdf.mjs'), maxThreads: 1 });
beforeAll(() => {
  renderer = createPdfRenderer({ maxThreads: 2, timeoutMs: 50_000 });
});
afterAll(async () => {
  await Promise.all([renderer.close(), reader.close()]);
});
const read = async (changes: Partial<QuotationPaper>) =>
  (await reader.run(
    await renderer.render({ kind: 'quotation', data: { ...paper, ...changes } }),
  )) as { pages: string[]; title: string; language: string; right: number };

describe('the PDF of a quotation', () => {
  it('contains letterhead, people, drawing, prices, terms and signatures as text', async () => {
    const { pages, title } = await read({});
    expect(title).toBe('Quotation QUO-2026-000187, revision 2');
    const all = pages.join('\n').replace(/\s+/g, ' ');
    for (const text of [
      '48 Kamal Ataturk Avenue, Dhaka',
      '+880 10 0000 0101, sales@cafe.example',
      'VRF air conditioning, design office in Dhanmondi',
      '22 Nov 2026',
      '22 Dec 2026',
      'Padma Design Studio',
      'ENQ-2026-000431, 20 Nov 2026',
      'Sales engineer',
      'thank you for the list of rooms.',
      'AM448DXVGGH',
      'Director',
      '2 × 3.6 kW',
      'No unit',
      'Branch joint',
      '৳56,500',
      '৳1,69,500',
      '৳15,80,500',
      '−৳40,500',
      '৳15,40,000',
      'Taka fifteen lakh forty thousand only',
      '50 % with the order.',
      'valid until the end of 22 Dec 2026. Revision 2 replaces revision 1.',
      'Name, date and signature',
      `QUO-2026-000187, revision 2 Page 1 of ${pages.length}`,
    ]) {
      expect(all).toContain(text);
    }
    expect(all).not.toContain('DRAFT');
  });

  it('repeats the column headers on every page of a long table', async () => {
    const lines = Array.from({ length: 100 }, (_, at) => ({ ...line, model: `UNIT-${at + 1}` }));
    const { pages } = await read({ lines });
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.length).toBeLessThan(9);
    const all = pages.join('\n');
    for (const { model } of lines) expect(all.split(new RegExp(`${model}\\b`))).toHaveLength(2);
    for (const page of pages.filter((text) => text.includes('UNIT-'))) {
      expect(page).toContain('Unit price');
    }
    expect(pages[1]).toContain('Quotation QUO-2026-000187, revision 2');
    // A heading is on the same page as its first row.
    expect(pages.find((text) => text.includes('Prices'))).toContain('UNIT-1');
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    // A total is on the same page as its last line.
    expect(pages.find((text) => text.includes('Subtotal'))).toContain('UNIT-100');
  });

  it('marks every page of a draft and the prices that are still open', async () => {
    const { pages } = await read({
      is_draft: true,
      lines: [{ ...line, unit_price: null, sum: null }],
    });
    for (const page of pages) expect(page).toContain('DRAFT');
    expect(pages.join('\n')).toContain('To be quoted');
  });

  it('names the person who accepted it and leaves out missing parts', async () => {
    const { pages } = await read({
      ...{ design: null, drawings: [], enquiry: null, contact: null, replaces: null, discount: 0 },
      accepted: { name: 'Nadia Rahman', at: '2026-11-25T09:30:00.000Z' },
    });
    const all = pages.join('\n');
    expect(all).toContain('Accepted on our site, 25 Nov 2026, 15:30');
    for (const text of ['Discount', 'Your enquiry', 'Branch joint', 'replaces', 'signature']) {
      expect(all).not.toContain(text);
    }
  });
});

describe('taxes, advance and choices', () => {
  const taxed: Partial<QuotationPaper> = {
    ...{ vat_bp: 1500, vat: 231_000, ait_bp: 750, ait: 115_500, total: 1_771_000 },
    ...{ advance_percent: 60, advance: 1_062_600 },
  };
  const choices = [
    { group: '', lines: [{ ...line, model: 'REMOTE', selected: false }] },
    {
      group: 'Outdoor unit',
      lines: [
        { ...line, model: 'UNIT-A', selected: true },
        { ...line, model: 'UNIT-B', selected: false },
      ],
    },
  ];

  it('are shown with the total, and the choices below it', async () => {
    const all = (await read({ ...taxed, choices })).pages.join('\n').replace(/\s+/g, ' ');
    for (const text of [
      'Amount before VAT ৳15,40,000 VAT 15% ৳2,31,000 Total, incl. VAT ৳17,71,000',
      'Taka seventeen lakh seventy-one thousand only',
      'Advance income tax (AIT) 7.5%, if you deduct it at source −৳1,15,500',
      'Payment to us after AIT ৳16,55,500',
      'Advance 60% of the total ৳10,62,600',
      'Options and alternatives',
      'Outdoor unit: choose one',
    ]) {
      expect(all).toContain(text);
    }
    expect(all.indexOf('REMOTE')).toBeGreaterThan(all.indexOf('Total, incl. VAT'));
    expect(all.match(/included in the total/g)).toHaveLength(1);
    expect(all).not.toContain('excl. VAT');
  });

  it('make an order confirmation once it is accepted, in both languages', async () => {
    const accepted = { name: 'Nadia Rahman', at: '2026-11-25T09:30:00.000Z' };
    const { pages, title } = await read({ ...taxed, accepted });
    const all = pages.join('\n').replace(/\s+/g, ' ');
    expect(title).toBe('Order confirmation QUO-2026-000187, revision 2');
    expect(all).toContain('Ordered 25 Nov 2026');
    for (const text of ['Valid until', 'thank you for the list', 'Options']) {
      expect(all).not.toContain(text);
    }
    const bangla = await read({ ...taxed, accepted, locale: 'bn' });
    const words = withoutOrder(bangla.pages.join('\n').replace(/\s+/g, ' '));
    expect(bangla.title).toContain('অর্ডার নিশ্চিতকরণ');
    for (const text of ['ভ্যাট ১৫%', '৳১৭,৭১,০০০', '৳১০,৬২,৬০০', 'Nadia Rahman']) {
      expect(words).toContain(withoutOrder(text));
    }
  });
});

describe('the PDF in Bangla', () => {
  const changes: Partial<QuotationPaper> = {
    ...{
      locale: 'bn',
      name: 'শিশির কুলিং',
      title: 'নতুন অফিসের এসি',
      letter: 'আপনার বাসার জন্য দাম।',
    },
    lines: [{ ...line, title: 'ছাদের বড় ডাক্ট', note: 'সব তলায়' }],
    terms: [{ title: 'ওজন', text: 'ফসল ঢাকা, আমরা পাঠাব।' }],
  };

  it('prints labels, money, dates and page numbers in Bangla, and models in Latin letters', async () => {
    const { pages, language } = await read(changes);
    expect(language).toBe('bn');
    const all = pages.join('\n').replace(/\s+/g, ' ');
    for (const text of [
      ...['দাম', 'নম্বর', 'উপমোট', 'সর্বমোট, ভ্যাট ছাড়া', 'আপনার বাসার জন্য দাম।', 'আমরা পাঠাব।'],
      ...['৳৫৬,৫০০', '৳১৫,৮০,৫০০', '−৳৪০,৫০০', '৳১৫,৪০,০০০', 'চল্লিশ হাজার টাকা মাত্র'],
      ...['২২ ডিসেম্বর ২০২৬', 'AM056NN4DEH', 'QUO-2026-000187', '+880 10 0000 0103'],
      ...[`পাতা ১/${pages.length === 1 ? '১' : '২'}`],
    ]) {
      expect(withoutOrder(all)).toContain(withoutOrder(text));
    }
    expect(all).not.toMatch(/Page|Total|Prices|Terms|Valid|Discount|Taka/);
  });

  it('stays within the page with names and texts far longer than in English', async () => {
    const long = (text: string) => `${text} `.repeat(6);
    const { right } = await read({
      ...changes,
      title: long('নতুন অফিসের এসি ব্যবস্থা'),
      recipient: { name: long('প্রস্তুতকারক'), company: long('প্রতিষ্ঠান'), place: long('চট্টগ্রাম') },
      contact: { name: 'নুসরাত রহমান', title: long('সেলস ইঞ্জিনিয়ার'), phone: '+8801000000103' },
      lines: [{ ...line, title: long('সিলিং মাউন্টেড ক্যাসেট'), note: long('ইনস্টলেশনসহ') }],
      terms: [{ title: long('রক্ষণাবেক্ষণ'), text: long('অর্ডারের সঙ্গে মূল্য পরিশোধ করতে হবে।') }],
      ...{ sum: 1_999_999_999, discount: 999_999_999, total: 1_000_000_000 },
    });
    expect(right).toBeLessThan(595.28 - 40);
  });

  it('is not larger than 250 KB', async () => {
    const pdf = await renderer.render({ kind: 'quotation', data: { ...paper, ...changes } });
    expect(pdf.length).toBeLessThan(250_000);
  });
});

/** Texts are extracted in the order of glyphs: some vowels come before their consonant, and reph after it. */
const withoutOrder = (text: string) => text.normalize('NFC').replace(/[\u09be-\u09d7র\s]/g, '');

describe('the letters of a PDF', () => {
  const textOf = async (changes: Partial<QuotationPaper>) =>
    (await read(changes)).pages.join('\n').replace(/\s+/g, ' ');

  it('are all printed in titles, names, companies, letters and notes', async () => {
    const lost = '± ½ ¼ µ ≤ ≥ ≈ Ω Δ → √ ∞ ℃ ⁄ ′ ″ № ✓ ² ³ ⁴ ₂ ⅓ × Ø ° € ₹';
    const all = await textOf({
      title: 'Ø ½ pipe ±5 %',
      recipient: { name: 'Иван Ωμέγα', company: 'Łódź Klíma Đặng', place: 'ঢাকা' },
      letter: `${lost}\n\nFlow 12 ㎥/h over 40 ㎡, ５ kW, 10⁴ Pa, ΔT ≤ 5.6`,
      lines: [{ ...line, model: 'A½B', title: '', note: '1½" BSP' }],
      terms: [{ title: '≥ 50 %', text: 'محمد pays ৳১,২০,০০০' }],
    });
    for (const text of [
      ...['Ø ½ pipe ±5 %', 'Иван Ωμέγα', 'Łódź Klíma Đặng', lost, 'A½B', '1½" BSP', '≥ 50 %'],
      'Flow 12 m³/h over 40 m², 5 kW, 10⁴ Pa, ΔT ≤ 5.6',
      '৳১,২০,০০০',
    ]) {
      expect(all).toContain(text);
    }
    for (const letter of 'محمد') expect(all).toContain(letter);
  });

  it('are replaced by boxes if no font has them', async () => {
    const recipient = { name: '张伟 (Zhang Wei)', company: '中国建筑', place: '한국 👷🏽‍♂️' };
    const all = await textOf({ recipient });
    for (const text of ['□□ (Zhang Wei)', '□□□□', '□□ □□ ♂']) expect(all).toContain(text);
  });

  it.each([
    ['Latin', 0x21, 0x24f],
    ['Greek and Cyrillic', 0x370, 0x52f],
    ['Bangla', 0x980, 0x9ff],
    ['punctuation and superscripts', 0x2010, 0x20bf],
    ['letterlike, fractions, arrows, mathematics', 0x2100, 0x22ff],
    ['technical, circled, box, shapes, dingbats', 0x2300, 0x27bf],
    ['Chinese, Japanese and Korean', 0x3000, 0x33ff],
    ['emoji', 0x1f300, 0x1f64f],
  ])('of the block %s are printed or visibly replaced', async (_block, first, last) => {
    const codes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const letters = codes
      .map((code) => String.fromCodePoint(code).normalize('NFC'))
      .filter((letter) => /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(letter))
      .filter((letter) => letter !== '|' && !/\p{Default_Ignorable_Code_Point}/u.test(letter));
    const all = await textOf({ letter: `|${letters.map((letter) => `${letter}|`).join(' ')}` });
    const printed = all.slice(all.indexOf('|') + 1, all.lastIndexOf('|')).split('|');
    // Compares only the number: some letters share a glyph with another letter, which is then extracted instead.
    expect(printed.filter((text) => text.trim() === '')).toEqual([]);
    expect(printed).toHaveLength(letters.length);
  });
});

describe('the lines of a PDF', () => {
  const PAGE = 595.28;
  it.each([
    ['letter', { letter: `Map: https://maps.example.com/${'a'.repeat(160)}` }],
    ['title', { title: `Offer ${'W'.repeat(140)}` }],
    ['name', { recipient: { name: 'N'.repeat(100), company: 'ক'.repeat(150), place: '' } }],
    ['note', { lines: [{ ...line, note: `https://docs.example.com/${'b'.repeat(110)}` }] }],
    ['model', { lines: [{ ...line, model: 'M'.repeat(60) }] }],
    ['terms', { terms: [{ title: 'T'.repeat(60), text: `https://${'c'.repeat(200)}` }] }],
    ['figures', { design: { title: 'System', figures: [['Rooms', '8'.repeat(200)]] } }],
    ['acceptance', { accepted: null, contact: { name: 'C'.repeat(100), title: '', phone: null } }],
  ] satisfies [string, Partial<QuotationPaper>][])(
    'stay within the page with a long %s',
    async (_part, changes) => {
      const { pages, right } = await read(changes);
      expect(right).toBeLessThan(PAGE - 20);
      const all = pages.join('').replace(/\s/g, '');
      const words = JSON.stringify(changes).match(/[\p{L}\d:/.]{50,}/gu) ?? [];
      for (const word of words) expect(all).toContain(word);
    },
  );

  it('never split a number', async () => {
    const sums = Array.from({ length: 60 }, (_, n) => `${'a'.repeat(n % 7)} ৳১,২০,৩${n % 10}০ 1½"`);
    const { pages } = await read({ letter: sums.join(' ') });
    const all = pages.join('\n');
    expect(all.match(/৳১,২০,৩\d০/g) ?? []).toHaveLength(60);
    expect(all.match(/1½"/g)).toHaveLength(60);
  });
});
