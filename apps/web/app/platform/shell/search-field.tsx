import { useCallback, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { sitePath } from '../locale/site-path';
import { Icon } from '../ui/icon';
import { useOnDemand } from '../ui/browser/on-demand';
import { shellTexts } from './shell.texts';
import styles from './search-field.module.css';

const texts = shellTexts.search;

const importSuggestions = () =>
  import('../../catalogue/search/suggestions').then((part) => part.Suggestions);

/** The state without suggestions. */
const CLOSED = { expanded: false, active: undefined as string | undefined };

/**
 * Search field of the header. Suggestions load when it gets the focus. On small screens an icon opens the field over
 * the header; before hydration the icon links to the search page.
 */
export function SearchField() {
  const [Suggestions, load] = useOnDemand(importSuggestions);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [list, setList] = useState(CLOSED);
  const field = useRef<HTMLInputElement>(null);
  const sign = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const close = useCallback(() => setOpen(false), []);

  const go = (to: string) => {
    setOpen(false);
    setText('');
    field.current?.blur();
    void navigate(to);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go(`/search?q=${encodeURIComponent(text.trim())}`);
  };
  const leave = () => {
    close();
    sign.current?.focus();
  };
  return (
    <>
      <Link
        ref={sign}
        className={`icon-button ${styles.sign}`}
        to="/search"
        aria-label={texts.label}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // The field must get the focus within the same event, or phones show no keyboard.
          flushSync(() => setOpen(true));
          field.current?.focus();
        }}
      >
        <Icon name="search" />
      </Link>
      <form
        className={open ? `${styles.search} ${styles.open}` : styles.search}
        action={sitePath('/search')}
        role="search"
        aria-label={texts.form}
        onSubmit={onSubmit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setList(CLOSED);
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          role={Suggestions ? 'combobox' : undefined}
          aria-label={texts.label}
          aria-autocomplete={Suggestions ? 'list' : undefined}
          aria-expanded={Suggestions ? list.expanded : undefined}
          aria-controls={list.expanded ? 'suggestions' : undefined}
          aria-activedescendant={list.active}
          placeholder={texts.hint}
          maxLength={100}
          autoComplete="off"
          value={text}
          onFocus={() => void load()}
          onChange={({ target }) => setText(target.value)}
        />
        <button
          type="button"
          className={`icon-button ${styles.close}`}
          aria-label={texts.close}
          onClick={leave}
        >
          <Icon name="close" />
        </button>
        {Suggestions && (
          <Suggestions text={text} field={field} report={setList} go={go} escape={leave} />
        )}
      </form>
    </>
  );
}
