import type { TranslationVersion } from '@shishir/contract';
import { MediaEntity } from '../../platform/media/media.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { GalleryItemEntity } from '../gallery/gallery-item.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
});
afterAll(() => api.close());

const LIST = '/api/v1/translations';
type Text = {
  field: string;
  source: string;
  text: string | null;
  state: string | null;
  stale: boolean;
  by: string | null;
};
type Translation = {
  version: string;
  name: string;
  texts: Text[];
  glossary: { english: string }[];
};

const read = async (subject: string, id: number): Promise<Translation> =>
  (await api.as('staff', 'get', `${LIST}/${subject}/${id}`).expect(200)).body.data;
const put = async (subject: string, id: number, texts: Record<string, string>, state: string) => {
  const { version } = await read(subject, id);
  const list = Object.entries(texts).map(([field, text]) => ({ field, text }));
  const url = `${LIST}/${subject}/${id}`;
  return api.as('staff', 'put', url).send({ version, state, texts: list });
};
const approve = async (subject: string, id: number, texts: Record<string, string>) => {
  const response = await put(subject, id, texts, 'approved');
  expect(response.status).toBe(200);
  return response.body.data as Translation;
};
const addOpening = async (more: object = {}): Promise<number> => {
  const body = { title: 'Fitter', location: 'Dhaka', type: 'Full Time', status: 'active' };
  const texts = { summary: 'Installs units.', description: 'Five years of *practice*.' };
  const response = await api
    .as('staff', 'post', '/api/v1/openings')
    .send({ ...body, ...texts, ...more });
  expect(response.status).toBe(201);
  return response.body.data.id;
};
const openingIn = async (id: number, locale: string) =>
  (await api.call('get', `/api/v1/openings/${id}?locale=${locale}`).expect(200)).body.data;
const countsOf = async (subject: string) => {
  const { counts } = (await api.as('staff', 'get', LIST).expect(200)).body;
  return counts.find((one: { subject: string }) => one.subject === subject);
};

describe('an approved text', () => {
  it('replaces the English one, and names the fields that stay English', async () => {
    const id = await addOpening();
    expect(await openingIn(id, 'bn')).toMatchObject({
      title: 'Fitter',
      untranslated: ['title', 'location', 'summary', 'description'],
    });
    await approve('opening', id, { title: 'ফিটার', location: 'ঢাকা' });
    const bangla = { title: 'ফিটার', location: 'ঢাকা', summary: 'Installs units.' };
    expect(await openingIn(id, 'bn')).toMatchObject({
      ...bangla,
      untranslated: ['summary', 'description'],
    });
    const english = await openingIn(id, 'en');
    expect(english).toMatchObject({ title: 'Fitter', location: 'Dhaka' });
    expect(english).not.toHaveProperty('untranslated');
    const list = (await api.call('get', '/api/v1/openings?locale=bn').expect(200)).body.data;
    expect(list.find((row: { id: number }) => row.id === id)).toMatchObject(bangla);
  });

  it('describes pictures; those with a title follow its translation', async () => {
    const { body } = await api.call('get', '/api/v1/gallery?locale=en').expect(200);
    const [item] = body.data as { id: number; title: string; picture: { alt: string } }[];
    const { image_id } = await api.dataSource
      .getRepository(GalleryItemEntity)
      .findOneByOrFail({ id: item!.id });
    const altIn = async (locale: string) =>
      (await api.call('get', `/api/v1/gallery/${item!.id}?locale=${locale}`).expect(200)).body.data
        .picture.alt;
    await approve('media', image_id, { alt: 'ছাদে দুই সারি আউটডোর ইউনিট' });
    expect([await altIn('en'), await altIn('bn')]).toEqual([
      item!.picture.alt,
      'ছাদে দুই সারি আউটডোর ইউনিট',
    ]);
    await put('media', image_id, { alt: '' }, 'draft');
    await approve('gallery', item!.id, { title: 'আউটডোর ইউনিট' });
    await api.dataSource.getRepository(MediaEntity).update(image_id, { alt: item!.title });
    expect(await altIn('bn')).toBe('আউটডোর ইউনিট');
  });

  it('is found by its words, however they are spelled', async () => {
    const id = await addOpening();
    await approve('opening', id, { title: 'শীতল যন্ত্রের কর্মী ৪২' });
    for (const q of ['শীতল', 'শিতল', 'সীতল কর্মি', 'যন্ত্রের 42', 'কর্\u200Dমী']) {
      const url = `/api/v1/openings?q=${encodeURIComponent(q)}`;
      const { data } = (await api.call('get', url).expect(200)).body;
      expect([q, data.map((row: { id: number }) => row.id)]).toEqual([q, [id]]);
    }
    const other = encodeURIComponent('শীতল বাতাস');
    const none = await api.call('get', `/api/v1/openings?q=${other}`).expect(200);
    expect(none.body.data).toEqual([]);
  });

  it('stays on the site while it is stale, and is confirmed by approving it again', async () => {
    const id = await addOpening();
    await approve('opening', id, { title: 'ফিটার' });
    const change = { title: 'Senior fitter' };
    await api.as('staff', 'put', `/api/v1/openings/${id}`).send(change).expect(200);
    expect((await openingIn(id, 'bn')).title).toBe('ফিটার');
    expect((await read('opening', id)).texts[0]).toMatchObject({
      source: 'Senior fitter',
      stale: true,
    });
    expect((await countsOf('opening')).stale).toBe(1);
    const { texts } = await approve('opening', id, { title: 'ফিটার' });
    expect(texts[0]).toMatchObject({ text: 'ফিটার', stale: false, state: 'approved' });
  });

  it('goes with its record into the trash, and comes back with it', async () => {
    const id = await addOpening();
    await approve('opening', id, { title: 'ফিটার' });
    await api.as('staff', 'delete', `/api/v1/openings/${id}`).expect(200);
    await api.as('staff', 'get', `${LIST}/opening/${id}`).expect(404);
    await api.as('staff', 'post', `/api/v1/openings/${id}/restore`).expect(200);
    expect((await openingIn(id, 'bn')).title).toBe('ফিটার');
  });

  it('raises the revision, so that cached pages are rendered again', async () => {
    const id = await addOpening();
    const before = await api.revisions.current(null);
    await approve('opening', id, { title: 'ফিটার' });
    expect(Number(await api.revisions.current(null))).toBeGreaterThan(Number(before));
  });
});

