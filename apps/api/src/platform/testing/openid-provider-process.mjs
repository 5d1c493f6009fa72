// A real OpenID provider for tests, in a separate process because it is an ES module. POST /as sets the person at the
// screen: every later visitor is that person, and agrees or cancels.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const { CLIENTS } = process.env;
const people = new Map();
let person = null;

const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: JSON.parse(CLIENTS),
  claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] },
  // As Google does, includes these claims in the id token.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
  cookies: { keys: ['for tests alone'] },
});

async function arrive(request, response) {
  const { params, prompt } = await provider.interactionDetails(request, response);
  if (person.cancels) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  if (prompt.name !== 'consent') {
    const login = { accountId: person.sub };
    return provider.interactionFinished(request, response, { login, select_account: {} });
  }
  const grant = new provider.Grant({ accountId: person.sub, clientId: params.client_id });
  grant.addOIDCScope('openid email profile');
  const consent = { grantId: await grant.save() };
  return provider.interactionFinished(request, response, { consent });
}

server.on('request', async (request, response) => {
  if (request.url === '/as') {
    let body = '';
    for await (const part of request) body += part;
    person = JSON.parse(body);
    people.set(person.sub, person);
    return response.end();
  }
  if (request.url.startsWith('/interaction/')) return arrive(request, response);
  return provider.callback()(request, response);
});
console.log(issuer);
