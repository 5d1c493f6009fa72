import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { drawUnit } from '@shishir/sizing';
import type { BusinessProfile } from './business-profile/business-profile';
import type { DataSheet } from './data-sheet/data-sheet';
import { colors } from './layout/theme';
import {
  createPdfRenderer,
  PdfBusy,
  type PdfDocument,
  type PdfRenderer,
  PdfTimeout,
} from './renderer';
import type { SystemSheet } from './system-sheet/system-sheet';

// The first document waits until a thread has compiled the sources.
jest.setTimeout(60_000);

const profile: BusinessProfile = {
  locale: 'en',
  issued_at: '2026-11-20T18:30:00.000Z',
  name: 'Café Cooling',
  blurb: 'Cold air for “every room”. A unit costs ৳1,20,000. বাংলা ও ইংরেজি।',
  logo: null,
  families: [
    {
      title: 'Slim Duct',
      description: 'Fits above any ceiling. More words.',
      product_count: 5,
      tr_min: 0.63,
      tr_max: 2.02,
      picture: null,
    },
    {
      title: 'Chiller',
      description: null,
      product_count: 1,
      tr_min: 74,
      tr_max: 74,
      picture: null,
    },
    {
      title: 'Air Purifier',
      description: null,
      product_count: 2,
      tr_min: null,
      tr_max: null,
      picture: null,
    },
  ],
  brands: ['Samsung', 'Haier'],
  industries: ['Hospital'],
  projects: {
    count: 27,
    tr: 2186,
    largest: [
      {
        ...{ title: 'Karnaphuli Square', location: 'Agrabad, Chattogram', kind: 'Shopping' },
        ...{ tr: 296, year: 2026, picture: null },
      },
    ],
    towns: [
      { name: 'Dhaka', tr: 439 },
      { name: 'Chattogram', tr: 347 },
      { name: 'Unknown Town', tr: 9 },
    ],
  },
  places: [
    {
      title: 'Head Office',
      street: '48 Kamal Ataturk Avenue',
      city: 'Dhaka',
      email: null,
      phones: ['+8801000000111'],
    },
  ],
  sales_phones: ['+8801000000101'],
  sales_email: 'sales@cafe.example',
  sales_hours: 'Saturday to Thursday, 9:00 to 18:00',
  sales_contact: {
    name: 'Nusrat Rahman',
    title: 'Sales engineer',
    phone: '+8801000000103',
  },
  web: 'cafe.example',
  qr: { size: 9, path: 'M4 4h1v1h-1z' },
  socials: [{ name: 'YouTube', url: 'https://www.youtube.com/@cafe.example' }],
};

interface Content {
  pages: string[];
  title: string;
  author: string;
  language: string;
}