describe('the texts of other records', () => {
  it('include the category of a product, its facts and its title', async () => {
    const [product] = (await api.call('get', '/api/v1/products?pageSize=1').expect(200)).body;
    const { id, category_id } = product as { id: number; category_id: number };
    const english = (await api.call('get', `/api/v1/products/${id}`).expect(200)).body;
    await approve('category', category_id, { title: 'নতুন শ্রেণি', delivery: 'ঢাকায় তিন দিন' });
    await approve('product', id, { title: 'নতুন নাম' });
    const url = `/api/v1/products/${id}?locale=bn`;
    const { body } = await api.call('get', url).expect(200);
    expect(body).toMatchObject({ title: 'নতুন নাম', category: 'নতুন শ্রেণি' });
    expect(body.commercial.delivery).toBe('ঢাকায় তিন দিন');
    expect(body.untranslated).not.toContain('delivery');
    expect(body.commercial.installation_from).toBe(english.commercial.installation_from);
    const own = { delivery: 'Next day' };
    await api.as('staff', 'put', `/api/v1/products/${id}`).send(own).expect(200);
    const changed = (await api.call('get', url).expect(200)).body;
    expect(changed.commercial.delivery).toBe('Next day');
    expect(changed.untranslated).toContain('delivery');
    const category = `/api/v1/categories/${category_id}?locale=bn`;
    const { data } = (await api.call('get', category).expect(200)).body;
    expect(data).toMatchObject({ title: 'নতুন শ্রেণি', commercial: { delivery: 'ঢাকায় তিন দিন' } });
    const menu = (await api.call('get', '/api/v1/menu?locale=bn').expect(200)).body.data;
    const titles = menu
      .filter((item: { category_id: number }) => item.category_id === category_id)
      .map(({ title }: { title: string }) => title);
    expect(titles).toContain('নতুন শ্রেণি');
    const facets = (await api.call('get', '/api/v1/products/facets?locale=bn').expect(200)).body;
    expect(JSON.stringify(facets)).toContain('নতুন শ্রেণি');
    const q = encodeURIComponent('নতুন নাম');
    const found = (await api.call('get', `/api/v1/products?q=${q}`).expect(200)).body;
    expect(found.map((row: { id: number }) => row.id)).toEqual([id]);
    const suggested = await api.call('get', `/api/v1/products/suggest?q=${q}&locale=bn`);
    expect(suggested.body.data.products).toMatchObject([{ id, title: 'নতুন নাম' }]);
    const list = (await api.call('get', `/api/v1/products?ids=${id}&locale=bn&with=commercial`))
      .body;
    expect(list[0]).toMatchObject({ title: 'নতুন নাম', commercial: { delivery: 'Next day' } });
  });

  it('include nested texts of the company and warranties by brand', async () => {
    await approve('company', 1, { 'head_office.city': 'রাজধানী' });
    const { data } = (await api.call('get', '/api/v1/company?locale=bn').expect(200)).body;
    expect(data.head_office.city).toBe('রাজধানী');
    expect(data.untranslated).not.toContain('head_office.city');
    const { data: chiller } = (await api.call('get', '/api/v1/categories/chiller')).body;
    const field = 'brand_warranties.ebara.warranty';
    await approve('category', chiller.id, { [field]: 'এক বছর' });
    const bangla = (await api.call('get', '/api/v1/categories/chiller?locale=bn')).body.data;
    expect(bangla.brand_warranties[0]).toMatchObject({ brand: 'EBARA', warranty: 'এক বছর' });
  });
});

