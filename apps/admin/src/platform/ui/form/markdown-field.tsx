import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { readTimeOf, wordsIn } from '@shishir/format';
import { zIndex } from '@shishir/tokens';
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../page/lazy-part';
import { useNarrow } from '../page/use-narrow';
import { sharedTexts } from '../shared.texts';
import { useField } from './form-fields';
import { formTexts } from './form.texts';
import { type MarkdownAction, markdownEdit } from './markdown-edits';
import { proseSx } from './markdown-prose';
import { MarkdownToolbar, TOOLS } from './markdown-toolbar';

const texts = formTexts.markdown;
const MarkdownPreview = lazyPart(() => import('./markdown-preview'));

type View = 'write' | 'both' | 'preview';

interface Props {
  name: string;
  /** Names the text for screen readers; the editor has no visible label. */
  label: string;
  /** Shown below the text, beside its length. */
  status?: ReactNode;
}

const barSx = {
  position: 'sticky',
  top: { xs: 56, md: 64 },
  zIndex: zIndex.pinned,
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 0, md: 1.5 },
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
const viewsSx = {
  flexBasis: { xs: '100%', md: 'auto' },
  mx: { xs: 0.5, md: 0 },
  '& .MuiToggleButton-root': { flex: { xs: 1, md: 'none' } },
};
const paneSx = {
  minWidth: 0,
  minHeight: { xs: 400, lg: 480 },
  maxHeight: { xs: 'max(400px, calc(70dvh - 80px))', lg: 'max(480px, calc(100dvh - 232px))' },
  p: { xs: 2, md: 3 },
  overflow: 'auto',
};
const textSx = {
  ...paneSx,
  width: '100%',
  border: 0,
  borderRadius: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  resize: 'none',
  fieldSizing: 'content',
  '&:focus-visible': {
    outline: 0,
    boxShadow: 'inset 0 0 0 2px var(--palette-primary-main)',
  },
} as const;
const besideSx = {
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
};
const footSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.third',
} as const;
const wrongSx = {
  '&, &:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--palette-error-main)' },
};

/** Markdown field of the surrounding form with a toolbar and a preview beside it; phones show one of the two. */
export function MarkdownField({ name, label, status }: Props) {
  const { value, change, ref, error } = useField<string>(name);
  const narrow = useNarrow();
  const [chosen, setChosen] = useState<View>('both');
  const textarea = useRef<HTMLTextAreaElement>(null);
  const note = useId();

  // An error is fixed in the text, so the text is shown; phones have room for one of the two.
  const visible = chosen === 'preview' && error ? 'write' : chosen;
  const view = narrow && visible === 'both' ? 'write' : visible;
  const isBoth = view === 'both';
  const apply = (action: MarkdownAction) => {
    const field = textarea.current;
    if (field) edit(field, action, change);
  };
  const applyByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    // Otherwise Ctrl+K would open the dashboard's search.
    event.stopPropagation();
    apply(tool.action);
  };
  const minutes = readTimeOf(value);
  return (
    // Clips the square corners of the bar to the round ones of the paper.
    <Box sx={{ borderRadius: 'inherit', overflow: 'clip' }}>
      <Stack direction="row" sx={barSx}>
        <MarkdownToolbar label={texts.toolbar} disabled={view === 'preview'} onApply={apply} />
        <ToggleButtonGroup
          exclusive
          value={view}
          aria-label={texts.views}
          onChange={(_event, next: View | null) => next && setChosen(next)}
          sx={viewsSx}
        >
          {(narrow ? (['write', 'preview'] as const) : (['write', 'both', 'preview'] as const)).map(
            (option) => (
              <ToggleButton key={option} value={option}>
                {texts[option]}
              </ToggleButton>
            ),
          )}
        </ToggleButtonGroup>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isBoth ? '1fr 1fr' : undefined },
        }}
      >
        <Box
          component="textarea"
          ref={(element: HTMLTextAreaElement | null) => {
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
          sx={[textSx, Boolean(error) && wrongSx]}
        />
        {view !== 'write' && (
          <Box
            sx={[paneSx, proseSx, isBoth && besideSx]}
            role="region"
            aria-label={texts.preview}
            // Keyboard users must be able to scroll it.
            tabIndex={0}
          >
            <Suspense fallback={<p role="status">{sharedTexts.loading}</p>}>
              <MarkdownPreview source={value} />
            </Suspense>
          </Box>
        )}
      </Box>
      <Typography component="div" variant="body2" sx={footSx}>
        <Box component="span" id={note} sx={error ? { color: 'error.main', fontWeight: 500 } : {}}>
          {typeof error === 'string' ? error : texts.length(wordsIn(value), minutes)}
        </Box>
        {status}
      </Typography>
    </Box>
  );
}

/** Changes the text like typing, so that the browser can undo it. */
function edit(
  field: HTMLTextAreaElement,
  action: MarkdownAction,
  change: (value: string) => void,
): void {
  const { value, selectionStart, selectionEnd } = field;
  const { from, to, text, select } = markdownEdit(action, value, selectionStart, selectionEnd);
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, but the only way to add an edit to the browser's undo history.
  const isDone = document.execCommand?.('insertText', false, text);
  if (!isDone) flushSync(() => change(value.slice(0, from) + text + value.slice(to)));
  field.setSelectionRange(...select);
}