describe('the business profile', () => {
  let renderer: PdfRenderer;
  const reader = new Piscina({ filename: join(__dirname, 'testing/read-pdf.mjs'), maxThreads: 1 });
  beforeAll(() => {
    renderer = createPdfRenderer({ maxThreads: 2, timeoutMs: 50_000 });
  });
  afterAll(async () => {
    await Promise.all([renderer.close(), reader.close()]);
  });
  const bytesOf = (changes: Partial<BusinessProfile>) =>
    renderer.render({ kind: 'business-profile', data: { ...profile, ...changes } });
  const read = async (changes: Partial<BusinessProfile>) =>
    (await reader.run(await bytesOf(changes))) as Content;

  it('contains company, products and contact details as searchable text', async () => {
    const { pages, ...metadata } = await read({});
    expect(metadata).toMatchObject({
      title: 'Business profile, Café Cooling',
      author: 'Café Cooling',
      language: 'en',
    });
    for (const text of [
      'Café Cooling',
      'Cold air for “every room”.',
      'A unit costs ৳1,20,000. বাংলা',
      '0.63 to 74 TR',
      'Fits above any ceiling.',
      '0.63 to 2.02',
      'Samsung',
      'Hospital',
      'Karnaphuli Square',
      'Shopping, Agrabad, Chattogram',
      '2,186 TR in 3 towns',
      '1 of 27, completed and ongoing.',
      'Dhaka 439',
      'Nusrat Rahman',
      '48 Kamal Ataturk Avenue',
      '+880 10 0000 0111',
      'sales@cafe.example',
      'Saturday to Thursday, 9:00 to 18:00',
      'YouTube',
      // 00:30 in Dhaka.
      '21 Nov 2026',
      'Page 2 of 2',
    ]) {
      expect(pages.join('\n')).toContain(text);
    }
    expect(pages).toHaveLength(2);
  });

  it('leaves out missing values and prints a box for a letter that no font has', async () => {
    const nothing = {
      ...{ families: [], brands: [], industries: [], places: [], socials: [], qr: null },
      projects: { count: 0, tr: 0, largest: [], towns: [] },
    };
    const { pages } = await read({
      ...nothing,
      ...{ name: 'Plain 你好🪟', blurb: null, sales_contact: null, web: null },
      ...{ sales_email: null, sales_hours: null },
    });
    expect(pages[0]!.split(/\s*\n\s*/).filter(Boolean)).toEqual([
      ...['Plain □□□ +880 10 0000 0101', 'Plain □□□', 'Sales', '+880 10 0000 0101'],
      'Plain □□□ 21 Nov 2026 Page 1 of 1',
    ]);
  });

  it('never exceeds two pages', async () => {
    const many = <T>(count: number, make: (n: number) => T) =>
      Array.from({ length: count }, (_, n) => make(n));
    const phones = many(4, (n) => `+880100000020${n}`);
    const place = {
      title: 'Service & Warehouse',
      street: 'Level 6, House 48, Road 11, Block C, Kamal Ataturk Avenue Extension, Banani',
      city: 'Dhaka 1213, Bangladesh',
      email: 'service.department.narayangonj@a-rather-long-domain-name.example',
      phones,
    };
    const { pages } = await read({
      blurb: 'Distributor of cooling equipment, with its own workshop. '.repeat(12),
      families: many(30, (n) => ({ ...profile.families[0]!, title: `Family of units ${n}` })),
      brands: many(30, (n) => `A brand of units ${n}`),
      industries: many(30, (n) => `Industry ${n}`),
      projects: {
        ...profile.projects,
        largest: many(10, (n) => ({
          ...profile.projects.largest[0]!,
          title: `Project ${n} of a company with a rather long name`,
        })),
      },
      places: [place, { ...place, title: 'Head Office' }],
      sales_phones: phones,
      socials: many(6, (n) => ({ name: `Social page ${n}`, url: `https://example.com/${n}` })),
    });
    expect(pages).toHaveLength(2);
    expect(pages.join()).toContain('And 10 more families in the catalogue.');
    expect(pages[1]).toContain('Social page 5');
  });

  it('is the same file for the same data', async () => {
    expect((await bytesOf({})).equals(await bytesOf({}))).toBe(true);
  });
});

describe('the other documents', () => {
  let renderer: PdfRenderer;
  const reader = new Piscina({ filename: join(__dirname, 'testing/read-pdf.mjs'), maxThreads: 1 });
  beforeAll(() => {
    renderer = createPdfRenderer({ maxThreads: 1, timeoutMs: 50_000 });
  });
  afterAll(async () => {
    await Promise.all([renderer.close(), reader.close()]);
  });
  const read = async (document: PdfDocument) =>
    ((await reader.run(await renderer.render(document))) as Content).pages;

  const LETTERS = '± ½ µ ≤ Ω → ² ₂ Łódź Иван ৳১,২০,০০০ ℃';
  const sender = {
    locale: 'en' as const,
    ...{ name: 'Café Cooling', logo: null, web: 'cafe.example', phone: '+8801000000101' },
    ...{ email: null, place: { ...profile.places[0]!, phones: [] } },
    issued_at: profile.issued_at,
  };
  const { qr } = profile;
  const sheet: DataSheet = {
    ...sender,
    ...{ revision: 3, kind: 'Cassette', title: LETTERS, brand: 'Samsung', model: 'AM028' },
    ...{ notice: null, picture: null, sizes: [], fit: null, missing: [], qr: qr! },
    figures: [{ name: 'Cooling capacity', value: '2.8', unit: 'kW', note: null }],
    drawing: drawUnit({ width: 840, height: 204, depth: 840 }, { place: 'panel', plan: 'four' }),
    groups: [{ title: 'Performance', rows: [['Power input', LETTERS]] }],
    address: 'cafe.example/products/22',
  };
  const line = { model: 'AM028', title: LETTERS, quantity: 2, unit_price: '৳100', sum: '৳200' };
  const system: SystemSheet = {
    ...{ ...sender, title: LETTERS, figures: sheet.figures, warnings: [], qr },
    peak: '',
    systems: [{ name: '', drawing: { outdoor: null, rooms: [] }, window: '' }],
    lines: Array.from({ length: 60 }, (_, n) => ({ ...line, model: `UNIT-${n + 1}` })),
    ...{ total: '৳12,000', on_request: [line], not_included: ['Copper pipe'] },
    edition: 3,
    rooms: [{ name: 'Office', text: 'Place: Sylhet' }],
    assumptions: [
      { name: 'Glass, U', value: '5.7 W/m²K', source: 'Clear single glass', is_estimate: true },
      { name: 'Air pressure', value: '101.325 kPa', source: 'ISO 2533', is_estimate: false },
    ],
    address: 'https://cafe.example/tools/vrf?s=1',
  };

  it('print every letter', async () => {
    for (const document of [
      { kind: 'data-sheet', data: sheet } as const,
      { kind: 'system-sheet', data: system } as const,
    ]) {
      const all = (await read(document)).join('\n').replace(/\s+/g, ' ');
      expect(all.split(LETTERS).length).toBeGreaterThan(2);
    }
  });

  it('show the dimensions of a unit and the revision on one page', async () => {
    const pages = await read({ kind: 'data-sheet', data: sheet });
    expect(pages).toHaveLength(1);
    for (const text of [
      '840 mm',
      '204 mm',
      'From below, panel dashed',
      'Revision 3, 21 Nov 2026',
    ]) {
      expect(pages[0]).toContain(text);
    }
  });

  it('list the assumptions with unit, source and a mark on estimates', async () => {
    const all = (await read({ kind: 'system-sheet', data: system }))
      .join('\n')
      .replace(/\s+/g, ' ');
    expect(all).toContain('edition 3 of the calculation');
    expect(all).toContain('Place: Sylhet');
    expect(all).toContain('Glass, U 5.7 W/m²K Clear single glass (estimate)');
    expect(all).toMatch(/101\.325 kPa ISO 2533 (?!\(estimate)/);
  });

  it('name a system without a name only once', async () => {
    const pages = await read({ kind: 'system-sheet', data: { ...system, title: '' } });
    expect(pages.join('\n')).not.toContain('VRF system: ');
    expect(pages[0]!.split('VRF system')).toHaveLength(2);
  });

  it('repeat the header of a long bill, and keep its total with its last line', async () => {
    const pages = await read({ kind: 'system-sheet', data: system });
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.filter((text) => text.includes('UNIT-'))) {
      expect(page).toContain('Unit price');
      expect(page).toContain('Estimate of 21 Nov 2026');
    }
    expect(pages.find((text) => text.includes('Total of list prices'))).toContain('UNIT-60');
    expect(pages.find((text) => text.includes('Bill of quantities'))).toContain('UNIT-1');
  });
});

