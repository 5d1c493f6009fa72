import {
  CATEGORY_KINDS,
  Company,
  MENU_GROUPS,
  type MenuItem,
  CONTACT_MESSAGE_KINDS,
  CONTACT_MESSAGE_STATUSES,
  ROLES,
} from '@shishir/contract';
import {
  accountRules,
  applicationRules,
  checkFields,
  consultationRules,
  contactRules,
  quotationRules,
  serviceRules,
  type FieldRule,
  subscriptionRules,
} from '@shishir/contract/rules';
import {
  DEMO_MEDIA_DIR,
  type DemoAccount,
  type DemoCategoryPictures,
  type DemoCompany,
  type DemoEnquiry,
  type DemoContactMessage,
  type DemoPerson,
  type DemoPicture,
  type DemoPictureMap,
  type DemoVrfProject,
  type LegacyIndustry,
  readDemo,
} from '@shishir/demo';
import { picturePath, pictureWidths } from '@shishir/format';
import { parsePhone } from '@shishir/format/parse-phone';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { CATEGORIES } from './categories.seeds';
import { pictureKeys } from './demo-pictures';
import { INDUSTRIES } from './industries.seeds';
import { MENUS } from './menu.seeds';

type Entry = Record<'title' | 'path', string>;
/** Numbers with a prefix that no operator in Bangladesh has. */
const UNASSIGNED = /^\+88010\d{8}$/;

describe('the demonstration picture set', () => {
  it('has every file that its rows name in the right size, and no others', async () => {
    const pictures = await readDemo<DemoPicture[]>('media.json');
    const promised = pictures.flatMap(({ key, width }) =>
      pictureWidths(width).flatMap((step) => [
        picturePath(key, step, 'avif'),
        picturePath(key, step, 'webp'),
      ]),
    );
    const entries = await readdir(DEMO_MEDIA_DIR, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const found = files.map(({ parentPath, name }) => join(parentPath, name));
    expect(found.sort()).toEqual(promised.map((path) => join(DEMO_MEDIA_DIR, path)).sort());
    for (const { key, width, height, bytes } of pictures) {
      const paths = promised.filter((path) => path.startsWith(`${key}/`));
      const sizes = await Promise.all(paths.map((path) => stat(join(DEMO_MEDIA_DIR, path))));
      expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBe(bytes);
      const file = await readFile(join(DEMO_MEDIA_DIR, picturePath(key, width, 'webp')));
      const largest = await sharp(file).metadata();
      expect([key, largest.width, largest.height]).toEqual([key, width, height]);
    }
  });

  it('stays below 35 MB and within the limits of its table', async () => {
    const pictures = await readDemo<DemoPicture[]>('media.json');
    expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(35_000_000);
    for (const { key, blur, alt } of pictures) {
      expect(key).toMatch(/^[a-z]+\/[a-z0-9-]{3,100}$/);
      expect(blur).toMatch(/^data:image\/webp;base64,[\w+/=]{40,900}$/);
      expect(alt.length).toBeGreaterThan(10);
      expect(alt.length).toBeLessThanOrEqual(300);
    }
  });

  it('replaces every picture of the old files, with three for each product', async () => {
    const pictures = await readDemo<DemoPicture[]>('media.json');
    const keys = pictures.map(({ key }) => key);
    const find = pictureKeys(await readDemo<DemoPictureMap>('pictures.json'));
    for (const row of await readDemo<Record<string, string>[]>('products.json')) {
      const found = [row['image_1']!, row['image_2']!, row['image_3']!].map(find);
      for (const key of found) expect(keys).toContain(key);
      expect(new Set(found).size).toBe(3);
    }
    for (const { image } of await readDemo<LegacyIndustry[]>('weServe.json')) {
      expect(keys).toContain(find(image));
    }
    expect(find('')).toBeUndefined();
  });

  it('shows no picture in two categories', async () => {
    const find = pictureKeys(await readDemo<DemoPictureMap>('pictures.json'));
    const categories = new Map<string, Set<string>>();
    for (const row of await readDemo<Record<string, string>[]>('products.json')) {
      for (const path of [row['image_1']!, row['image_2']!, row['image_3']!].filter(Boolean)) {
        const key = find(path)!;
        categories.set(key, (categories.get(key) ?? new Set()).add(row['category']!));
      }
    }
    for (const [key, named] of categories) expect([key, named.size]).toEqual([key, 1]);
  });
});

describe('the base category list', () => {
  it('starts with the eleven categories of the old file, in order', async () => {
    const old = await readDemo<Entry[]>('categories.json');
    expect(CATEGORIES).toHaveLength(16);
    expect(
      CATEGORIES.slice(0, 11).map(({ title, slug }) => ({ title, path: `/products/${slug}` })),
    ).toEqual(old.map(({ title, path }) => ({ title, path })));
  });

  it('gives every category unique words that are neither reserved nor numbers', () => {
    const words = CATEGORIES.flatMap(({ slug, title, aliases }) => [
      ...new Set([slug, title.toLowerCase(), ...aliases]),
    ]);
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word).toBe(word.toLowerCase());
      expect(word).not.toMatch(/^(\d+|search|compare|bn|duct)$/);
    }
  });

  it('has one category of each kind, and one group for the ducts', () => {
    const kinds = CATEGORIES.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(CATEGORIES.length);
    for (const kind of kinds) {
      expect(CATEGORY_KINDS).toContain(kind);
      expect(kind).not.toBe('other');
    }
    expect(CATEGORIES.flatMap(({ group, slug }) => (group === 'duct' ? slug : []))).toEqual([
      'big-duct',
      'medium-duct',
      'slim-duct',
    ]);
  });

  it('has a demonstration picture for each category', async () => {
    const pictures = await readDemo<DemoPicture[]>('media.json');
    const keys = pictures.map(({ key }) => key);
    const given = await readDemo<DemoCategoryPictures>('categoryPictures.json');
    expect(Object.keys(given)).toEqual(CATEGORIES.map(({ kind }) => kind));
    for (const key of Object.values(given)) expect(keys).toContain(key);
  });
});

