import type { Category } from '@shishir/contract';
import { foldText } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { Synonyms } from '../search-synonyms/synonyms';
import { CategoryEntity } from './category.entity';

/** What a category is known by. */
export interface KnownCategory {
  id: number;
  slug: string;
  title: string;
  kind: Category['kind'];
  status: Category['status'];
  aliases: string[];
}

/** The categories that are not in the trash, by position, to be asked many times without a statement. */
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
    // Where a word is one category's slug and another's title, the slug decides.
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
    return new CategoryIndex(
      rows.map(({ id, slug, title, kind, status, aliases }) => ({
        id,
        slug,
        title,
        kind,
        status,
        aliases: aliases.map(({ alias }) => alias),
      })),
      await Synonyms.load(manager),
    );
  }

  /** The category that a slug, alias, title or id names, without regard to case. */
  find(key: string): KnownCategory | undefined {
    return this.ids.get(foldText(key));
  }

  /** Those that a list of keys names, parted by commas; a title may have a comma of its own. */
  findAll(keys: string): KnownCategory[] {
    const whole = this.find(keys);
    if (whole) return [whole];
    const found = keys.split(',').map((key) => this.find(key));
    return [...new Set(found.filter((category) => category !== undefined))];
  }

  /** Those with a word in one of their names; dashes, underscores and spaces are the same. */
  containing(word: string): KnownCategory[] {
    const wanted = spaced(word).trim();
    if (wanted === '') return [];
    return this.all.filter(({ slug, title, aliases }) =>
      [slug, title, ...aliases].some((name) => spaced(name).includes(wanted)),
    );
  }
}

const spaced = (name: string) => foldText(name).replace(/[-_]+/g, ' ');