describe('a renderer', () => {
  const worker = join(__dirname, 'testing/failing.worker.cjs');
  const open: PdfRenderer[] = [];
  afterEach(() => Promise.all(open.splice(0).map((renderer) => renderer.close())));
  function make(options: { timeoutMs?: number; idleMs?: number } = {}) {
    const renderer = createPdfRenderer({ maxThreads: 2, ...options, worker });
    open.push(renderer);
    return (name: string) =>
      renderer.render({ kind: 'business-profile', data: { ...profile, name } });
  }

  it('renders two documents in parallel and rejects a third until one of them is finished', async () => {
    const render = make();
    const two = [render('one'), render('two')];
    await expect(render('three')).rejects.toThrow(PdfBusy);
    expect((await Promise.all(two)).map(String)).toEqual(['%PDF of one', '%PDF of two']);
    expect(String(await render('three'))).toBe('%PDF of three');
  });

  it('aborts a document that takes too long and renders the next one', async () => {
    const render = make({ timeoutMs: 2_000 });
    await expect(render('hang')).rejects.toThrow(PdfTimeout);
    expect(String(await render('next'))).toBe('%PDF of next');
  });

  it.each(['crash', 'throw'])('survives a %s of its thread', async (failure) => {
    const render = make();
    await expect(render(failure)).rejects.toThrow();
    expect(String(await render('next'))).toBe('%PDF of next');
  });

  it('ends an idle thread and starts another one for the next document', async () => {
    const render = make({ idleMs: 20 });
    const run = jest.spyOn(Piscina.prototype, 'run');
    await render('one');
    const pool = run.mock.contexts[0] as Piscina;
    run.mockRestore();
    await once(pool, 'workerDestroy');
    expect(pool.threads).toHaveLength(0);
    expect(String(await render('two'))).toBe('%PDF of two');
  });

  it('does not wait for documents when it is closed', async () => {
    const render = make();
    const hanging = expect(render('hang')).rejects.toThrow();
    await open[0]!.close();
    await hanging;
  });
});

it('uses the colours of the site', () => {
  const tokens = readFileSync(join(__dirname, '../../tokens/src/tokens.ts'), 'utf8');
  for (const [name, color] of Object.entries(colors)) {
    expect(tokens).toMatch(new RegExp(`\\b${name}'?: '${color}'`));
  }
});
