import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each(['https://elsewhere.example', '//elsewhere.example', 'page/gym', '/page/a gym'])(
  'rejects the link %s',
  async (link) => {
    const body = { title: 'Museum', link };
    const response = await api.as('staff', 'post', '/api/v1/industries').send(body).expect(400);
    expect(response.body.fields).toEqual({
      link: 'Begin with /, such as /page/air-conditioning-for-home',
    });
  },
);
