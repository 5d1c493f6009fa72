import { join } from 'node:path';
import { Piscina } from 'piscina';
import { createPdfRenderer, type PdfRenderer } from '../renderer';
import type { VisitReportPaper } from './visit-report';

// The first document waits until a thread has compiled the sources.
jest.setTimeout(60_000);

const paper: VisitReportPaper = {
  locale: 'en',
  issued_at: '2026-11-25T06:25:00.000Z',
  name: 'Café Cooling',
  logo: null,
  web: 'cafe.example',
  place: { title: 'Office', street: 'Plot 17', city: 'Narayanganj', email: null, phones: [] },
  phone: '+8801000000201',
  email: 'service@cafe.example',
  number: 'SRV-2026-000012',
  correction: null,
  customer: 'Teesta Clinic',
  site: 'Ward building',
  started_at: '2026-11-25T04:10:00.000Z',
  ended_at: '2026-11-25T06:25:00.000Z',
  technician: 'Arif Hossain',
  units: [
    {
      ...{ name: 'Samsung AM056NN4DEH', serial: '0T7KPXAN200311', place: 'Ward 2' },
      serviced: true,
      readings: [
        ['Return air', '26.1 °C'],
        ['Suction pressure', '8.2 bar'],
      ],
      checks: ['Filter cleaned', 'Drain clear'],
      note: 'The drain falls too little.',
    },
    {
      ...{ name: 'Samsung AM028NN1DEH', serial: null, place: null },
      ...{ serviced: false, readings: [], checks: [], note: '' },
    },
  ],
  work_done: 'Coil washed.\nDrain flushed.',
  parts: 'Flare nut 1/2", 1',
  recommendation: 'Wash the filters once a month.',
  photos: [],
  signature: {
    ...{ name: 'Selina Haque', at: '2026-11-25T06:25:00.000Z' },
    ...{ path: 'M10 10L90 60', width: 600, height: 260 },
  },
};

let renderer: PdfRenderer;
const reader = new Piscina({ filename: join(__dirname, '../testing/read-pdf.mjs'), maxThreads: 1 });
beforeAll(() => {
  renderer = createPdfRenderer({ maxThreads: 2, timeoutMs: 50_000 });
});
afterAll(async () => {
  await Promise.all([renderer.close(), reader.close()]);
});

async function read(changes: Partial<VisitReportPaper>) {
  const pdf = await renderer.render({ kind: 'visit-report', data: { ...paper, ...changes } });
  const { pages, title } = (await reader.run(pdf)) as { pages: string[]; title: string };
  return { title, pages: pages.length, text: pages.join('\n').replace(/\s+/g, ' ') };
}

describe('the PDF of a visit report', () => {
  it('contains units with readings, work, times and the signature as text', async () => {
    const { text, title, pages } = await read({});
    expect([title, pages]).toEqual(['Service report SRV-2026-000012', 1]);
    for (const part of [
      'Teesta Clinic',
      'Ward building',
      '25 Nov 2026, 10:10–12:25',
      'Samsung AM056NN4DEH',
      'Serial no. 0T7KPXAN200311, Ward 2',
      'Suction pressure 8.2 bar',
      'Done: Filter cleaned, Drain clear',
      'The drain falls too little.',
      'Not serviced at this visit',
      'Coil washed. Drain flushed.',
      'Flare nut 1/2", 1',
      'Wash the filters once a month.',
      'For Café Cooling',
      'For the customer, 25 Nov 2026, 12:25',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Signed by name');
  });

  it('names the reason of a correction, and a signature by name', async () => {
    const correction = { revision: 2, reason: 'Wrong serial number' };
    const { title, text } = await read({
      correction,
      signature: { ...paper.signature, path: '' },
    });
    expect(title).toBe('Service report SRV-2026-000012, version 2');
    expect(text).toContain('Corrected after the signature. Reason: Wrong serial number');
    expect(text).toContain('The customer signed version 1.');
    expect(text).toContain('For the customer, Signed by name');
  });

  it('is written in Bangla for a customer who reads it', async () => {
    const { title } = await read({ locale: 'bn' });
    expect(title).toBe('সার্ভিস রিপোর্ট SRV-2026-000012');
  });
});
