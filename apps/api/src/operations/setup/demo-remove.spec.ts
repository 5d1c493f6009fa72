import { IsNull, Not } from 'typeorm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '../../create-api';
import { readEnv } from '../../platform/config/env';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { CompanyEntity, emptyCompany } from '../../content/company/company.entity';
import { VisitReportEntity } from '../../sales/visit-reports/visit-report.entity';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { GalleryItemEntity } from '../../content/gallery/gallery-item.entity';
import { MediaEntity } from '../../platform/media/media.entity';
import { storageDir } from '../../platform/media/storage';
import { OpeningEntity } from '../../content/openings/opening.entity';
import { PostEntity } from '../../content/posts/post.entity';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../../staff/users/user.entity';
import { VrfProjectEntity } from '../../content/vrf-project/vrf-project.entity';
import { demoRemoveCommand } from './demo-remove-command';
import { ownerCommand } from './owner-command';

const PASSWORD = 'a-password-of-ours';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const settings = (more: Record<string, string> = {}) => ({
  ...{ LOG_LEVEL: 'silent', DATA_DIR: api.env.DATA_DIR, DATABASE_URL: api.env.DATABASE_URL },
  ...more,
});

/** Runs the command and returns the exit code, the printed lines and the questions. */
async function demoRemove(answer: string | null, ...args: string[]) {
  const lines: string[] = [];
  const questions: string[] = [];
  const exit = await demoRemoveCommand(
    args,
    settings(),
    (line) => lines.push(line),
    (question) => {
      questions.push(question);
      return Promise.resolve(answer ?? '');
    },
  );
  return { exit, lines, questions };
}

/** Returns the number of rows of each table. */
const counts = async () => {
  const { manager } = api.dataSource;
  const tables = [
    ...[ProductEntity, GalleryItemEntity, OpeningEntity, PostEntity, VrfProjectEntity],
    ContactMessageEntity,
    ...[UserEntity, MediaEntity, CategoryEntity],
  ];
  return Promise.all(tables.map((entity) => manager.count<object>(entity, { withDeleted: true })));
};

