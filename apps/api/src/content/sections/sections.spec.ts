import {
  partsOf,
  type Section,
  type SectionedPage,
  SECTIONED_PAGES,
  siteTarget,
} from '@shishir/contract';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LIST = '/api/v1/sections';
const list = async (page: SectionedPage): Promise<Section[]> =>
  (await api.call('get', `${LIST}?page_key=${page}`).expect(200)).body.data;
const textOf = (sections: Section[]) =>
  sections.map(({ label, title, text }) => `${label ?? ''} ${title} ${text ?? ''}`).join(' ');

describe('the texts of a page', () => {
  it.each(SECTIONED_PAGES)('are complete for %s, and use each note', async (page) => {
    const sections = await list(page);
    const texts = textOf(sections);
    const isShort = page.startsWith('brand-') || page === 'about';
    expect(texts.split(/\s+/).length).toBeGreaterThanOrEqual(isShort ? 200 : 400);
    const marks = [...texts.matchAll(/\[(\d+)\]/g)].map(([, mark]) => Number(mark));
    const notes = sections.filter(({ part }) => part === 'note');
    expect([...new Set(marks)].sort()).toEqual(notes.map((_, index) => index + 1));
    for (const { part, link } of sections) {
      expect(partsOf(page)).toContain(part);
      if (link?.startsWith('/')) expect(siteTarget(link)).not.toBeNull();
    }
    expect(sections.filter(({ part }) => part === 'banner')).toHaveLength(1);
  });

  it('contain the specified claims', async () => {
    const pages = SECTIONED_PAGES.filter((page) => page.startsWith('sector-'));
    const all = textOf((await Promise.all(pages.map(list))).flat());
    for (const claim of ['30 minutes', '60 minutes', 'up to 52%', '256', 'up to five']) {
      expect(all).toContain(claim);
    }
    for (const claim of ['26 indoor units', '0.6 °C', '24 dB(A)']) expect(all).toContain(claim);
    expect(all).not.toContain('55%');
  });

  it.each(['cold_room', 'rooftop_package', 'filter'] as const)(
    'have the specified lists for %s',
    async (kind) => {
      const sections = await list(`information-${kind}`);
      const lists = sections.filter(({ part }) => part === 'list').map(({ title }) => title);
      expect(lists).toEqual(['Key features', 'Applications', 'Benefits']);
    },
  );

  it('have the specified headings', async () => {
    const titleOf = async (page: SectionedPage) =>
      (await list(page)).find(({ part }) => part === 'banner')?.title;
    expect(await titleOf('information-dehumidifier')).toBe('Dehumidifier Systems');
    expect(await titleOf('information-cold_room')).toBe('Cold Storage Solutions');
    expect(await titleOf('information-rooftop_package')).toBe('Rooftop Package Units');
    expect(await titleOf('information-filter')).toBe('Air Filtration Systems');
    expect(textOf(await list('information-dehumidifier'))).toMatch(/authorised distributor/);
    expect(await list('home')).toContainEqual(
      expect.objectContaining({ part: 'industries', title: 'Industries We Serve' }),
    );
  });
});

it('shows visitors active sections of a page in their order', async () => {
  const [first, second] = await list('sector-office');
  const change = (id: number, body: object) =>
    api.as('staff', 'put', `${LIST}/${id}`).send(body).expect(200);
  await change(first!.id, { status: 'inactive' });
  expect((await list('sector-office'))[0]).toMatchObject({ id: second!.id });
  await change(first!.id, { status: 'active', title: 'Another heading' });
  expect((await list('sector-office'))[0]).toMatchObject({
    id: first!.id,
    title: 'Another heading',
  });
});

it('rejects a part that the page does not show', async () => {
  const body = { title: 'Question', page_key: 'sector-gym', part: 'question' };
  const response = await api.as('staff', 'post', LIST).send(body);
  expect(response.status).toBe(400);
  expect(response.body.fields).toHaveProperty('part');
});
