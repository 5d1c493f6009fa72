import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { SearchIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { listTexts } from '../../platform/ui/list/list.texts';
import { LOCALE } from '../../platform/ui/page/locale';
import { addressIn } from '../../platform/ui/page/locale-base';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { paletteTexts as texts } from './command-palette.texts';
import { type PaletteEntry, type PalettePage } from './palette-entries';
import { PaletteFoot, PaletteKeys } from './palette-notes';
import { optionId, PaletteOptions } from './palette-options';
import { useRecentEntries } from './recent-entries';
import { usePaletteGroups } from './use-palette-groups';

interface Props {
  pages: PalettePage[];
  onClose: () => void;
}

/** Below the top bar; fills the window on phones. */
const paperSx = ({ breakpoints }: Theme) => ({
  top: 96,
  width: '100%',
  maxWidth: 680,
  maxHeight: 'calc(100vh - 120px)',
  margin: 0,
  overflow: 'hidden',
  border: '1px solid var(--palette-divider)',
  borderRadius: '16px',
  [breakpoints.down('md')]: {
    top: 0,
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
    // More specific than the theme's width of dialogs on phones.
    '&&': { width: '100%' },
  },
});

const fieldSx = {
  flex: 'none',
  gap: 1.5,
  height: 64,
  pl: 2.5,
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '1.0625rem',
  '& > .lucide': { color: 'text.third' },
  '& input::placeholder': { color: 'text.third', opacity: 1 },
  '& kbd': { display: { xs: 'none', md: 'inline-block' } },
  '& .MuiIconButton-root': { display: { xs: 'inline-flex', md: 'none' } },
};

const noteSx = { p: 2.5, color: 'text.secondary' };

/** Finds records, pages and actions by keyboard, from every page. */
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
    if (inNewTab) window.open(addressIn(LOCALE, path), '_blank', 'noopener');
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
      slotProps={{ paper: { 'aria-label': texts.title, sx: paperSx } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <InputBase
        // Typing is the purpose of the dialog.
        autoFocus
        placeholder={texts.title}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
        }}
        onKeyDown={press}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': texts.title,
            'aria-expanded': entries.length > 0 && !showsKeys,
            'aria-controls': 'palette-results',
            'aria-autocomplete': 'list',
            'aria-activedescendant':
              entries[current] && !showsKeys ? optionId(entries[current]) : undefined,
            spellCheck: false,
            maxLength: 100,
          },
        }}
        startAdornment={<SearchIcon size={20} />}
        endAdornment={
          <>
            <kbd>Esc</kbd>
            <IconButton aria-label={texts.close} onClick={onClose}>
              <XIcon />
            </IconButton>
          </>
        }
        sx={fieldSx}
      />
      {failure !== null && !showsKeys && (
        <Typography role="alert" sx={noteSx}>
          {listTexts.error(failureText(failure))} <Button onClick={retry}>{listTexts.retry}</Button>
        </Typography>
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
      <Typography role="status" sx={entries.length === 0 ? noteSx : visuallyHidden}>
        {pending
          ? texts.searching
          : entries.length > 0
            ? texts.found(entries.length)
            : failure === null && texts.nothing(query.trim())}
      </Typography>
      <PaletteFoot />
    </Dialog>
  );
}

/** Makes the page behind the open palette inert. Undone first on close, since the focus returns to the page. */
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
