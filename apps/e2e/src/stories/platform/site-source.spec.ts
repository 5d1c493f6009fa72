import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from '../../support/fixtures';
import {
  banglaRoutes,
  indexedPaths,
  isBangla,
  MISSING,
  patternOf,
  SiteReader,
  siteRoutes,
  type SitePage,
} from '../../support/site-pages';

// Each test reads a hundred or more pages.
test.slow();

const COMPANY = { en: 'Shishir Cooling', bn: 'শিশির কুলিং' };

/** Structured data of pages in addition to the breadcrumb. */
const DATA_TYPES: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/contact-us': ['Organization'],
  '/products': ['ItemList'],
  '/products/:id': ['Product'],
  '/career': ['JobPosting'],
  '/blog/:id': ['BlogPosting'],
};

type Block = Record<string, unknown> & { '@type': string | string[] };

function describesItself(page: SitePage, publicUrl: string, isIndexed: boolean): void {
  const { path, facts } = page;
  const { title, meta, canonical, headings, mainText } = facts;
  const soft = expect.soft;
  const language = isBangla(path) ? 'bn' : 'en';
  const company = COMPANY[language];
  soft(facts.lang, `${path}: language`).toBe(language);
  soft(title, `${path}: title`).toMatch(new RegExp(`^\\S.* \\| ${company}$`));
  soft(meta.description, `${path}: description`).toMatch(/^\S.{25,299}$/);
  soft(headings, `${path}: h1`).toEqual([expect.stringMatching(/\S/)]);
  soft(mainText.length, `${path}: main text`).toBeGreaterThan(isIndexed ? 200 : 60);
  soft(meta.robots ?? '', `${path}: robots`).toMatch(isIndexed ? /^$/ : /noindex/);
  if (isIndexed) soft(canonical, `${path}: canonical`).toEqual([publicUrl + path]);
  else soft(canonical, `${path}: canonical`).toHaveLength(1);
  soft(meta, `${path}: sharing`).toMatchObject({
    'og:site_name': company,
    'og:title': title,
    'og:description': meta.description,
    'og:url': canonical[0],
    'og:image': expect.stringMatching(/^https?:/),
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': meta.description,
    'twitter:image': meta['og:image'],
  });
  const blocks = facts.structuredData.map((json) => JSON.parse(json) as Block);
  for (const block of blocks) soft(block['@context'], path).toBe('https://schema.org');
  const types = blocks.flatMap((block) => block['@type']);
  soft(types, `${path}: structured data`).toEqual(
    expect.arrayContaining(DATA_TYPES[patternOf(path)] ?? []),
  );
  const hasBreadcrumb = types.filter((type) => type === 'BreadcrumbList').length;
  soft(hasBreadcrumb, `${path}: breadcrumb`).toBe(
    isIndexed && !['/', '/bn'].includes(path) ? 1 : hasBreadcrumb,
  );
  soft(facts.hasBreadcrumb, `${path}: breadcrumb`).toBe(hasBreadcrumb > 0);
}

test('describes every page, and each Bangla layout, to search engines and previews in its source', async ({
  product,
  page: parser,
}) => {
  const { publicUrl } = product;
  const site = new SiteReader(product, parser);
  const indexed = await indexedPaths(product);
  const routes = await siteRoutes(product, site);
  const titles = new Map<string, string>();
  const pictures = new Set<string>();
  const english = indexed.filter((path) => !isBangla(path));
  for (const path of new Set([...english, ...routes, ...(await banglaRoutes(product, routes))])) {
    const page = await site.read(path);
    expect.soft(page.status, path).toBe(200);
    describesItself(page, publicUrl, indexed.includes(path));
    const placeholder = /\{[a-z]+(?:_[a-z0-9]+)+\}/.exec(page.html)?.[0];
    expect.soft(placeholder, `${path} has a placeholder without a value`).toBeUndefined();
    if (indexed.includes(path)) {
      const { lang, title, meta } = page.facts;
      const key = `${lang} ${title}`;
      expect.soft(titles.get(key), `${path} has a title of its own`).toBeUndefined();
      titles.set(key, path);
      pictures.add(meta['og:image'] ?? '');
    }
  }
  for (const picture of pictures) {
    const { status, headers } = await site.fetch(site.internal(picture, '/') ?? '/no-picture');
    expect.soft(status, picture).toBe(200);
    expect.soft(headers['content-type'], picture).toMatch(/^image\/(webp|png|jpeg)$/);
  }
  const missing = await site.read(MISSING);
  expect(missing.status).toBe(404);
  describesItself(missing, publicUrl, false);
});

