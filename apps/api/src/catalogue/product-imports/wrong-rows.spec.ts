import { fileStories, IMPORTS } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
  stories = fileStories(api);
});
afterAll(() => api.close());

const right = { type: 'Indoor Unit', model: 'SC-1', title: 'Wall unit', category: 'wall-mounted' };
const file = (id: number) => api.as('staff', 'get', `${IMPORTS}/${id}/wrong-rows`);

describe('the file of wrong rows', () => {
  it('has a line per error, and none for valid rows', async () => {
    const { id } = await stories.preview(
      [
        right,
        { ...right, model: '=SUM(A1)', offer_price: 'cheap', title: '' },
        { ...right, model: 'SC-2' },
      ],
      'May list.json',
    );
    const response = await file(id).expect(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="wrong-rows-May list.csv"',
    );
    const [heads, ...lines] = response.text.trimEnd().split('\r\n');
    expect(heads).toBe('\uFEFF"row","model","field","reason"');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^"2","'=SUM\(A1\)","(title|offer_price)",/);
    expect(response.text).toContain('‘cheap’ is not a number');
  });

  it('contains all errors, however many', async () => {
    const rows = Array.from({ length: 2100 }, (_, index) => ({ ...right, title: '', id: -index }));
    const { id } = await stories.preview(rows);
    const places = (await file(id).expect(200)).text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .filter((line) => line.includes('"title"'))
      .map((line) => Number(/\d+/.exec(line)![0]));
    expect(places).toEqual(rows.map((_row, index) => index + 1));
  });

  it('is limited to staff and existing imports', async () => {
    await file(99_999).expect(404);
    await api.as('visitor', 'get', `${IMPORTS}/1/wrong-rows`).expect(403);
  });
});