describe('the base menu', () => {
  /** Returns the items of a menu with title and path as visitors see them. */
  const group = (name: MenuItem['group']) =>
    MENUS[name].map((item) => {
      if (!('category' in item)) return { title: item.title, path: item.path };
      const { slug, title } = CATEGORIES.find(({ kind }) => kind === item.category)!;
      return { title: item.title ?? title, path: `/products/${slug}` };
    });

  it.each([
    ['vrf', 'categories.json'],
    ['home-appliance', 'homeAppliance.json'],
    ['about', 'aboutItems.json'],
  ] as const)('has in %s the items of %s', async (name, file) => {
    const old = await readDemo<Entry[]>(file);
    expect(group(name)).toEqual(old.map(({ title, path }) => ({ title, path })));
  });

  it('links from products to existing categories', () => {
    const paths = CATEGORIES.map(({ slug }) => `/products/${slug}`);
    const items = [...group('product'), ...group('home-appliance')];
    expect(items).toHaveLength(11);
    for (const { path } of items) expect(paths).toContain(path);
    expect(Object.keys(MENUS)).toEqual(MENU_GROUPS);
  });
});

it('seeds the industries of the old file', async () => {
  const old = await readDemo<LegacyIndustry[]>('weServe.json');
  expect(INDUSTRIES).toEqual(old.map(({ title, link }) => [title, link]));
});

/** Figures of the demonstration catalogue, by category. */
async function demoSizes() {
  const rows = await readDemo<Record<string, string | null>[]>('products.json');
  const number = (text: string | null | undefined) =>
    text ? Number(text.replaceAll(',', '')) : null;
  return rows.map((row) => ({
    category: row['category']!,
    kw: number(row['cooling_kw'])!,
    hp: number(row['horsepower']),
    price: number(row['offer_price']) ?? number(row['regular_price']),
  }));
}

