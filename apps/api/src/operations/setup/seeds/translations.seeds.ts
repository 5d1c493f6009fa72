import type { TranslatedSubject } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { GlossaryTermEntity } from '../../../content/translations/glossary-term.entity';
import { labelOf } from '../../../content/translations/translation-record';
import { sourcesOf } from '../../../content/translations/translation-sources';
import { hashOfText } from '../../../platform/translations/text-fields';
import { TranslationEntity } from '../../../platform/translations/translation.entity';
import type { DemoKind, DemoLibrary, Seed } from './seed';
import { BASE_TEXTS } from './translations/base-texts';
import { DEMO_SECTION_TEXTS } from './translations/demo-section-texts';
import { DEMO_TEXTS, productTitle } from './translations/demo-texts';
import { GALLERY_TEXTS } from './translations/gallery-texts';
import { GLOSSARY_TERMS } from './translations/glossary-terms';
import { OPENING_TEXTS } from './translations/opening-texts';
import { BANGLA_POSTS, FURTHER_BANGLA_POSTS, POST_TEXTS } from './translations/post-texts';
import { PICTURE_TEXTS } from './translations/picture-texts';
import { PROJECT_TEXTS } from './translations/project-texts';
import { SECTION_TEXTS } from './translations/section-texts';

/** Returns the Bangla of an English text; undefined if there is none. */
type Translate = (english: string) => string | undefined;

/** Removed with the demonstration data, unless staff have changed it. */
const translationKind: DemoKind<TranslationEntity> = {
  entity: TranslationEntity,
  name: 'translation',
  labels: ['translated text', 'translated texts'],
  nameOf: ({ subject, subject_id, field }) =>
    `${subject} ${subject_id}: ${labelOf(subject, field)}`,
  content: ['text', 'approved'],
};

/**
 * Adds approved texts to all records of these types whose English text is known, and returns their ids. A text that
 * staff have changed is not known any more, and one that they have translated stays.
 */
async function translate(
  manager: EntityManager,
  subjects: TranslatedSubject[],
  banglaOf: Translate,
): Promise<number[]> {
  const ids: number[] = [];
  for (const subject of subjects) {
    const rows = await manager.findBy(TranslationEntity, { subject, locale: 'bn' });
    const known = new Set(rows.map((row) => `${row.subject_id} ${row.field}`));
    for (const { id: subject_id, texts } of await sourcesOf(manager, subject)) {
      for (const [field, source] of Object.entries(texts)) {
        const text = banglaOf(source);
        if (text === undefined || known.has(`${subject_id} ${field}`)) continue;
        const which = { subject, subject_id, field, locale: 'bn' } as const;
        const source_hash = hashOfText(source);
        const row = { ...which, text, approved: text, source_hash, state: 'approved' } as const;
        const { identifiers } = await manager.insert(TranslationEntity, row);
        ids.push((identifiers[0] as { id: number }).id);
      }
    }
  }
  return ids;
}

/** Reads posts in both languages: their Bangla texts by the English ones. */
async function readPosts(
  demo: DemoLibrary,
  files: readonly string[],
): Promise<Record<string, string>> {
  const read = async (file: string) => (await demo.readText(`posts/${file}`)).trim();
  const texts = files.map(async (file) => [await read(file), await read(`bn/${file}`)]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

/** Texts by their English ones: further ones need a seed with the next number. */
export const translationSeeds: Seed[] = [
  {
    name: 'translations-1',
    async insert(manager) {
      await translate(manager, ['category', 'menu-item', 'industry'], (text) => BASE_TEXTS[text]);
    },
  },
  {
    name: 'glossary-1',
    async insert(manager) {
      const rows = GLOSSARY_TERMS.map(([english, bangla, note = '']) => ({
        english,
        bangla,
        note,
      }));
      await manager.insert(GlossaryTermEntity, rows);
    },
  },
  {
    name: 'translations-2',
    kind: translationKind,
    read: () =>
      Promise.resolve({
        pictures: [],
        insert: (manager) =>
          translate(
            manager,
            ['company', 'category', 'product'],
            (text) => DEMO_TEXTS[text] ?? productTitle(text),
          ),
      }),
  },
  {
    name: 'translations-3',
    async insert(manager) {
      await translate(manager, ['section'], (text) => SECTION_TEXTS.get(text));
    },
  },
  {
    name: 'translations-4',
    kind: translationKind,
    async read(demo) {
      const records = {
        ...PROJECT_TEXTS,
        ...GALLERY_TEXTS,
        ...OPENING_TEXTS,
        ...POST_TEXTS,
        ...(await readPosts(demo, BANGLA_POSTS)),
      };
      return {
        pictures: [],
        insert: async (manager) => [
          ...(await translate(
            manager,
            ['vrf-project', 'gallery', 'opening', 'post'],
            (text) => records[text],
          )),
          ...(await translate(manager, ['section'], (text) => DEMO_SECTION_TEXTS[text])),
        ],
      };
    },
  },
  {
    name: 'translations-5',
    kind: translationKind,
    async read(demo) {
      const posts = await readPosts(demo, FURTHER_BANGLA_POSTS);
      return {
        pictures: [],
        insert: (manager) => translate(manager, ['post'], (text) => posts[text]),
      };
    },
  },
  {
    name: 'translations-6',
    async insert(manager) {
      await translate(manager, ['section'], (text) => SECTION_TEXTS.get(text));
    },
  },
  {
    name: 'translations-7',
    kind: translationKind,
    read: () =>
      Promise.resolve({
        pictures: [],
        insert: (manager) => translate(manager, ['media'], (text) => PICTURE_TEXTS[text]),
      }),
  },
  {
    name: 'translations-8',
    async insert(manager) {
      await translate(manager, ['section'], (text) => SECTION_TEXTS.get(text));
    },
  },
  {
    name: 'service-pages-2',
    async insert(manager) {
      await translate(manager, ['section'], (text) => SECTION_TEXTS.get(text));
    },
  },
];