describe('a draft', () => {
  it('is seen by staff only', async () => {
    const id = await addOpening();
    const response = await put('opening', id, { title: 'খসড়া', summary: '' }, 'draft');
    const { texts } = response.body.data as Translation;
    expect(texts[0]).toMatchObject({ text: 'খসড়া', state: 'draft', stale: false });
    expect(texts[0]!.by).toEqual(expect.any(String));
    expect((await openingIn(id, 'bn')).title).toBe('Fitter');
    const log = (await api.as('owner', 'get', '/api/v1/audit?subject=translation')).body.data;
    expect(log[0]).toMatchObject({ subject_name: 'Fitter: Title', action: 'created' });
  });

  it('leaves approved texts on the site', async () => {
    const id = await addOpening();
    await approve('opening', id, { title: 'ফিটার', location: 'ঢাকা' });
    const texts = { title: 'ফিটার', location: 'রাজধানী', summary: 'বসান।' };
    const { body } = await put('opening', id, texts, 'draft');
    expect(body.data.texts).toMatchObject([
      { field: 'title', state: 'approved' },
      { field: 'location', state: 'draft', text: 'রাজধানী', approved: 'ঢাকা' },
      { field: 'summary', state: 'draft', approved: null },
      { field: 'description', state: null },
    ]);
    const shown = { title: 'ফিটার', location: 'ঢাকা', summary: 'Installs units.' };
    expect(await openingIn(id, 'bn')).toMatchObject(shown);
  });

  it('is removed by a blank text', async () => {
    const id = await addOpening();
    await approve('opening', id, { title: 'ফিটার' });
    await put('opening', id, { title: '  ' }, 'draft');
    expect((await read('opening', id)).texts[0]).toMatchObject({ text: null, state: null });
    expect((await openingIn(id, 'bn')).title).toBe('Fitter');
  });
});

describe('a save', () => {
  it('is rejected with the current texts if one of them was changed', async () => {
    const id = await addOpening();
    const { version } = await read('opening', id);
    await approve('opening', id, { title: 'প্রথম' });
    const late = await api
      .as('staff', 'put', `${LIST}/opening/${id}`)
      .send({ version, state: 'draft', texts: [{ field: 'title', text: 'দ্বিতীয়' }] })
      .expect(409);
    expect(late.body.current.texts[0].text).toBe('প্রথম');
    const { version: next } = await read('opening', id);
    await api.as('staff', 'put', `/api/v1/openings/${id}`).send({ title: 'Other' }).expect(200);
    await api
      .as('staff', 'put', `${LIST}/opening/${id}`)
      .send({ version: next, state: 'approved', texts: [] })
      .expect(409);
  });

  it('names unknown fields and long texts, and stores the longest ones', async () => {
    const id = await addOpening();
    const wrong = await put('opening', id, { colour: 'লাল', title: 'ক'.repeat(226) }, 'draft');
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.fields)).toEqual(['colour', 'title']);
    const longest = { title: 'ক'.repeat(225), description: 'ক্ষ '.repeat(1875).trim() };
    const { texts } = await approve('opening', id, longest);
    expect(texts.find(({ field }) => field === 'description')!.text).toBe(longest.description);
  });

  it('is limited to staff', async () => {
    await api.call('get', `${LIST}/company/1`).expect(401);
    await api.as('visitor', 'get', `${LIST}/company/1`).expect(403);
    await api.as('staff', 'get', `${LIST}/opening/999999`).expect(404);
    await api.as('staff', 'get', `${LIST}/user/1`).expect(400);
  });
});

