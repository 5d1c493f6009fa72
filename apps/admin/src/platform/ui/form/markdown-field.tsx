import IconButton from '@mui/material/IconButton';
import { readTimeOf, wordsIn } from '@shishir/format';
import {
  ItalicIcon,
  LetterBIcon,
  LetterHIcon,
  LinkIcon,
  ListIcon,
  QuoteIcon,
  SuperscriptIcon,
  TableIcon,
} from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useNarrow } from '../page/use-narrow';
import { sharedTexts } from '../shared.texts';
import { useField } from './form-fields';
import { formTexts } from './form.texts';
import { type MarkdownAction, markdownEdit } from './markdown-edits';
import './markdown-field.css';
import { lazyPart } from '../page/lazy-part';

const texts = formTexts.markdown;
const MarkdownPreview = lazyPart(() => import('./markdown-preview'));

const TOOLS: { action: MarkdownAction; icon: ComponentType; key?: string; ends?: boolean }[] = [
  { action: 'heading', icon: LetterHIcon },
  { action: 'bold', icon: LetterBIcon, key: 'b' },
  { action: 'italic', icon: ItalicIcon, key: 'i', ends: true },
  { action: 'list', icon: ListIcon },
  { action: 'callout', icon: QuoteIcon },
  { action: 'link', icon: LinkIcon, key: 'k' },
  { action: 'table', icon: TableIcon },
  { action: 'footnote', icon: SuperscriptIcon },
];

type View = 'write' | 'both' | 'preview';

interface Props {
  name: string;
  /** Names the text for screen readers; the editor has no visible label of its own. */
  label: string;
  /** Below the text, beside its length. */
  status?: ReactNode;
}

/** A Markdown text of the form around it, with a toolbar and the preview beside it; on a phone one of the two. */
export function MarkdownField({ name, label, status }: Props) {
  const { value, change, ref, error } = useField<string>(name);
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<View>('both');
  const textarea = useRef<HTMLTextAreaElement>(null);
  const note = useId();

  // What is wrong is fixed in the text, so it is displayed; a phone has room for one of the two.
  const visible = chosen === 'preview' && error ? 'write' : chosen;
  const view = narrow && visible === 'both' ? 'write' : visible;
  const apply = (action: MarkdownAction) => {
    const field = textarea.current;
    if (field) edit(field, action, change);
  };
  const applyByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    // Ctrl+K would open the search of the dashboard.
    event.stopPropagation();
    apply(tool.action);
  };
  const minutes = readTimeOf(value);
  return (
    <div className={error ? 'markdown-field markdown-field--wrong' : 'markdown-field'}>
      <div className="markdown-field__bar">
        <Toolbar label={texts.toolbar} disabled={view === 'preview'} onApply={apply} />
        <div className="markdown-field__views" role="group" aria-label={texts.views}>
          {(narrow ? (['write', 'preview'] as const) : (['write', 'both', 'preview'] as const)).map(
            (one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                onClick={() => setChosen(one)}
              >
                {texts[one]}
              </button>
            ),
          )}
        </div>
      </div>
      <div className={`markdown-field__panes markdown-field__panes--${view}`}>
        <textarea
          ref={(element) => {
            textarea.current = element;
            ref(element);
          }}
          name={name}
          aria-label={label}
          aria-invalid={Boolean(error)}
          aria-describedby={note}
          hidden={view === 'preview'}
          spellCheck
          value={value}
          onChange={(event) => change(event.target.value)}
          onKeyDown={applyByKey}
        />
        {view !== 'write' && (
          <div
            className="markdown-preview"
            role="region"
            aria-label={texts.preview}
            // It scrolls where it is higher than the window.
            tabIndex={0}
          >
            <Suspense fallback={<p role="status">{sharedTexts.loading}</p>}>
              <MarkdownPreview source={value} />
            </Suspense>
          </div>
        )}
      </div>
      <div className="markdown-field__foot num">
        <span id={note}>
          {typeof error === 'string' ? error : texts.length(wordsIn(value), minutes)}
        </span>
        {status}
      </div>
    </div>
  );
}

interface ToolbarProps {
  label: string;
  disabled: boolean;
  onApply: (action: MarkdownAction) => void;
}

/** One stop of the Tab key; the arrow keys go from button to button. */
function Toolbar({ label, disabled, onApply }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = TOOLS.length - 1;
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + TOOLS.length) % TOOLS.length;
    setCurrent(at);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  };
  return (
    <div className="markdown-field__tools" role="toolbar" aria-label={label} onKeyDown={move}>
      {TOOLS.map(({ action, icon: Icon, key, ends }, at) => (
        <IconButton
          key={action}
          className={ends ? 'markdown-field__tool--end' : undefined}
          aria-label={texts.tools[action]}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
          title={key ? `${texts.tools[action]} (Ctrl ${key.toUpperCase()})` : texts.tools[action]}
          tabIndex={at === current ? 0 : -1}
          disabled={disabled}
          // The text stays focused, and its selection with it.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => onApply(action)}
        >
          <Icon />
        </IconButton>
      ))}
    </div>
  );
}

/** Changes the text as typing does, so that the browser can undo it. */
function edit(
  field: HTMLTextAreaElement,
  action: MarkdownAction,
  change: (value: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = field;
  const { from, to, text, select } = markdownEdit(action, value, selectionStart, selectionEnd);
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, but the only way that the undo of browsers knows.
  const isDone = document.execCommand?.('insertText', false, text);
  if (!isDone) flushSync(() => change(value.slice(0, from) + text + value.slice(to)));
  field.setSelectionRange(...select);
}
