import {
  type Access,
  API_PREFIX,
  type commonErrors,
  contract,
  type PolicedRoute,
  scopeOf,
  TOTAL_HEADER,
  WEBHOOK_EVENTS,
} from '@shishir/contract';
import { generateOpenApi } from '@ts-rest/open-api';
import { Router } from 'express';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { serve, setup } from 'swagger-ui-express';

type Document = ReturnType<typeof generateOpenApi>;
type Options = NonNullable<Parameters<typeof generateOpenApi>[2]>;
type Operation = ReturnType<NonNullable<Options['operationMapper']>>;
type RequestBody = Extract<Operation['requestBody'], { content: unknown }>;
type Schema = Exclude<NonNullable<RequestBody['content'][string]['schema']>, { $ref: string }>;
/** The description of a response by ts-rest. */
type Stated = { description: string; content?: RequestBody['content'] };

const ACCESS: Record<Access, string> = {
  public: 'Open to everyone.',
  self: 'For anyone signed in.',
  admin: 'For staff.',
  super_admin: 'For the owner.',
};
const SIGNED_IN = [{ bearer: [] }, { cookie: [] }];
/** The empty requirement is OpenAPI's way to make signing in optional. */
const ANYONE = [{}, ...SIGNED_IN];

const SUCCESSES: Record<string, string> = { 200: 'Success', 201: 'Created', 302: 'Redirect' };
const ERRORS: Record<keyof typeof commonErrors, string> = {
  400: 'The request is invalid; `fields` explains why.',
  401: 'The caller is not signed in, or the credentials are wrong.',
  403: 'The caller is not allowed to do this.',
  404: 'Not found.',
  409: 'Conflicts with the current state; after a stale `version`, `current` is the current record.',
  413: 'The body or a file is too large.',
  415: 'The route does not accept this content type.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many requests.',
  500: 'An error on the server.',
  503: 'The service is busy.',
  507: 'The server has no space for the file.',
};
const integer = (description: string) => ({ description, schema: { type: 'integer' } as const });
const TOTAL = integer('Number of rows on all pages');
const RETRY_AFTER = integer('Seconds to wait before trying again');

/** The company's name is added before the title. */
const INFO = {
  title: 'API',
  version: '1',
  description: `Webhooks send these events: ${WEBHOOK_EVENTS.map((event) => `\`${event}\``).join(', ')}.

The body is \`{ id, event, created_at, data }\`. \`data\` has the id of the record, its reference and status, and the names of changed fields. \`id\` is the same if an event arrives again. The headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\` follow the [Standard Webhooks](https://www.standardwebhooks.com/) specification.`,
};

const JSON_TYPE = 'application/json';
const FILE = { type: 'string', format: 'binary' } as const;

/** Paths of the pages and of the OpenAPI document. */
export const DOCS_PATHS = ['/api/docs', '/api/docs.json'];

/**
 * Serves the API documentation at `/api/docs`. The document is generated on the first request. `sessionCookie` is the
 * name of the session cookie; `owner` returns the name of the company for the title.
 */
export function apiDocs(sessionCookie: string, owner: () => Promise<string>): Router {
  let document: Promise<object> | undefined;
  const page = setup(undefined, {
    customSiteTitle: 'API',
    swaggerUrl: '/api/docs.json',
    // Rendering all endpoints at once takes seconds.
    swaggerOptions: { docExpansion: 'none', filter: true },
  });
  return Router()
    .get('/api/docs.json', async (_request, response) => {
      document ??= openApiDocument(sessionCookie);
      response.json({ ...(await document), info: { ...INFO, title: `${await owner()} API` } });
    })
    .use('/api/docs', serve, page);
}

/** Takes seconds, so the server answers other requests between the parts of the contract. */
async function openApiDocument(sessionCookie: string): Promise<object> {
  let errorContent: RequestBody['content'] = {};
  const options: Options = {
    setOperationId: 'concatenated-path',
    operationMapper: (operation, route) => {
      errorContent = statedResponses(operation)['400']?.content ?? errorContent;
      return operationOf(operation, route as PolicedRoute);
    },
  };
  const paths: Document['paths'] = {};
  for (const [name, part] of Object.entries(contract)) {
    const described = generateOpenApi({ [name]: part }, { info: INFO }, options);
    Object.assign(paths, toOpenApi30(described.paths));
    await otherRequests();
  }
  const errors = Object.entries(ERRORS).map(([status, description]) => {
    const waits = status === '429' || status === '503';
    const headers = waits ? { headers: { 'Retry-After': RETRY_AFTER } } : {};
    return [errorName(status), { description, ...headers, content: ERROR_CONTENT }];
  });
  return {
    openapi: '3.0.2',
    info: INFO,
    paths,
    components: {
      schemas: { ErrorBody: errorContent[JSON_TYPE]?.schema ?? {} },
      responses: Object.fromEntries(errors) as Record<string, Stated>,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'API key of the dashboard (`ak_…`), or the token returned by signing in, for API clients',
        },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description:
            'Set by signing in, for browsers. Writes only from pages of the same origin.',
        },
      },
    },
  };
}

