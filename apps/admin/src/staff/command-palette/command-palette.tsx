import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { SearchIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { listTexts } from '../../platform/ui/list/list.texts';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { paletteTexts as texts } from './command-palette.texts';
import { type PaletteEntry, type PalettePage } from './palette-entries';
import { optionId, PaletteOptions } from './palette-options';
import { useRecentEntries } from './recent-entries';
import { usePaletteGroups } from './use-palette-groups';
import './command-palette.css';

interface Props {
  pages: PalettePage[];
  onClose: () => void;
}

/** Finds records, pages and actions from every page, by keyboard. */
export function CommandPalette({ pages, onClose }: Props) {
  const navigate = useNavigate();
  const { recent, remember } = useRecentEntries(useStaff().id);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, words, pending, failure, retry } = usePaletteGroups(query, pages, recent);
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(chosen, entries.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useInertPage();

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current, query]);

  const open = (entry: PaletteEntry, inNewTab: boolean) => {
    const { path, run } = entry;
    onClose();
    if (path === undefined) return run?.();
    if (!entry.key.startsWith('action-')) remember({ ...entry, path });
    if (inNewTab) window.open(path, '_blank', 'noopener');
    else void navigate(path);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[current];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setChosen((current + step + entries.length) % entries.length);
    } else if (event.key === 'Enter' && entry && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(entry, event.ctrlKey || event.metaKey);
    }
  };
  const showsKeys = query.trim() === '?';
  return (
    <Dialog
      open
      onClose={onClose}
      transitionDuration={0}
      className="palette"
      slotProps={{ paper: { 'aria-label': texts.title } }}
    >
      <div className="palette__input">
        <SearchIcon />
        <input
          // The dialog is for typing.
          autoFocus
          type="text"
          role="combobox"
          aria-label={texts.title}
          aria-expanded={entries.length > 0 && !showsKeys}
          aria-controls="palette-results"
          aria-autocomplete="list"
          aria-activedescendant={
            entries[current] && !showsKeys ? optionId(entries[current]) : undefined
          }
          placeholder={texts.title}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <kbd>Esc</kbd>
        <IconButton aria-label={texts.close} onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      {failure !== null && !showsKeys && (
        <p className="palette__note" role="alert">
          {listTexts.error(failureText(failure))} <Button onClick={retry}>{listTexts.retry}</Button>
        </p>
      )}
      {showsKeys ? (
        <PaletteKeys />
      ) : (
        <PaletteOptions
          list={list}
          groups={groups}
          words={words}
          current={entries[current]}
          onOpen={open}
          onPoint={(entry) => setChosen(entries.indexOf(entry))}
        />
      )}
      <p className={entries.length === 0 ? 'palette__note' : 'vh'} role="status">
        {pending
          ? texts.searching
          : entries.length > 0
            ? texts.found(entries.length)
            : failure === null && texts.nothing(query.trim())}
      </p>
      <PaletteFoot />
    </Dialog>
  );
}

/** While the palette is open nothing behind it can be reached; the focus goes back afterwards, so it ends first. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
}

function PaletteKeys() {
  return (
    <dl className="palette__keys">
      {texts.keys.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

function PaletteFoot() {
  return (
    <p className="palette__foot" aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.move}
      </span>
      <span>
        <kbd>Enter</kbd> {texts.open}
      </span>
      <span>
        <kbd>Ctrl</kbd>
        <kbd>Enter</kbd> {texts.newTab}
      </span>
      <span>{texts.hint}</span>
    </p>
  );
}
