import type { Locale } from '@shishir/contract';
import { IdentityEntity } from '../../staff/auth/providers/identity.entity';
import type { ProviderName } from '../../staff/auth/providers/openid-provider';
import { MailEntity } from '../mail/mail.entity';
import { AuditEntity } from '../records/audit.entity';
import { UserEntity } from '../../staff/users/user.entity';
import { type Person, startTestProvider } from './openid-provider';
import { ADMIN, SITE, startTestApi } from './test-api';

export const BEGIN = '/api/v1/auth/google';
export const CALLBACK = `${BEGIN}/callback`;
export const LINK = `${BEGIN}/link`;
/** Headers of a request from a page of the site. */
export const ORIGIN = { Origin: `http://${SITE}` };

export const OIDC_BEGIN = '/api/v1/auth/oidc';
export const OIDC_CALLBACK = `${OIDC_BEGIN}/callback`;
export const OIDC_LINK = `${OIDC_BEGIN}/link`;
/** Headers of a request from a page of the dashboard. */
export const ADMIN_ORIGIN = { Origin: `http://${ADMIN}` };

const PLACES = {
  google: { host: SITE, start: BEGIN, callback: CALLBACK, settings: 'GOOGLE' },
  oidc: { host: ADMIN, start: OIDC_BEGIN, callback: OIDC_CALLBACK, settings: 'OIDC' },
};

let made = 0;
/** Returns a person with an account at the provider but none here. */
export function newPerson(more: Partial<Person> = {}): Person {
  const n = ++made;
  const email = `Google${n}@example.com`;
  return { sub: `10000${n}`, email, email_verified: true, name: 'Rahima Khatun', ...more };
}
export const mailOf = (person: Person) => person.email!.toLowerCase();

interface HttpResponse {
  headers: Record<string, string | string[]>;
}
/** Returns the cookies of a response as `name=value`, by name. */
export const cookiesOf = ({ headers }: HttpResponse) =>
  new Map(
    [headers['set-cookie'] ?? []].flat().map((line) => {
      const [pair = ''] = line.split(';');
      return [pair.slice(0, pair.indexOf('=')), pair] as const;
    }),
  );
export const cookie = (response: HttpResponse, name: string) => cookiesOf(response).get(name) ?? '';

interface Start {
  next?: string;
  locale?: Locale;
  session?: string;
}

export type ProviderApi = Awaited<ReturnType<typeof startProviderApi>>;

/** Starts the API and a real OpenID provider. Returns helpers that act as the browser between them. */
export async function startProviderApi(
  name: ProviderName = 'google',
  more: Record<string, string> = {},
) {
  const { host, start, callback, settings } = PLACES[name];
  const provider = await startTestProvider(`http://${host}${callback}`);
  const api = await startTestApi({
    [`${settings}_CLIENT_ID`]: 'shishir',
    [`${settings}_CLIENT_SECRET`]: 'the secret of shishir, long enough',
    [`${settings}_ISSUER`]: provider.issuer,
    ...more,
  });
  const users = api.dataSource.getRepository(UserEntity);

  /** Starts signing in. Returns the address of the redirect, and the flow cookie. */
  async function begin({ session = '', ...query }: Start = {}) {
    const response = await api.call('get', start, host).query(query).set('Cookie', session);
    return { to: response.headers.location!, flow: cookie(response, `${name}Flow`), response };
  }
  /** Returns to the callback with the given cookies. */
  const comeBack = (address: string, ...cookies: string[]) =>
    api.call('get', address.slice(`http://${host}`.length), host).set('Cookie', cookies.join('; '));

  return {
    provider,
    api,
    users,
    identities: api.dataSource.getRepository(IdentityEntity),
    begin,
    comeBack,
    /** Signs in as a person, from start to end. */
    async arrive(person: Person, options: Start = {}) {
      const { to, flow } = await begin(options);
      const back = await provider.visit(to, person);
      return comeBack(back, flow, options.session ?? '');
    },
    async who(session: string) {
      const response = await api.call('get', '/api/v1/auth/session', host).set('Cookie', session);
      return response.body.user;
    },
    /** Registers an account with a password, with or without a confirmed mailbox. */
    async account(person: Person, { confirmed }: { confirmed: boolean }) {
      const email = mailOf(person);
      const body = { name: 'Rahima', number: '01711000000', email, password: 'rahimas-password' };
      await api.call('post', '/api/v1/register').send(body).expect(201);
      if (confirmed) await users.update({ email }, { email_confirmed_at: new Date() });
      const { password } = body;
      const login = await api.call('post', '/api/v1/auth/login').send({ email, password });
      const { id } = await users.findOneByOrFail({ email });
      return { ...body, id, session: cookie(login, 'userToken') };
    },
    async lastMail() {
      const mails = api.dataSource.getRepository(MailEntity);
      return (await mails.find({ order: { id: 'DESC' }, take: 1 }))[0]!;
    },
    /** Returns the audit actions of an account, oldest first. */
    async actionsOf(id: number) {
      const rows = await api.dataSource
        .getRepository(AuditEntity)
        .find({ where: { subject: 'user', subject_id: id }, order: { id: 'ASC' } });
      return rows.map(({ action }) => action);
    },
    async close() {
      await api.close();
      await provider.stop();
    },
  };
}