const ERROR_CONTENT = { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const errorName = (status: string) => `Error${status}`;

const statedResponses = (operation: Operation) => operation.responses as Record<string, Stated>;

function operationOf(operation: Operation, route: PolicedRoute): Operation {
  const { access } = route.metadata;
  const { requestBody, parameters, ...rest } = operation;
  return {
    ...rest,
    description: [ACCESS[access], keyNote(route)].join(' '),
    tags: [route.path.slice(API_PREFIX.length + 1).split('/')[0]!],
    security: access === 'public' ? ANYONE : SIGNED_IN,
    parameters: parameters?.map((parameter) =>
      'in' in parameter && parameter.in === 'header'
        ? { ...parameter, name: headerName(parameter.name) }
        : parameter,
    ),
    ...bodyOf(requestBody as RequestBody | undefined, route),
    responses: Object.fromEntries(
      Object.entries(statedResponses(operation)).map(([status, stated]) => [
        status,
        status in ERRORS
          ? { $ref: `#/components/responses/${errorName(status)}` }
          : successOf(status, stated, route),
      ]),
    ),
  };
}

/** Names the right that an API key needs. */
function keyNote(route: PolicedRoute): string {
  const scope = scopeOf(route);
  return scope ? `An API key needs \`${scope}\`.` : 'API keys cannot call it.';
}

/** Returns the body as JSON, as multipart with files, or both. A body without any field is optional. */
function bodyOf(
  stated: RequestBody | undefined,
  { metadata }: PolicedRoute,
): { requestBody?: RequestBody } {
  const [type, media] = Object.entries(stated?.content ?? {})[0] ?? [];
  if (!type || !media) return {};
  const { pictures = [], file, acceptsJson } = metadata;
  // A discriminator requires named schemas; these have no names and differ by the value of the field.
  const schema: Schema = { ...media.schema };
  delete schema.discriminator;
  const files = file ? [file.field] : pictures;
  const isEmpty = files.length === 0 && Object.keys(schema.properties ?? {}).length === 0;
  if (isEmpty && !schema.oneOf && !schema.allOf) return {};
  const multipart: Schema = {
    ...schema,
    properties: { ...schema.properties, ...Object.fromEntries(files.map((name) => [name, FILE])) },
    ...(file ? { required: [...(schema.required ?? []), file.field] } : {}),
  };
  return {
    requestBody: {
      required: true,
      content: {
        ...(acceptsJson ? { [JSON_TYPE]: { schema } } : {}),
        [type]: {
          schema: files.length > 0 ? multipart : schema,
          ...(file?.types && {
            encoding: { [file.field]: { contentType: file.types.media.join(', ') } },
          }),
        },
      },
    },
  };
}

function successOf(status: string, { content }: Stated, { metadata }: PolicedRoute): Stated {
  const { total, download } = metadata;
  const text: Schema = { type: 'string' };
  const isText = (type: string) => type.startsWith('text/') || type === JSON_TYPE;
  const schemaOf = (type: string) => (isText(type) ? text : FILE);
  const files =
    download && Object.fromEntries(download.map((type) => [type, { schema: schemaOf(type) }]));
  return {
    description: SUCCESSES[status] ?? status,
    ...(total ? { headers: { [headerName(TOTAL_HEADER)]: TOTAL } } : {}),
    ...(status === '302' ? { headers: { Location: { schema: text } } } : {}),
    ...(files || content ? { content: files ?? content } : {}),
  };
}

/** Formats a header name: 'x-total-count' -> 'X-Total-Count'. */
const headerName = (name: string) => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

/** Converts exclusive bounds from numbers (OpenAPI 3.1) to flags (OpenAPI 3.0). */
function toOpenApi30(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toOpenApi30);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(value)) copy[key] = toOpenApi30(entry);
  const { exclusiveMinimum: above, exclusiveMaximum: below } = copy;
  if (typeof above === 'number') Object.assign(copy, { minimum: above, exclusiveMinimum: true });
  if (typeof below === 'number') Object.assign(copy, { maximum: below, exclusiveMaximum: true });
  return copy;
}
