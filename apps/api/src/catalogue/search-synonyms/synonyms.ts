import { foldBangla } from '@shishir/format';
import type { EntityManager } from 'typeorm';
import { SearchSynonymEntity } from './search-synonym.entity';

/** Synonyms in memory, so that lookups need no statement. */
export class Synonyms {
  private readonly meanings = new Map<string, string[]>();
  private readonly phrases: RegExp | null;

  constructor(rows: Pick<SearchSynonymEntity, 'words' | 'meaning'>[]) {
    for (const { words, meaning } of rows) {
      for (const word of listOf(words)) this.meanings.set(word, listOf(meaning));
    }
    // Longest first: 'not cooling' before 'not'.
    const typed = [...this.meanings.keys()].sort((a, b) => b.length - a.length);
    const escaped = typed.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    this.phrases =
      typed.length > 0 ? new RegExp(`(?<![^\\s,;])(${escaped.join('|')})(?![^\\s,;])`, 'g') : null;
  }

  static async load(manager: EntityManager): Promise<Synonyms> {
    return new Synonyms(await manager.find(SearchSynonymEntity));
  }

  /** Replaces words of a text folded by `foldBangla` that have exactly one meaning. */
  applyTo(text: string): string {
    if (!this.phrases) return text;
    return text.replace(this.phrases, (word) => {
      const meanings = this.meanings.get(word) ?? [];
      return meanings.length === 1 ? meanings[0]! : word;
    });
  }

  /** Returns the alternatives for a word: empty if it is ignored, the word itself if it has no synonym. */
  spellingsOf(word: string): string[] {
    return this.meanings.get(word) ?? [word];
  }
}

const listOf = (text: string) =>
  text
    .split(',')
    .map(foldBangla)
    .filter((word) => word !== '');
