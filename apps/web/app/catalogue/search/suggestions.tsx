import type { Picture as StoredPicture, Suggestions as Found } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { LOCALE, sizeAndCapacity } from '@shishir/format';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { languageOf } from '../../platform/locale/language-of';
import { Icon } from '../../platform/ui/icon';
import { Picture } from '../../platform/ui/picture';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { nearestText } from './nearest-text';
import { searchTexts } from './search.texts';
import styles from './suggestions.module.css';

const texts = searchTexts.suggestions;

interface SuggestionsProps {
  text: string;
  field: RefObject<HTMLInputElement | null>;
  /** Called with the state of the list and the id of its active entry. */
  report: (list: { expanded: boolean; active: string | undefined }) => void;
  go: (to: string) => void;
  /** Called on Escape while the list is closed. */
  escape: () => void;
}

const idOf = (index: number) => `suggestion-${index}`;

/** Suggestions below the search field. Arrow keys select one, Enter opens it, Escape closes the list. */
export function Suggestions({ text, field, report, go, escape }: SuggestionsProps) {
  const [found, setFound] = useState<{ text: string; found: Found } | null>(null);
  const [here, setHere] = useState(true);
  const query = text.trim();
  // The active entry and the closed state belong to one search text.
  const [position, setPosition] = useState({ query, active: -1, closed: false });
  const { active, closed } = position.query === query ? position : { active: -1, closed: false };
  const setActive = (next: number) => setPosition({ query, active: next, closed: false });
  const rows = query !== '' && found ? rowsOf(found.found, found.text) : [];
  const nearest = found?.found.nearest;
  const expanded = here && !closed && rows.length > 0;

  useEffect(() => {
    if (query === '') return;
    // Each change aborts the previous request, so that only the last response is shown.
    const asking = new AbortController();
    suggestionsFor(query, asking.signal).then(
      (found) => setFound({ text: query, found }),
      // The search works without suggestions.
      () => undefined,
    );
    return () => asking.abort();
  }, [query]);

  useEffect(() => {
    report({ expanded, active: expanded && active >= 0 ? idOf(active) : undefined });
  }, [expanded, active, report]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0 && !event.isComposing) {
      event.preventDefault();
      // The arrow keys cycle through the field itself (-1) and all rows.
      setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      go(rows[active]!.to);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (expanded) setPosition({ query, active: -1, closed: true });
      else escape();
    }
  });
  const onHere = useEffectEvent((event: Event) => setHere(event.type === 'focus'));

  useEffect(() => {
    const input = field.current;
    const key = (event: KeyboardEvent) => onKey(event);
    const focus = (event: Event) => onHere(event);
    input?.addEventListener('keydown', key);
    input?.addEventListener('focus', focus);
    input?.addEventListener('blur', focus);
    return () => {
      input?.removeEventListener('keydown', key);
      input?.removeEventListener('focus', focus);
      input?.removeEventListener('blur', focus);
    };
  }, [field]);

  return (
    <>
      {expanded && (
        // Keeps the focus in the field on a press, since its loss would close the list before the click.
        <div className={styles.suggestions} onPointerDown={(event) => event.preventDefault()}>
          {nearest && <p className="number">{nearestText(nearest)}</p>}
          <ul id="suggestions" role="listbox" aria-label={texts.label}>
            {rows.map((row, index) => (
              <li
                key={`${row.to} ${row.title}`}
                id={idOf(index)}
                role="option"
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => go(row.to)}
              >
                <SuggestionRow row={row} query={query} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <VisuallyHidden as="p" role="status">
        {expanded && texts.count(rows.length)}
      </VisuallyHidden>
    </>
  );
}

/** Text with the words of the query in bold; figures only as a whole, so not the 1.5 of 1.59. */
function Match({ text, query }: { text: string; query: string }) {
  const words = query.match(/[\p{L}\p{M}\p{N}]+(?:\.\d+)?/gu) ?? [];
  if (words.length === 0) return text;
  const patterns = words.map((word) => {
    const pattern = word.replace('.', '\\.');
    return /^[\d.]+$/.test(word) ? `(?<![\\w.])${pattern}(?![\\w.])` : pattern;
  });
  // Every second part is a match, as the pattern has one group.
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'giu'))
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

function SuggestionRow({ row, query }: { row: Suggestion; query: string }) {
  const { title, note, kind, picture } = row;
  return (
    <>
      {kind === 'product' && picture ? (
        // The name is shown beside the picture.
        <Picture picture={{ ...picture, alt: '' }} sizes="56px" />
      ) : (
        <Icon name={ICONS[kind]} />
      )}
      <span>
        <span lang={languageOf(title)}>
          {kind === 'all' ? title : <Match text={title} query={query} />}
        </span>
        <small className="number">
          {kind === 'product' ? <Match text={note} query={query} /> : note}
        </small>
      </span>
      <Icon name="arrow" small />
    </>
  );
}

/** A category, page, product, or the link to all results. */
interface Suggestion {
  to: string;
  title: string;
  note: string;
  kind: 'category' | 'product' | 'page' | 'all';
  picture?: StoredPicture | null;
}

const ICONS = { category: 'grid', product: 'search', page: 'file', all: 'search' } as const;
/** Maximum pages in the list; the result page has more. */
const MOST_PAGES = 3;

/** Loads the suggestions for a text. Throws if the API fails. */
async function suggestionsFor(query: string, signal: AbortSignal): Promise<Found> {
  const sent = { query: { q: query, locale: LOCALE }, signal };
  const { ok, status, body } = await fetchApi('GET /api/v1/products/suggest', sent);
  if (!ok) throw new Error(`No suggestions: ${status}`);
  return body.data;
}

/** Returns the entries of the list for a text. */
function rowsOf({ categories, products, pages }: Found, query: string): Suggestion[] {
  return [
    ...categories.map(({ slug, title, count }) => ({
      to: `/products/${slug}`,
      title,
      note: count === 0 ? searchTexts.pages.toOrder : searchTexts.pages.models(count),
      kind: 'category' as const,
    })),
    ...pages.slice(0, MOST_PAGES).map(({ title, path, kind }) => ({
      to: path,
      title,
      note: searchTexts.pages.kinds[kind],
      kind: 'page' as const,
    })),
    ...products.map(({ id, title, model, picture, ...sizes }) => ({
      to: `/products/${id}`,
      title,
      note: sizes.cooling_tr === null ? model : texts.modelWithSize(model, sizeAndCapacity(sizes)),
      kind: 'product' as const,
      picture,
    })),
    {
      to: `/search?q=${encodeURIComponent(query)}`,
      title: texts.all,
      note: texts.allFor(query),
      kind: 'all' as const,
    },
  ];
}
