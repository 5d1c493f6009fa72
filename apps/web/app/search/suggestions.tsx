import type { Picture as StoredPicture, Suggestions as Found } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import './suggestions.css';

interface SuggestionsProps {
  text: string;
  field: RefObject<HTMLInputElement | null>;
  /** Tells the field whether there is a list, and which of its entries is the current one. */
  report: (list: { expanded: boolean; active: string | undefined }) => void;
  go: (to: string) => void;
  /** Called where Escape has nothing left to close. */
  escape: () => void;
}

const idOf = (index: number) => `suggestion-${index}`;

/** What fits what was typed so far, below the field: arrows walk through it, Enter follows, Escape closes it. */
export function Suggestions({ text, field, report, go, escape }: SuggestionsProps) {
  const [found, setFound] = useState<{ text: string; rows: Suggestion[] } | null>(null);
  const [here, setHere] = useState(true);
  const typed = text.trim();
  // Where one is in the list, and whether it was closed, holds for the text that it was for.
  const [place, setPlace] = useState({ typed, active: -1, closed: false });
  const { active, closed } = place.typed === typed ? place : { active: -1, closed: false };
  const setActive = (next: number) => setPlace({ typed, active: next, closed: false });
  const rows = typed !== '' && found ? found.rows : [];
  const expanded = here && !closed && rows.length > 0;

  useEffect(() => {
    if (typed === '') return;
    // Each letter calls off the question before it, so the last answer is always the one that is shown.
    const asking = new AbortController();
    suggestionsFor(typed, asking.signal).then(
      (rows) => setFound({ text: typed, rows }),
      // Without suggestions the field is still a search field.
      () => undefined,
    );
    return () => asking.abort();
  }, [typed]);

  useEffect(() => {
    report({ expanded, active: expanded && active >= 0 ? idOf(active) : undefined });
  }, [expanded, active, report]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length > 0 && !event.isComposing) {
      event.preventDefault();
      // From the field itself (-1) the way leads round through the rows and back to it.
      setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
    } else if (event.key === 'Enter' && expanded && active >= 0) {
      event.preventDefault();
      go(rows[active]!.to);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (expanded) setPlace({ typed, active: -1, closed: true });
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
        // Pressing an entry must not take the focus out of the field, which would close the list first.
        <ul
          id="suggestions"
          className="sugg"
          role="listbox"
          aria-label="Suggestions"
          onPointerDown={(event) => event.preventDefault()}
        >
          {rows.map((row, index) => (
            <li
              key={row.to}
              id={idOf(index)}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => go(row.to)}
            >
              <SuggestionRow row={row} />
            </li>
          ))}
        </ul>
      )}
      <p className="vh" role="status">
        {expanded && `${rows.length} suggestions`}
      </p>
    </>
  );
}

function SuggestionRow({ row: { title, note, kind, picture } }: { row: Suggestion }) {
  return (
    <>
      {kind === 'product' && picture ? (
        // The name stands beside it, so the picture itself says nothing.
        <Picture picture={{ ...picture, alt: '' }} sizes="56px" />
      ) : (
        <Icon name={kind === 'category' ? 'grid' : 'search'} />
      )}
      <span>
        {title}
        <small className="num">{note}</small>
      </span>
      <Icon name="arrow" />
    </>
  );
}

/** One entry: a category, a product, or the way to everything that was found. */
interface Suggestion {
  to: string;
  title: string;
  note: string;
  kind: 'category' | 'product' | 'all';
  picture?: StoredPicture | null;
}

/** What the API suggests for a text, categories first and the way to all results last. Throws where it says nothing. */
async function suggestionsFor(typed: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/api/v1/products/suggest?q=${encodeURIComponent(typed)}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`No suggestions: ${response.status}`);
  const { data } = (await response.json()) as { data: Found };
  return rowsOf(data, typed);
}

function rowsOf({ categories, products }: Found, typed: string): Suggestion[] {
  return [
    ...categories.map(({ slug, title, count }) => ({
      to: `/products/${slug}`,
      title,
      note: count === 1 ? '1 model' : `${count} models`,
      kind: 'category' as const,
    })),
    ...products.map(({ id, title, model, cooling_tr, picture }) => ({
      to: `/products/${id}`,
      title,
      note: cooling_tr === null ? model : `${model}, ${formatCapacity(cooling_tr)} TR`,
      kind: 'product' as const,
      picture,
    })),
    {
      to: `/search?q=${encodeURIComponent(typed)}`,
      title: 'See all results',
      note: `for “${typed}”`,
      kind: 'all' as const,
    },
  ];
}
