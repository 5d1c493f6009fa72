import { z } from 'zod';
import {
  CreateContactMessage,
  contract,
  everyRoute,
  mayAccess,
  ProductQuery,
  Register,
  totalOf,
} from './index';
import { checkFields, contactRules } from './platform/rules';

const blank = { firstName: ' ', lastName: '', number: '  ', email: '', message: '\n' };
const visitor = {
  firstName: 'Rahim',
  lastName: 'Uddin',
  number: '০১৭১১ ০০০০০০',
  email: 'rahim@example.com',
  message: 'A cassette for 40 m2, please.',
};

describe('the contract', () => {
  it('uses /api/v1 paths and declares the access of each route', () => {
    const all = everyRoute(contract);
    expect(all.length).toBeGreaterThan(15);
    for (const route of all) {
      expect(route.path).toMatch(/^\/api\/v1\//);
      expect(route.summary).toBeTruthy();
      expect(route.metadata).toHaveProperty('access');
    }
  });

  it('declares the files of every multipart body and accepts JSON only as an alternative to multipart', () => {
    for (const route of everyRoute(contract)) {
      const { pictures, file, acceptsJson } = route.metadata;
      const isMultipart = 'contentType' in route;
      expect([route.path, isMultipart]).toEqual([route.path, Boolean(pictures ?? file)]);
      if (acceptsJson) expect(isMultipart).toBe(true);
    }
  });

  it('declares every query parameter of every list and a total for lists with pages', () => {
    const isList = (body: unknown): boolean =>
      body instanceof z.ZodArray || (body instanceof z.ZodObject && isList(body.shape['data']));
    const lists = everyRoute(contract).filter(
      ({ method, responses }) => method === 'GET' && isList(responses[200]),
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const { path, query, metadata } of lists) {
      expect([path, query]).toEqual([path, expect.any(z.ZodObject)]);
      const { shape, _def } = query as z.AnyZodObject;
      expect([path, _def.unknownKeys]).toEqual([path, 'strict']);
      if ('page' in shape) expect([path, metadata.total]).toEqual([path, true]);
    }
  });

  it('grants each role the access of the roles below it', () => {
    const levels = ['public', 'self', 'admin', 'super_admin'] as const;
    const reach = (role: Parameters<typeof mayAccess>[0]) =>
      levels.filter((access) => mayAccess(role, access));
    expect(reach(null)).toEqual(['public']);
    expect(reach('user')).toEqual(['public', 'self']);
    expect(reach('admin')).toEqual(['public', 'self', 'admin']);
    expect(reach('super_admin')).toEqual([...levels]);
  });

  it('rejects sort fields that are not on the list', () => {
    expect(ProductQuery.safeParse({ sort: '-cooling_tr' }).success).toBe(true);
    expect(ProductQuery.safeParse({ sort: 'id; drop table products' }).success).toBe(false);
    expect(ProductQuery.safeParse({ pageSize: '101' }).success).toBe(false);
  });

  it('reads the total from the response header', () => {
    expect(totalOf(new Headers({ 'X-Total-Count': '71' }))).toBe(71);
    expect(totalOf(new Headers())).toBe(0);
  });

  it('rejects roles other than user at registration', () => {
    const account = {
      name: 'A',
      number: '01711000000',
      email: 'a@b.example',
      password: '12345678',
    };
    expect(Register.safeParse({ ...account, role: 'user' }).success).toBe(true);
    expect(Register.safeParse({ ...account, role: 'super_admin' }).success).toBe(false);
    expect(Register.safeParse({ ...account, plan: 'x' }).success).toBe(false);
  });
});

describe('the contact form', () => {
  it('returns the exact specified text for each blank field', () => {
    expect(checkFields(contactRules, blank)).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      number: 'number is required',
      email: 'Email is required',
      message: 'Message is required',
    });
  });

  it('returns the same texts through the schema, also for a missing field', () => {
    const result = CreateContactMessage.safeParse({ ...blank, number: undefined });
    const messages = Object.fromEntries(
      (result.error?.issues ?? []).map((issue) => [issue.path[0], issue.message]),
    );
    expect(messages).toEqual(checkFields(contactRules, blank));
  });

  it('accepts typical input and trims it', () => {
    expect(CreateContactMessage.parse({ ...visitor, firstName: '  Rahim ' })).toEqual(visitor);
  });

  it.each([
    ['email', 'rahim'],
    ['email', 'a@b'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['number', 'call me'],
    ['message', 'x'.repeat(5001)],
  ])('rejects %s as %p with a sentence', (field, typed) => {
    const result = CreateContactMessage.safeParse({ ...visitor, [field]: typed });
    expect(result.error?.issues[0]?.path).toEqual([field]);
    expect(result.error?.issues[0]?.message).toMatch(/^(Enter|Please|This email address)/);
  });
});
