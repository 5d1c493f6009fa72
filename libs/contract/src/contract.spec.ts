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
  it('lies under /api/v1 and states who may call each route', () => {
    const all = everyRoute(contract);
    expect(all.length).toBeGreaterThan(15);
    for (const route of all) {
      expect(route.path).toMatch(/^\/api\/v1\//);
      expect(route.summary).toBeTruthy();
      expect(route.metadata).toHaveProperty('access');
    }
  });

  it('names the files of every multipart body, and takes JSON in place of multipart alone', () => {
    for (const route of everyRoute(contract)) {
      const { pictures, file, acceptsJson } = route.metadata;
      const isMultipart = 'contentType' in route;
      expect([route.path, isMultipart]).toEqual([route.path, Boolean(pictures ?? file)]);
      if (acceptsJson) expect(isMultipart).toBe(true);
    }
  });

  it('knows every parameter of every list, and gives a total wherever there are pages', () => {
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

  it('lets each role do what those below it may', () => {
    const levels = ['public', 'self', 'admin', 'super_admin'] as const;
    const reach = (role: Parameters<typeof mayAccess>[0]) =>
      levels.filter((access) => mayAccess(role, access));
    expect(reach(null)).toEqual(['public']);
    expect(reach('user')).toEqual(['public', 'self']);
    expect(reach('admin')).toEqual(['public', 'self', 'admin']);
    expect(reach('super_admin')).toEqual([...levels]);
  });

  it('refuses sort fields that are not on the list', () => {
    expect(ProductQuery.safeParse({ sort: '-cooling_tr' }).success).toBe(true);
    expect(ProductQuery.safeParse({ sort: 'id; drop table products' }).success).toBe(false);
    expect(ProductQuery.safeParse({ pageSize: '101' }).success).toBe(false);
  });

  it('reads the total from the header', () => {
    expect(totalOf(new Headers({ 'X-Total-Count': '71' }))).toBe(71);
    expect(totalOf(new Headers())).toBe(0);
  });

  it('never takes a role other than user at registration', () => {
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
  it('says the specified text for each blank field, to the letter', () => {
    expect(checkFields(contactRules, blank)).toEqual({
      firstName: 'First Name is required',
      lastName: 'Last Name is required',
      number: 'number is required',
      email: 'Email is required',
      message: 'Message is required',
    });
  });

  it('gives the same texts through the schema, also for a missing field', () => {
    const result = CreateContactMessage.safeParse({ ...blank, number: undefined });
    const messages = Object.fromEntries(
      (result.error?.issues ?? []).map((issue) => [issue.path[0], issue.message]),
    );
    expect(messages).toEqual(checkFields(contactRules, blank));
  });

  it('takes what a visitor types, trimmed', () => {
    expect(CreateContactMessage.parse({ ...visitor, firstName: '  Rahim ' })).toEqual(visitor);
  });

  it.each([
    ['email', 'rahim'],
    ['email', 'a@b'],
    ['email', 'a@b.example\r\nBcc: c@d.example'],
    ['number', 'call me'],
    ['message', 'x'.repeat(5001)],
  ])('refuses %s as %p with a sentence', (field, typed) => {
    const result = CreateContactMessage.safeParse({ ...visitor, [field]: typed });
    expect(result.error?.issues[0]?.path).toEqual([field]);
    expect(result.error?.issues[0]?.message).toMatch(/^(Enter|Please)/);
  });
});
