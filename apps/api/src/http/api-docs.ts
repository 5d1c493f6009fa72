import { API_PREFIX, contract, type RoutePolicy } from '@shishir/contract';
import { generateOpenApi } from '@ts-rest/open-api';
import { Router } from 'express';
import { serve, setup } from 'swagger-ui-express';

const ACCESS: Record<RoutePolicy['access'], string> = {
  public: 'Open to everyone.',
  self: 'For whoever is signed in.',
  admin: 'For staff.',
  super_admin: 'For the owner.',
};

/** Shows every endpoint of the contract at `/api/docs`. The document is made when somebody first looks. */
export function apiDocs(): Router {
  let document: ReturnType<typeof makeDocument> | undefined;
  const page = setup(undefined, { customSiteTitle: 'API', swaggerUrl: '/api/docs.json' });
  return Router()
    .get('/api/docs.json', (_request, response) => {
      response.json((document ??= makeDocument()));
    })
    .use('/api/docs', serve, page);
}

function makeDocument() {
  return generateOpenApi(
    contract,
    {
      info: { title: 'Shishir Cooling API', version: '1' },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    {
      setOperationId: 'concatenated-path',
      operationMapper: (operation, route) => {
        const { access } = route.metadata as RoutePolicy;
        return {
          ...operation,
          description: ACCESS[access],
          tags: [route.path.slice(API_PREFIX.length + 1).split('/')[0]!],
          ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
        };
      },
    },
  );
}
