import { Validator } from '@seriousme/openapi-schema-validator';
import { contract, everyRoute } from '@shishir/contract';
import { ADMIN, startTestApi, type TestApi } from '../testing/test-api';

interface BodySchema {
  properties: Record<string, { oneOf?: object[] }>;
  required?: string[];
  /** Set instead of the two above for a body of several kinds. */
  oneOf?: BodySchema[];
}
interface Operation {
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; schema: { oneOf?: object[] } }[];
  requestBody?: {
    content: Record<string, { schema: BodySchema }>;
  };
  responses: Record<string, { $ref?: string; headers?: object; content?: object }>;
}

let api: TestApi;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  api = await startTestApi();
  paths = (await api.call('get', '/api/docs.json').expect(200)).body.paths;
});
afterAll(() => api.close());

const documented = (path: string) => path.replace(/:(\w+)/g, '{$1}');
const routes = everyRoute(contract).map((route) => ({
  ...route,
  method: route.method.toLowerCase(),
  path: documented(route.path),
}));
const operation = (method: string, path: string) => paths[`/api/v1${path}`]![method]!;
const file = { type: 'string', format: 'binary' };
const typed = expect.objectContaining({ type: expect.any(String) });

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { body } = await api.call('get', '/api/docs.json');
    const result = await new Validator().validate(body as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('has every route of the contract and no other', () => {
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(found.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it.each(routes)('states access, body and response of $method $path', (route) => {
    const { metadata } = route;
    const { security, requestBody, responses } = paths[route.path]![route.method]!;
    const schemes = security.map((one) => Object.keys(one).join());
    expect(schemes).toEqual([...(metadata.access === 'public' ? [''] : []), 'bearer', 'cookie']);
    const types = Object.keys(requestBody?.content ?? {});
    expect(types.includes('multipart/form-data')).toBe('contentType' in route);
    expect(types.length === 2).toBe(metadata.acceptsJson === true);
    const success = responses[Object.keys(route.responses)[0]!]!;
    expect('X-Total-Count' in (success.headers ?? {})).toBe(metadata.total === true);
    expect(responses[400]).toEqual({ $ref: '#/components/responses/Error400' });
  });

  it.each(routes)('has the type of each parameter and field of $method $path', (route) => {
    const { parameters, requestBody } = paths[route.path]![route.method]!;
    const schemas = [
      ...parameters.map(({ name, schema }) => [name, schema] as const),
      ...Object.values(requestBody?.content ?? {})
        .flatMap(({ schema }) => schema.oneOf ?? [schema])
        .flatMap(({ properties }) => Object.entries(properties)),
    ].flatMap(([name, schema]) => (schema.oneOf ?? [schema]).map((one) => [name, one] as const));
    for (const [name, schema] of schemas) expect([name, schema]).toEqual([name, typed]);
  });

  it('has the files of a multipart body, and the same fields as JSON', () => {
    const { content } = operation('put', '/user/{id}').requestBody!;
    const { image, ...fields } = content['multipart/form-data']!.schema.properties;
    expect(image).toEqual(file);
    expect(Object.keys(fields)).toContain('role');
    expect(content['application/json']!.schema.properties).toEqual(fields);
    const upload = operation('post', '/product-imports').requestBody!.content;
    expect(upload['multipart/form-data']!.schema).toMatchObject({
      properties: { file },
      required: ['file'],
    });
    expect(upload).not.toHaveProperty('application/json');
    const application = operation('post', '/contact-message/application').requestBody!.content;
    const { properties, required } = application['multipart/form-data']!.schema;
    expect(properties).toMatchObject({ cv: file, opening_id: { type: 'integer' } });
    expect(required).toEqual(['name', 'email', 'number', 'cv']);
  });

  it('has a schema for each kind of a body', () => {
    const { schema } = operation('post', '/contact-message').requestBody!.content[
      'application/json'
    ]!;
    const kinds = schema.oneOf!.map(({ properties }) => properties['kind']);
    expect(kinds).toEqual(
      ['contact', 'consultation', 'subscription', 'quotation'].map((kind) => ({
        type: 'string',
        enum: [kind],
      })),
    );
    expect(schema.oneOf![2]!.required).toEqual(['kind', 'name', 'email', 'role', 'location']);
  });

  it('has the Idempotency-Key and the media types of files', () => {
    const { parameters } = operation('post', '/contact-message');
    expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
    const { content } = operation('get', '/products/export').responses[200]!;
    expect(Object.keys(content!)).toEqual(['text/csv', 'application/json']);
    const cv = operation('get', '/contact-message/{id}/cv').responses[200]!.content!;
    expect(Object.values(cv)).toEqual([file, file, file].map((schema) => ({ schema })));
  });

  it('names the session cookie', async () => {
    const { body } = await api.call('get', '/api/docs.json');
    const { name } = body.components.securitySchemes.cookie as { name: string };
    expect(await api.cookie('owner', ADMIN)).toMatch(new RegExp(`^${name}=`));
  });
});

describe('the API', () => {
  it.each(routes)('responds to $method $path without a server error', async ({ method, path }) => {
    const response = await api.call(method as 'get', path.replace(/\{\w+\}/g, '1'));
    expect(response.status).not.toBe(500);
    expect(response.body.message).not.toBe('There is nothing at this address.');
  });
});
