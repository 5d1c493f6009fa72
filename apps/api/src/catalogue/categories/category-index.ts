import type { Category } from '@shishir/contract';
import { foldBangla, foldText } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { Texts } from '../../platform/translations/texts';
import { Synonyms } from '../search-synonyms/synonyms';
import { CategoryEntity } from './category.entity';

/** Names and ids by which a category is known. */
export interface KnownCategory {
  id: number;
  slug: string;
  title: string;
  kind: Category['kind'];
  status: Category['status'];
  /** Approved title in Bangla. */
  bangla: string | null;
  aliases: string[];
}

/** Index of the categories outside the trash, by position, for many lookups without a statement. */
export class CategoryIndex {
  private readonly ids = new Map<string, KnownCategory>();

  private constructor(
    readonly all: KnownCategory[],
    readonly synonyms: Synonyms,
  ) {
    const name = (category: KnownCategory, key: string) => {
      const lower = foldText(key);
      if (!this.ids.has(lower)) this.ids.set(lower, category);
    };
    // If a word is the slug of one category and the title of another, the slug wins.
    for (const category of all) name(category, category.slug);
    for (const category of all) category.aliases.forEach((alias) => name(category, alias));
    for (const category of all) name(category, category.title);
    for (const category of all) name(category, String(category.id));
  }

  static async load(manager: EntityManager): Promise<CategoryIndex> {
    const rows = await manager.find(CategoryEntity, {
      select: { id: true, slug: true, title: true, kind: true, status: true, aliases: true },
      relations: { aliases: true },
      order: { position: 'ASC', id: 'ASC' },
    });
    const texts = await Texts.load(
      manager,
      { locale: 'bn' },
      { category: rows.map(({ id }) => id) },
    );
    return new CategoryIndex(
      rows.map(({ id, slug, title, kind, status, aliases }) => ({
        id,
        slug,
        title,
        kind,
        status,
        aliases: aliases.map(({ alias }) => alias),
        bangla: texts.get('category', id, 'title') ?? null,
      })),
      await Synonyms.load(manager),
    );
  }

  /** Returns the category with this slug, alias, title or id, ignoring case. */
  find(key: string): KnownCategory | undefined {
    return this.ids.get(foldText(key));
  }

  /** Returns the categories named in a comma-separated list of keys; a title may contain a comma. */
  findAll(keys: string): KnownCategory[] {
    const whole = this.find(keys);
    if (whole) return [whole];
    const found = keys.split(',').map((key) => this.find(key));
    return [...new Set(found.filter((category) => category !== undefined))];
  }

  /** Returns the categories with a word in one of their names; dashes, underscores and spaces are equivalent. */
  containing(word: string): KnownCategory[] {
    const wanted = spaced(word).trim();
    if (wanted === '') return [];
    return this.all.filter(({ slug, title, bangla, aliases }) =>
      [slug, title, bangla ?? '', ...aliases].some((name) => spaced(name).includes(wanted)),
    );
  }
}

const spaced = (name: string) => foldBangla(name).replace(/[-_]+/g, ' ');
