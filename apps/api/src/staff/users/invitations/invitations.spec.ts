import { MailEntity } from '../../../platform/mail/mail.entity';
import { AuditEntity } from '../../../platform/records/audit.entity';
import { signUp, signUpWithSecondFactor } from '../../../platform/testing/test-account';
import { ADMIN, loginOf, startTestApi, type TestApi } from '../../../platform/testing/test-api';
import { stopClock } from '../../../platform/testing/test-phone';
import { UserEntity } from '../user.entity';
import { InvitationEntity } from './invitation.entity';

const INVITATION = '/api/v1/user/invitation';
const PASSWORD = 'a duct in the attic';
const NO_LONGER = expect.stringMatching(/^This link no longer works/) as string;

const clock = stopClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_INVITATIONS: '1000' });
});
afterAll(() => api.close());

interface Sent {
  id: number;
  email: string;
  link: string;
  token: string;
}
const tokenIn = (link: string) => new URL(link).searchParams.get('token')!;
const invitations = () => api.dataSource.getRepository(InvitationEntity);
const users = () => api.dataSource.getRepository(UserEntity);
const mailsTo = (recipient: string) =>
  api.dataSource.getRepository(MailEntity).find({ where: { recipient }, order: { id: 'DESC' } });
let made = 0;

const invite = (body: object) => api.as('owner', 'post', INVITATION).send(body);
async function invited(more: object = {}): Promise<Sent> {
  const email = `rumana${++made}@example.com`;
  const { body } = await invite({ email, role: 'admin', ...more }).expect(201);
  const { data, link } = body as { data: { id: number; email: string }; link: string };
  return { id: data.id, email: data.email, link, token: tokenIn(link) };
}
const open = (token: string) => api.call('post', `${INVITATION}/open`, ADMIN).send({ token });
const accept = (token: string, more: object = {}) =>
  api
    .call('post', `${INVITATION}/accept`, ADMIN)
    .send({ token, name: 'Rumana Haque', password: PASSWORD, ...more });
const cookieOf = (response: { headers: object }) =>
  String((response.headers as Record<string, unknown>)['set-cookie']).split(';')[0]!;
const sessionOf = async (cookie: string) =>
  (await api.call('get', '/api/v1/auth/session', ADMIN).set('Cookie', cookie).expect(200)).body as {
    user: { email: string; role: string } | null;
    second_factor_missing: boolean;
  };
const login = (email: string, password: string) =>
  api.call('post', '/api/v1/auth/login', ADMIN).send({ email, password });