describe('npm run demo:remove', () => {
  it('rejects unknown flags', async () => {
    expect(await demoRemove(null, '--force')).toEqual({
      ...{ exit: 1, questions: [] },
      lines: ['Usage: npm run demo:remove [-- --yes]'],
    });
  });

  it('keeps the only owner, and names the command that creates another', async () => {
    const before = await counts();
    const { exit, lines, questions } = await demoRemove('y');
    expect([exit, questions]).toEqual([1, []]);
    expect(lines).toContain('To be removed:');
    expect(lines).toContain('  71 products');
    expect(lines).toContain(
      '  3 accounts: owner@shishircooling.example, staff@shishircooling.example, visitor@example.com',
    );
    expect(lines.slice(-2)).toEqual([
      'The only owner is a demo account, which is removed too. Create your own account first:',
      '  npm run owner -- --email=you@example.com --name="Your Name" --number=01711000000',
    ]);
    expect(await counts()).toEqual(before);
  });

  it('removes unedited rows and lists the remaining ones', async () => {
    const { manager } = api.dataSource;
    const put = (path: string, body: object) =>
      api.as('staff', 'put', `/api/v1/${path}`).send(body).expect(200);
    const exitCode = await ownerCommand(
      ['--email=owner@firm.example'],
      settings(),
      () => undefined,
      () => Promise.resolve(PASSWORD),
    );
    expect(exitCode).toBe(0);

    // Edited, hidden and deleted products, and one of our own with a demonstration picture.
    const product = await manager.findOneByOrFail(ProductEntity, { id: 1 });
    await put('products/1', { regular_price: 123_456, version: product.version });
    await put('products/2', { visibility: 'hidden' });
    await api.as('staff', 'delete', '/api/v1/products/3').expect(200);
    const copied = await manager.findOneByOrFail(ProductEntity, { id: 4 });
    await manager.insert(ProductEntity, { ...copied, id: undefined, model: 'OURS' });
    const [item] = (await api.as('staff', 'get', '/api/v1/gallery')).body.data as { id: number }[];
    await put(`gallery/${item!.id}`, { title: 'Ours' });
    const reports = await manager.find(VisitReportEntity);
    expect(reports.map(({ units }) => units.length)).toEqual([4, 4, 2]);
    for (const { visit_id } of reports) {
      await api.as('staff', 'get', `/api/v1/visits/${visit_id}/report`).expect(200);
    }
    // Enquiries remain demonstration data even after staff have handled them.
    await manager.updateAll(ContactMessageEntity, { status: 'replied' });
    await manager.insert(ContactMessageEntity, {
      ...{ first_name: 'Rahim', last_name: 'Uddin', email: 'rahim@firm.example' },
      ...{ number: '+8801711000000', message: 'Ours.' },
    });
    const revisionBefore = (
      await manager.query<{ counter: number }[]>('SELECT counter FROM revision')
    )[0]!.counter;

    const before = await counts();
    const no = await demoRemove('n');
    expect([no.exit, no.questions, no.lines.at(-1)]).toEqual([
      1,
      ['Remove it? [y/N]'],
      'Nothing was removed.',
    ]);
    expect(await counts()).toEqual(before);

    const { exit, lines } = await demoRemove('y');
    expect(exit).toBe(0);
    const name = `${product.brand} ${product.model}`;
    expect(lines.slice(lines.indexOf('Removed:'))).toEqual([
      'Removed:',
      expect.stringMatching(/^ {2}\d+ daily counts$/),
      '  11 visits',
      '  3 maintenance contracts',
      '  8 installed units',
      '  3 customers',
      '  2 quotations',
      '  44 enquiries',
      '  13 accounts without a password',
      '  3 accounts: owner@shishircooling.example, staff@shishircooling.example, visitor@example.com',
      '  568 translated texts',
      '  15 sections',
      '  29 VRF projects',
      '  9 posts',
      '  4 openings',
      '  5 gallery items',
      '  70 products',
      '  1 made-up company',
      '  16 made-up sets of commercial facts',
      expect.stringMatching(/^ {2}\d\d pictures$/),
      'To stay:',
      '  1 gallery item, edited since: Ours',
      `  1 product, edited since: ${name}`,
      expect.stringMatching(/^ {2}\d\d pictures, used by what stays$/),
      'Categories, menus and industries are base data: they stay. So do the audit log and sent mails.',
      'From now on, start the product with APP_MODE=production.',
    ]);
    // The preview lists the same.
    expect(lines.slice(1, lines.indexOf('Removed:'))).toEqual(
      lines.slice(lines.indexOf('Removed:') + 1, -2),
    );

    const products = await manager.find(ProductEntity, { withDeleted: true, order: { id: 'ASC' } });
    expect(products.map(({ model }) => model)).toEqual([product.model, 'OURS']);
    expect((await manager.find(UserEntity)).map(({ email }) => email)).toEqual([
      'owner@firm.example',
    ]);
    expect(await manager.count(VisitReportEntity)).toBe(0);
    expect((await manager.find(ContactMessageEntity)).map(({ message }) => message)).toEqual([
      'Ours.',
    ]);
    expect((await manager.find(CompanyEntity)).map(({ details }) => details)).toEqual([
      emptyCompany,
    ]);
    expect(await manager.count(CategoryEntity)).toBe(16);
    expect(await manager.countBy(CategoryEntity, { delivery: Not(IsNull()) })).toBe(0);
    const [{ counter }] = await manager.query<[{ counter: number }]>(
      'SELECT counter FROM revision',
    );
    expect(counter).toBeGreaterThan(revisionBefore);

    // Every remaining picture has its files, and no other files remain.
    const keys = (await manager.find(MediaEntity)).map(({ key }) => key);
    const folders: string[] = [];
    for (const kind of await readdir(storageDir(api.env))) {
      const entries = await readdir(join(storageDir(api.env), kind));
      folders.push(...entries.map((entry) => `${kind}/${entry}`));
    }
    expect(folders.sort()).toEqual(keys.sort());
    expect(keys).toContain('industries/gym');
    expect(keys).not.toContain('gallery/commissioning');
  });

  it('has nothing to remove a second time', async () => {
    const expected = {
      exit: 0,
      questions: [],
      lines: ['There is no demonstration data to remove.'],
    };
    expect(await demoRemove(null)).toEqual(expected);
    expect(await demoRemove(null, '--yes')).toEqual(expected);
  });

  it('leaves a database that starts in production and is not seeded again', async () => {
    const before = await counts();
    const secret = { APP_SECRET: 'a-secret-with-more-than-32-characters' };
    const production = settings({ APP_MODE: 'production', ALLOW_HTTP: 'localhost', ...secret });
    await (await createApi(readEnv(production), () => undefined)).close();
    await (await createApi(readEnv(settings()), () => undefined)).close();
    expect(await counts()).toEqual(before);
  });
});