describe('the list', () => {
  it('finds records by type, state and words of either language', async () => {
    const id = await addOpening({ title: 'Zebra keeper' });
    const find = async (query: string) => {
      const { body, headers } = await api.as('staff', 'get', `${LIST}?${query}`).expect(200);
      expect(headers['x-total-count']).toBe(String(body.data.length));
      return body.data.map((row: { id: number }) => row.id);
    };
    expect(await find('subject=opening&state=missing&q=zebra')).toEqual([id]);
    expect(await find('state=approved&q=zebra')).toEqual([]);
    await put('opening', id, { title: 'জেব্রা রক্ষক' }, 'draft');
    expect(await find(`state=draft&q=${encodeURIComponent('জেব্রা')}`)).toEqual([id]);
    const [row] = (await api.as('staff', 'get', `${LIST}?q=zebra`)).body.data;
    expect(row).toMatchObject({ name: 'Zebra keeper', texts: 4, missing: 3, draft: 1, stale: 0 });
    expect(await find('subject=post&q=zebra')).toEqual([]);
  });
});

describe('the glossary', () => {
  const GLOSSARY = '/api/v1/glossary';

  it('shows its terms beside texts in which they occur', async () => {
    const term = { english: 'wombat, marsupial (animal)', bangla: 'ওমব্যাট' };
    const { body } = await api.as('staff', 'post', GLOSSARY).send(term).expect(201);
    const id = await addOpening({ summary: 'Feeds wombats.' });
    expect((await read('opening', id)).glossary).toContainEqual({ ...term, note: '' });
    const other = await addOpening({ summary: 'Feeds combats.' });
    expect((await read('opening', other)).glossary).not.toContainEqual({ ...term, note: '' });
    const url = `${GLOSSARY}/${body.data.id}`;
    await api.as('staff', 'put', url).send({ note: 'Rare', version: 1 }).expect(200);
    await api.as('staff', 'put', url).send({ note: 'Late', version: 1 }).expect(409);
    await api.as('staff', 'delete', url).expect(200);
    await api.as('staff', 'delete', url).expect(404);
  });
});

describe('the versions of the texts of a record', () => {
  const versionsOf = async (id: number) =>
    (await api.as('staff', 'get', `${LIST}/opening/${id}/versions`).expect(200)).body
      .data as TranslationVersion[];
  const textsOf = async (id: number, version: string) =>
    (await api.as('staff', 'get', `${LIST}/opening/${id}/versions/${version}`).expect(200)).body
      .data.texts as Record<string, string>;

  it('are one for each save, with all texts as they were', async () => {
    const id = await addOpening();
    await approve('opening', id, { title: 'ফিটার', summary: 'এসি বসান।' });
    await put('opening', id, { title: 'এসি ফিটার', summary: '' }, 'draft');
    const [removed, first, ...older] = await versionsOf(id);
    expect(older).toEqual([]);
    expect(removed).toMatchObject({ state: 'draft', changed: ['Summary', 'Title'] });
    expect(first).toMatchObject({ state: 'approved', changed: ['Summary', 'Title'] });
    expect(await textsOf(id, removed!.id)).toEqual({ title: 'এসি ফিটার', summary: '' });
    expect(await textsOf(id, first!.id)).toEqual({ title: 'ফিটার', summary: 'এসি বসান।' });
    expect((await openingIn(id, 'bn')).untranslated).toContain('summary');
  });

  it('are restored as drafts, unless the texts have changed since', async () => {
    const id = await addOpening();
    const { version } = await approve('opening', id, { title: 'ফিটার' });
    await approve('opening', id, { title: 'ওয়েল্ডার' });
    const [, first] = await versionsOf(id);
    const texts = [{ field: 'title', text: (await textsOf(id, first!.id))['title']! }];
    const restore = (of: string) =>
      api
        .as('staff', 'put', `${LIST}/opening/${id}`)
        .send({ version: of, state: 'draft', texts, restored_from: first!.at });
    await restore(version).expect(409);
    await restore((await read('opening', id)).version).expect(200);
    expect(await openingIn(id, 'bn')).toMatchObject({ title: 'ওয়েল্ডার' });
    const [restored] = await versionsOf(id);
    expect(restored).toMatchObject({ state: 'draft', restored_from: first!.at });
    expect(await textsOf(id, restored!.id)).toEqual({ title: 'ফিটার' });
  });

  it('begin with the texts that ship with the product', async () => {
    const [shipped] = (await api.as('staff', 'get', `${LIST}/section/1/versions`).expect(200)).body
      .data as TranslationVersion[];
    expect(shipped).toMatchObject({ id: 'shipped', at: null, by: null, state: 'approved' });
    const detail = await api.as('staff', 'get', `${LIST}/section/1/versions/shipped`).expect(200);
    expect(detail.body.data.texts).toHaveProperty('title');
    await api.as('staff', 'get', `${LIST}/section/1/versions/99999`).expect(404);
  });
});
