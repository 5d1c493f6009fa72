import type { FirstSteps } from '@shishir/contract';
import request from 'supertest';
import { createApi } from '../../create-api';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { CompanyEntity } from '../../content/company/company.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startMailServer } from '../../platform/testing/mail-server';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { TestPhone } from '../../platform/testing/test-phone';
import { UserEntity } from '../users/user.entity';

const PATH = '/api/v1/first-steps';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async () => (await api.as('owner', 'get', PATH).expect(200)).body.data as FirstSteps;
const steps = async () => (await read()).steps;

describe('the checklist', () => {
  it('is dismissed in the demonstration, with the state of each step', async () => {
    const { dismissed, site_ready, steps } = await read();
    expect([dismissed, site_ready]).toEqual([true, true]);
    expect(steps).toEqual({
      company: { done: true, missing: ['logo'] },
      mail: { done: false, set: false, waiting: 0 },
      catalogue: { done: false, categories: 16, menus: 4, confirmed_at: null },
      products: { done: true, count: 71 },
      staff: { done: true, accounts: 4, invited: 0 },
      second_factor: { done: false },
    });
  });

  it('is shown in production until the owner dismisses it, and can be restored', async () => {
    const { manager } = api.dataSource;
    const accounts = await manager.find(UserEntity, {
      select: { id: true, email: true, password_hash: true },
    });
    // Production does not start with demonstration accounts or their passwords in the database.
    for (const { id } of accounts) {
      const other = { email: `n${id}@example.com`, password_hash: null };
      await manager.update(UserEntity, { id }, other);
    }
    const env = { ...api.env, APP_MODE: 'production' as const };
    const production = await createApi(env, () => undefined);
    const { body } = await request(production.listener)
      .get(PATH)
      .set('Authorization', `Bearer ${api.token('owner')}`)
      .expect(200);
    expect(body.data.dismissed).toBe(false);
    await production.close();
    for (const { id, ...own } of accounts) await manager.update(UserEntity, { id }, own);

    await api.as('owner', 'delete', `${PATH}/dismiss`).expect(200);
    expect((await read()).dismissed).toBe(false);
    const dismissed = await api.as('owner', 'post', `${PATH}/dismiss`).expect(200);
    expect(dismissed.body.data.dismissed).toBe(true);
    await api.as('owner', 'post', `${PATH}/dismiss`).expect(200);
    const lines = await manager.findBy(AuditEntity, { subject: 'setting' });
    expect(lines.map(({ changes }) => changes)).toEqual([
      [{ field: 'dismissed', before: null, after: false }],
      [{ field: 'dismissed', before: false, after: true }],
    ]);
  });

  it('requires name, phone, hours and head office of the company, but no logo', async () => {
    const { manager } = api.dataSource;
    const [row] = await manager.find(CompanyEntity);
    const { details } = row!;
    const change = (own: object) =>
      manager.update(CompanyEntity, { id: 1 }, { details: { ...details, ...own } });
    await change({ sales_phones: [], sales_hours: '' });
    expect((await steps()).company).toEqual({ done: false, missing: ['phone', 'hours', 'logo'] });
    expect((await read()).site_ready).toBe(false);
    await change({ head_office: null, name: null });
    expect((await steps()).company.missing).toEqual(['name', 'head_office', 'logo']);
    await change({});
    expect((await steps()).company.done).toBe(true);
  });

  it('completes the mail step once the server has accepted a mail', async () => {
    const server = await startMailServer();
    const settings = {
      server: '127.0.0.1',
      port: server.port,
      security: 'none',
      user_name: null,
      sender_name: null,
      sender_address: 'sales@cooling.example',
    };
    await api.as('owner', 'put', '/api/v1/setting/mail').send(settings).expect(200);
    expect((await steps()).mail).toMatchObject({ done: false, set: true });
    const to = 'owner@example.com';
    await api.as('owner', 'post', '/api/v1/setting/mail/test').send({ to }).expect(200);
    expect((await steps()).mail).toMatchObject({ done: true, set: true });
    await api.as('owner', 'delete', '/api/v1/setting/mail').expect(200);
    const account = {
      name: 'N',
      number: '01711000000',
      email: 'n@example.com',
      password: 'long-enough',
    };
    await api.call('post', '/api/v1/register').send(account).expect(201);
    expect((await steps()).mail).toEqual({ done: false, set: false, waiting: 1 });
    await server.close();
  });

  it('accepts categories and menus as confirmed, once', async () => {
    const confirm = (step: string) => api.as('owner', 'post', `${PATH}/confirm`).send({ step });
    await confirm('mail').expect(400);
    const { body } = await confirm('catalogue').expect(200);
    const first = body.data.steps.catalogue;
    expect(first).toMatchObject({ done: true, confirmed_at: expect.any(String) });
    await confirm('catalogue').expect(200);
    expect((await steps()).catalogue).toEqual(first);
  });

  it('treats an edited category as confirmed', async () => {
    const { manager } = api.dataSource;
    await manager.query("DELETE FROM setting WHERE id = 'first-steps'");
    expect((await steps()).catalogue.done).toBe(false);
    const [category] = await manager.find(CategoryEntity, { take: 1 });
    await api
      .as('staff', 'put', `/api/v1/categories/${category!.id}`)
      .send({ description: 'Ours' })
      .expect(200);
    expect((await steps()).catalogue).toMatchObject({ done: true, confirmed_at: null });
  });

  it('counts products outside the trash, and staff besides the owner', async () => {
    const { manager } = api.dataSource;
    await manager.updateAll(ProductEntity, { deleted_at: new Date() });
    await manager.update(UserEntity, { role: 'admin' }, { role: 'user' });
    const { products, staff } = await steps();
    expect(products).toEqual({ done: false, count: 0 });
    expect(staff).toEqual({ done: false, accounts: 1, invited: 0 });
  });

  it('checks the second factor of the requesting owner', async () => {
    await TestPhone.setUp(api, api.token('owner'), loginOf('owner').password);
    expect((await steps()).second_factor).toEqual({ done: true });
  });
});