describe('the demonstration data', () => {
  it('has no size that costs less than a smaller one of its category', async () => {
    const sizes = (await demoSizes()).sort((one, other) => one.kw - other.kw);
    for (const { category, kw, price } of sizes) {
      const smaller = sizes.filter((other) => other.category === category && other.kw < kw);
      for (const other of smaller) {
        if (price !== null)
          expect([category, kw, other.price! < price]).toEqual([category, kw, true]);
      }
    }
  });

  it('has VRF projects with units of the catalogue that fit their text', async () => {
    const sizes = await demoSizes();
    const CATEGORIES: [name: RegExp, category: RegExp][] = [
      [/4-way cassette/, /^4-way/],
      [/Wall-mounted/, /^wall/],
      [/Ceiling-mounted/, /^ceiling/],
      [/(High|Medium) static duct/, /^(big|medium)-duct/],
      [/Slim duct/, /^slim-duct/],
    ];
    for (const project of await readDemo<DemoVrfProject[]>('vrf-project.json')) {
      const { project_name: name, equipment_list: lines, description } = project;
      if (!lines.some((line) => line.includes('VRF'))) continue;
      const units = lines.map((line) => /^(\d+) x (.+) ([\d.]+) (HP|kW)$/.exec(line)!.slice(1));
      const kwOf = (unit: string) =>
        units
          .filter((one) => one[3] === unit)
          .reduce((sum, [count, , size]) => {
            return sum + Number(count) * Number(size) * (unit === 'HP' ? 2.8 : 1);
          }, 0);
      for (const [, kind, size, unit] of units) {
        const of = unit === 'HP' ? /^outdoor/ : CATEGORIES.find(([one]) => one.test(kind!))![1];
        const found = sizes.some(
          ({ category, kw, hp }) => of.test(category) && (unit === 'HP' ? hp : kw) === Number(size),
        );
        expect([name, kind, size, found]).toEqual([name, kind, size, true]);
      }
      const ratio = kwOf('kW') / kwOf('HP');
      expect([name, ratio > 0.7 && ratio < 1.3]).toEqual([name, true]);
      if (/duct/i.test(description ?? '')) expect(lines.join()).toMatch(/duct/i);
    }
  });

  it('has a company that fits the contract, with unassigned phone numbers', async () => {
    const read = await readDemo<DemoCompany>('company.json');
    const derived = { logo: null, ready: true, version: 1 };
    const company = Company.strict().parse({ ...read, ...derived });
    const phones = [
      ...company.sales_phones,
      ...company.head_office!.phones,
      ...company.warehouse!.phones,
      company.sales_contact!.phone,
    ];
    for (const phone of phones) expect(phone).toMatch(UNASSIGNED);
  });

  it('has one account for each role', async () => {
    const accounts = await readDemo<DemoAccount[]>('accounts.json');
    expect(accounts.map(({ role }) => role)).toEqual([...ROLES].reverse());
    for (const { number, email, password } of accounts) {
      expect(number).toMatch(UNASSIGNED);
      expect(email).toMatch(/^[a-z]+@(shishircooling\.example|example\.com)$/);
      expect(password.length).toBeGreaterThanOrEqual(14);
    }
  });

  it('has 3 staff and 12 visitors besides the owner, not all with a password', async () => {
    const accounts = await readDemo<DemoAccount[]>('accounts.json');
    const people = await readDemo<DemoPerson[]>('people.json');
    const all = [...accounts, ...people];
    const countOf = (role: string) => all.filter((one) => one.role === role).length;
    expect(ROLES.map(countOf)).toEqual([12, 3, 1]);
    expect(new Set(all.map(({ email }) => email)).size).toBe(16);
    expect(new Set(all.map(({ number }) => number)).size).toBe(16);
    for (const person of people) {
      expect(checkFields<string>(accountRules, { ...person } as never)).toEqual({});
      expect(person.email).toMatch(/@(\w+\.example|example\.com)$/);
      expect(person.number).toMatch(UNASSIGNED);
      expect(person).not.toHaveProperty('password');
      expect(person.seen_hours).toBeLessThan(person.since_days * 24);
    }
  });

  it('has 43 enquiries of all kinds within 60 days that the forms accept', async () => {
    const contactMessages = await readDemo<DemoEnquiry[]>('messages.json');
    const enquiries = await readDemo<DemoEnquiry[]>('enquiries.json');
    const accounts = await readDemo<DemoAccount[]>('accounts.json');
    const people = await readDemo<DemoPerson[]>('people.json');
    const emails = [...accounts, ...people].map(({ email }) => email);
    expect(contactMessages.length + enquiries.length).toBe(44);
    expect(new Set(enquiries.map(({ kind }) => kind))).toEqual(new Set(CONTACT_MESSAGE_KINDS));
    expect(new Set(enquiries.map(({ hours_ago }) => hours_ago)).size).toBe(enquiries.length);
    for (const enquiry of enquiries) {
      const { kind, first_name, last_name, email, number, message, page, account } = enquiry;
      const name = `${first_name} ${last_name}`;
      const fields = {
        ...enquiry,
        name,
        phone: number,
        firstName: first_name,
        lastName: last_name,
      };
      const rules: Record<string, FieldRule> = {
        ...{ contact: contactRules, consultation: consultationRules },
        ...{ subscription: subscriptionRules, application: applicationRules },
        ...{ quotation: quotationRules, service: serviceRules },
      }[kind];
      expect([email, checkFields(rules, fields as never)]).toEqual([email, {}]);
      if (number) expect(number).toMatch(UNASSIGNED);
      expect(email).toMatch(/@(\w+\.example|example\.com)$/);
      expect(page).toMatch(/^\//);
      expect(message === '').toBe(kind === 'subscription' || message.length < 10);
      expect(enquiry.hours_ago).toBeLessThan(60 * 24);
      if (account) expect(emails).toContain(account);
    }
  });

  it('has messages that the contact form accepts', async () => {
    const contactMessages = await readDemo<DemoContactMessage[]>('messages.json');
    expect(new Set(contactMessages.map(({ status }) => status))).toEqual(
      new Set(['new', 'read', 'replied']),
    );
    for (const {
      first_name,
      last_name,
      email,
      number,
      message,
      status,
      hours_ago,
    } of contactMessages) {
      const input = { firstName: first_name, lastName: last_name, number, email, message };
      expect(checkFields(contactRules, input)).toEqual({});
      expect(parsePhone(number)).toBe(number);
      expect(number).toMatch(UNASSIGNED);
      expect(CONTACT_MESSAGE_STATUSES).toContain(status);
      expect(hours_ago).toBeGreaterThan(0);
    }
  });
});