describe('an invitation', () => {
  it('is mailed to its address; without a mail server, the response contains its link once', async () => {
    const note = 'Welcome <Rumana>. You take over the service enquiries.';
    const email = 'Rumana@Example.com';
    const response = await invite({ email, role: 'admin', name: 'Rumana Haque', note }).expect(201);
    const { data, link } = response.body as { data: object; link: string };
    expect(data).toMatchObject({ email: 'rumana@example.com', role: 'admin', has_account: false });
    expect(link).toMatch(/^http:\/\/admin\.localhost:8080\/invitation\?token=[\w-]{43}$/);
    const [mail] = await mailsTo('rumana@example.com');
    expect(mail).toMatchObject({
      subject: 'You are invited to the dashboard of Shishir Cooling',
      secret: true,
      status: 'waiting',
    });
    expect(mail!.text).toContain('Dear Rumana Haque,');
    expect(mail!.text).toContain(note);
    expect(mail!.text).toContain('Your role: Admin.');
    expect(mail!.text).toContain(link);
    expect(mail!.text).not.toContain('already');

    const list = await api.as('staff', 'get', INVITATION).expect(200);
    const [row] = (list.body as { data: object[] }).data;
    expect(Object.keys(row!).sort()).toEqual([
      'created_at',
      'email',
      'expires_at',
      'has_account',
      'id',
      'name',
      'role',
    ]);
    const stored = await invitations().findOneByOrFail({ email: 'rumana@example.com' });
    const lines = await api.dataSource.getRepository(AuditEntity).findBy({ subject: 'invitation' });
    expect(lines).toMatchObject([{ action: 'created', subject_name: 'rumana@example.com' }]);
    const visible = list.text + JSON.stringify([stored, lines]);
    expect(visible).not.toContain(tokenIn(link));
    expect(JSON.stringify(lines)).not.toContain(stored.token_hash);
    const days = (stored.expires_at.getTime() - Date.now()) / (24 * 60 * 60_000);
    expect(days).toBeCloseTo(7, 1);
  });

  it('is rejected for staff and for an invited address, and can be sent again', async () => {
    const { email } = loginOf('staff');
    const staff = await invite({ email, role: 'admin' }).expect(409);
    expect(staff.body.fields.email).toMatch(/already has a staff account with this address/);
    const first = await invited();
    const again = await invite({ email: first.email, role: 'super_admin' }).expect(409);
    expect(again.body).toMatchObject({
      message: 'This address has already been invited. You can send the invitation again.',
      current: { id: first.id, email: first.email, role: 'admin' },
    });
    expect(again.text).not.toContain('token');
    const wrong = await invite({ email: 'rumana', role: 'user' }).expect(400);
    expect(Object.keys(wrong.body.fields as object).sort()).toEqual(['email', 'role']);
  });

  it('is created once for two concurrent requests for the same address', async () => {
    const body = { email: 'twice@example.com', role: 'admin' };
    const responses = await Promise.all([invite(body), invite(body)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await mailsTo('twice@example.com')).toHaveLength(1);
  });

  it('has no link in the response if a mail server sends it, and is limited per owner', async () => {
    const limited = await startTestApi({
      LIMIT_INVITATIONS: '1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'no-reply@example.com',
    });
    const send = (email: string) =>
      limited.as('owner', 'post', INVITATION).send({ email, role: 'admin' });
    const response = await send('by-mail@example.com').expect(201);
    expect(response.body.link).toBeNull();
    expect(response.text).not.toContain('token');
    await send('one-more@example.com').expect(429);
    await limited.close();
  });

  it('stops working if sent again, withdrawn or expired, and the link reports this', async () => {
    const { id, email, token } = await invited();
    const resent = await api.as('owner', 'post', `${INVITATION}/${id}/resend`).expect(200);
    const next = tokenIn((resent.body as Sent).link);
    expect((await open(token).expect(400)).body.message).toEqual(NO_LONGER);
    expect((await accept(token).expect(400)).body.fields).toEqual({ token: NO_LONGER });
    await open(next).expect(200);
    expect(await mailsTo(email)).toHaveLength(2);

    await invitations().update({ id }, { expires_at: new Date(Date.now() - 1000) });
    const expired = 'This link has expired. Please ask for a new invitation.';
    expect((await open(next).expect(400)).body.message).toBe(expired);
    expect((await accept(next).expect(400)).body.message).toBe(expired);

    const last = await api.as('owner', 'post', `${INVITATION}/${id}/resend`).expect(200);
    await api.as('owner', 'delete', `${INVITATION}/${id}`).expect(200);
    await accept(tokenIn((last.body as Sent).link)).expect(400);
    await api.as('owner', 'delete', `${INVITATION}/${id}`).expect(404);
    expect(await users().countBy({ email })).toBe(0);
    const lines = await api.dataSource
      .getRepository(AuditEntity)
      .find({ where: { subject: 'invitation', subject_id: id }, order: { id: 'ASC' } });
    const actions = lines.map(({ action }) => action);
    expect(actions).toEqual(['created', 'sent_again', 'sent_again', 'deleted']);
  });
});

describe('an invitation by an owner who loses that right', () => {
  async function invitedByAnother() {
    const owner = await signUp(api);
    await users().update({ id: owner.id }, { role: 'super_admin' });
    const email = `rumana${++made}@example.com`;
    const body = { email, role: 'super_admin' };
    const sent = (await owner.as('post', INVITATION).send(body).expect(201)).body as Sent & {
      data: { id: number };
    };
    return { owner, email, id: sent.data.id, token: tokenIn(sent.link) };
  }
  const ends = async (token: string, email: string) => {
    expect((await open(token).expect(400)).body.message).toEqual(NO_LONGER);
    expect((await accept(token).expect(400)).body.message).toEqual(NO_LONGER);
    expect(await users().existsBy({ email })).toBe(false);
  };

  it('ends with the account, and the address can be invited again', async () => {
    const { owner, email, token } = await invitedByAnother();
    await api.as('owner', 'delete', `/api/v1/user/${owner.id}`).expect(200);
    await ends(token, email);
    await invite({ email, role: 'admin' }).expect(201);
  });

  it.each(['admin', 'user'])('ends with the role when it becomes %s', async (role) => {
    const { owner, email, token } = await invitedByAnother();
    await api.as('owner', 'put', `/api/v1/user/${owner.id}`).send({ role }).expect(200);
    await ends(token, email);
    await invite({ email, role: 'admin' }).expect(201);
  });

  it('ends if the account is deleted directly in the database', async () => {
    const { owner, email, token } = await invitedByAnother();
    await users().delete({ id: owner.id });
    await ends(token, email);
  });

  it('works again after another owner has sent it', async () => {
    const { owner, email, id } = await invitedByAnother();
    const again = await api.as('owner', 'post', `${INVITATION}/${id}/resend`).send({}).expect(200);
    await api.as('owner', 'delete', `/api/v1/user/${owner.id}`).expect(200);
    await accept(tokenIn((again.body as Sent).link)).expect(200);
    expect((await users().findOneByOrFail({ email })).role).toBe('super_admin');
  });
});

describe('the holder of a link', () => {
  it('sets a password, becomes staff and is signed in, but only once', async () => {
    const { id, email, token } = await invited({ name: 'Rumana', role: 'super_admin' });
    const opened = { email, role: 'super_admin', name: 'Rumana', has_account: false };
    expect((await open(token).expect(200)).body).toEqual({ data: opened });
    expect((await accept(token, { password: 'password1' }).expect(400)).body.fields).toEqual({
      password: 'This password is too common. Please choose another one.',
    });
    expect((await accept(token, { name: ' ' }).expect(400)).body.fields).toEqual({
      name: 'Name is required',
    });
    const response = await accept(token, { number: '01711 000000' }).expect(200);
    expect(response.body).toMatchObject({
      signed_in: true,
      user: { email, role: 'super_admin', name: 'Rumana Haque', number: '+8801711000000' },
    });
    expect(response.text).not.toMatch(/token/);
    expect(await sessionOf(cookieOf(response))).toMatchObject({ user: { email } });
    await login(email, PASSWORD).expect(200);
    const account = await users().findOneByOrFail({ email });
    expect(account.email_confirmed_at).not.toBeNull();
    const used = 'This invitation has already been accepted. Please sign in.';
    expect((await accept(token).expect(400)).body.message).toBe(used);
    expect((await open(token).expect(400)).body.message).toBe(used);
    await api.as('owner', 'post', `${INVITATION}/${id}/resend`).expect(409);
    const list = await api.as('owner', 'get', INVITATION).expect(200);
    expect(list.text).not.toContain(email);
    const lines = await api.dataSource
      .getRepository(AuditEntity)
      .find({ where: { subject_name: email }, order: { id: 'ASC' } });
    const actions = lines.map(({ action }) => action);
    expect(actions).toEqual(['created', 'accepted', 'created', 'signed_in', 'signed_in']);
    expect(JSON.stringify(lines)).not.toMatch(/argon2|password|attic/);
  });

  it('gets one account from two concurrent requests', async () => {
    for (let round = 0; round < 3; round++) {
      const { email, token } = await invited();
      const responses = await Promise.all([accept(token), accept(token), accept(token)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect(await users().countBy({ email })).toBe(1);
    }
  });

  it('gets one account if a visitor registers the address concurrently', async () => {
    const { email, token } = await invited();
    const visitor = { name: 'Visitor', number: '01711000000', email, password: 'of-a-stranger' };
    const [accepted] = await Promise.all([
      accept(token),
      api.call('post', '/api/v1/register').send(visitor),
    ]);
    expect(accepted.status).toBe(200);
    const accounts = await users().findBy({ email });
    expect(accounts).toMatchObject([{ role: 'admin' }]);
    await login(email, 'of-a-stranger').expect(401);
  });

  it('replaces another person’s session in this browser', async () => {
    const before = await api.cookie('staff', ADMIN);
    const { email, token } = await invited();
    const response = await accept(token)
      .set('Cookie', before)
      .set('Origin', `http://${ADMIN}`)
      .expect(200);
    expect((await sessionOf(before)).user).toBeNull();
    expect((await sessionOf(cookieOf(response))).user).toMatchObject({ email });
  });

  it('must first set up the second factor if the owner requires it of staff', async () => {
    const account = await signUpWithSecondFactor(api, clock);
    await users().update({ id: account.id }, { role: 'super_admin' });
    const rule = (require_second_factor: boolean) =>
      api
        .call('put', '/api/v1/setting/security')
        .set('Authorization', `Bearer ${account.token}`)
        .send({ require_second_factor })
        .expect(200);
    const { token } = await invited();
    await rule(true);
    const cookie = cookieOf(await accept(token).expect(200));
    expect(await sessionOf(cookie)).toMatchObject({ second_factor_missing: true });
    await api.call('get', '/api/v1/user', ADMIN).set('Cookie', cookie).expect(403);
    await rule(false);
    await users().delete({ id: account.id });
  });
});

describe('the visitor account of an invited address', () => {
  it('is promoted with a new password; its old password and sessions stop working', async () => {
    const account = await signUp(api);
    const { email } = account;
    const response = await invite({ email, role: 'admin' }).expect(201);
    expect(response.body.data).toMatchObject({ has_account: true });
    const [mail] = await mailsTo(email);
    expect(mail!.text).toContain('You already have an account with this address');
    const token = tokenIn((response.body as Sent).link);
    expect((await open(token).expect(200)).body.data).toMatchObject({
      name: 'Careful',
      has_account: true,
    });
    expect((await users().findOneByOrFail({ email })).role).toBe('user');
    const accepted = await accept(token).expect(200);
    expect(accepted.body).toMatchObject({
      signed_in: true,
      user: { id: account.id, role: 'admin', name: 'Rumana Haque', number: '+8801711000000' },
    });
    await account.as('get', '/api/v1/auth/user').expect(401);
    await login(email, account.password).expect(401);
    await login(email, PASSWORD).expect(200);
    const [notice] = await mailsTo(email);
    expect(notice!.subject).toBe('Your password for Shishir Cooling was changed');
  });

  it('keeps its second factor: access to the mailbox alone does not sign in', async () => {
    const account = await signUpWithSecondFactor(api, clock);
    const { email } = account;
    const sent = await invite({ email, role: 'admin' }).expect(201);
    const response = await accept(tokenIn((sent.body as Sent).link)).expect(200);
    expect(response.body).toMatchObject({ signed_in: false, user: { second_factor: true } });
    expect((await sessionOf(cookieOf(response))).user).toBeNull();
    const needed = await login(email, PASSWORD).expect(401);
    expect(needed.body.code).toBe('second_factor_needed');
  });

  it('loses its open invitation once its role is changed by hand', async () => {
    const { id, email } = await signUp(api);
    const sent = await invite({ email, role: 'super_admin' }).expect(201);
    const role = (to: string) => api.as('owner', 'put', `/api/v1/user/${id}`).send({ role: to });
    await role('admin').expect(200);
    await role('user').expect(200);
    const token = tokenIn((sent.body as Sent).link);
    expect((await accept(token).expect(400)).body.message).toEqual(NO_LONGER);
    expect((await users().findOneByOrFail({ email })).role).toBe('user');
  });
});

describe('the user list', () => {
  const list = async (query: string) =>
    (await api.as('staff', 'get', `/api/v1/user?${query}`).expect(200)).body as {
      data: { email: string; role: string; last_sign_in_at: string | null }[];
    };

  it('shows the last sign-in, which is not a change of the account', async () => {
    const { email, password } = loginOf('visitor');
    await api.signIn('visitor');
    const before = await users().findOneByOrFail({ email });
    clock.pass(1);
    await api.call('post', '/api/v1/auth/login').send({ email, password }).expect(200);
    const after = await users().findOneByOrFail({ email });
    expect(after.last_sign_in_at!.getTime()).toBeGreaterThan(before.last_sign_in_at!.getTime());
    expect([after.version, after.updated_at]).toEqual([before.version, before.updated_at]);
    const { data } = await list('sort=-last_sign_in_at');
    expect(data[0]).toMatchObject({ email });
  });

  it('separates staff and visitors, lists accounts without two-step verification, and counts them', async () => {
    const staff = await list('kind=staff&second_factor=false');
    const visitors = await list('kind=visitor');
    expect(new Set(visitors.data.map(({ role }) => role))).toEqual(new Set(['user']));
    expect(staff.data.map(({ role }) => role)).not.toContain('user');
    const { body } = await api.as('staff', 'get', '/api/v1/user/summary').expect(200);
    const { data } = body as { data: Record<string, unknown> };
    expect(data).toMatchObject({
      staff: (await list('kind=staff')).data.length,
      visitors: visitors.data.length,
      invited: (await api.as('staff', 'get', INVITATION)).body.data.length as number,
      second_factor_required: false,
    });
    expect(data['without_second_factor']).toHaveLength(staff.data.length);
  });
});