/** Addresses that redirect to another page. */
const LEADS_ON = /^(\/bn)?\/(product\/vrf|dashboard|logout)(\/|$)/;

test('has no dead links or pictures', async ({ product, page: parser }) => {
  const site = new SiteReader(product, parser);
  const menu = JSON.parse((await site.fetch('/api/v1/menu')).text) as {
    data: { path: string | null }[];
  };
  const crawled = new Set(['/', '/bn', ...(await siteRoutes(product, site))]);
  const targets = new Map<string, string>();
  for (const { path } of menu.data) if (path) targets.set(path, 'the menus');
  for (const from of crawled) {
    const { facts } = await site.read(from);
    for (const { href, isNewTab, rel } of facts.links) {
      const target = site.internal(href, from);
      if (target !== null) targets.set(target, from);
      else expect.soft(href, from).toMatch(/^(https:\/\/[^/]+\.[^/]+|tel:\+\d+|mailto:.+@)/);
      if (isNewTab) expect.soft(rel, `${href} on ${from}`).toMatch(/noopener|noreferrer/);
    }
    for (const file of [...facts.files, ...facts.forms]) {
      const target = site.internal(file, from);
      if (target !== null) targets.set(target, from);
    }
  }
  expect(targets.size).toBeGreaterThan(150);
  const dead: string[] = [];
  const anchors: { target: string; id: string; from: string }[] = [];
  const paths = new Map<string, string>();
  for (const [target, from] of targets) {
    const [path = '', id] = target.split('#');
    paths.set(path, from);
    if (id) anchors.push({ target: path, id: decodeURIComponent(id), from });
  }
  for (const [path, from] of paths) {
    let { status, headers } = await site.fetch(path);
    if (LEADS_ON.test(path) && status >= 300 && status < 400) {
      const next = site.internal(headers.location ?? '', path) ?? MISSING;
      ({ status, headers } = await site.fetch(next));
    }
    if (status !== 200) dead.push(`${status} ${path} on ${from}`);
  }
  for (const { target, id, from } of anchors) {
    const { ids } = (await site.read(target)).facts;
    if (!ids.includes(id)) dead.push(`no #${id} in ${target}, linked on ${from}`);
  }
  expect(dead).toEqual([]);
});

/** Validator with reasons for the disabled rules. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes these forms of equivalent HTML: `charSet`, `<br/>`, `disabled=""`, and ids such as `_R_1_`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Positions on scales come from data.
      'no-inline-style': 'off',
      // The HTML defaults, text and submit, are intended.
      'no-implicit-input-type': 'off',
      'no-implicit-button-type': 'off',
      // Enter submits the search field, and filters apply immediately; without JavaScript they have a button.
      'wcag/h32': 'off',
      // Several values of a filter share its name.
      'form-dup-name': 'off',
      // Phones lay out the comparison as a grid, for which browsers drop the roles of a table, so they are explicit.
      'no-redundant-role': 'off',
      // A number may wrap on a screen that is narrower than it.
      'tel-non-breaking': 'off',
    },
  }),
);

test('serves valid HTML on every route', async ({ product, page: parser }) => {
  const broken = await validator.validateString(
    '<input type="checkbox" readonly autocomplete="off">',
  );
  expect(broken.errorCount, 'the validator itself').toBeGreaterThan(1);
  const site = new SiteReader(product, parser);
  const pages: SitePage[] = [];
  for (const path of ['/bn', ...(await siteRoutes(product, site)), '/products/57', MISSING]) {
    const page = await site.read(path);
    pages.push(page);
    const { results } = await validator.validateString(page.html);
    const messages = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    expect.soft(messages, path).toEqual([]);
  }
  if (process.env.VNU_JAR) expect(await nuErrors(process.env.VNU_JAR, pages)).toBe('');
});

/** Errors of the Nu checker, which needs Java and the jar of the npm package `vnu-jar`. */
async function nuErrors(jar: string, pages: SitePage[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nu-'));
  try {
    const name = ({ path }: SitePage) => `${encodeURIComponent(path)}.html`;
    await Promise.all(pages.map((page) => writeFile(join(folder, name(page)), page.html)));
    const options = ['-jar', jar, '--errors-only', '--skip-non-html', folder];
    return await new Promise((resolve) => {
      execFile('java', options, (_, stdout, stderr) => resolve(stdout + stderr));
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
