import { useColorScheme } from '@mui/material/styles';
import { keepPreviousData } from '@tanstack/react-query';
import { LogOutIcon, MoonIcon, PlusIcon, SunIcon, Undo2Icon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { signOutOfDevice } from '../../sales/visit-reports/unsent-reports';
import { useLogout } from '../account/auth/auth.queries';
import { tsr } from '../../platform/api/tsr';
import { useLeave } from '../../platform/ui/form/unsaved-changes';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { paletteTexts as texts } from './command-palette.texts';
import {
  categoryEntries,
  formActions,
  matching,
  pageEntries,
  type PaletteEntry,
  type PaletteGroup,
  type PalettePage,
  recordGroups,
  wordsOf,
} from './palette-entries';
import type { RecentEntry } from './recent-entries';

/** Pause in typing before a request, since the response for each letter would not be used. */
const PAUSE_MS = 120;
const PAGES_SHOWN = 5;

/** Returns the groups for a query: records from the server, pages and actions of the dashboard. */
export function usePaletteGroups(query: string, pages: PalettePage[], recent: RecentEntry[]) {
  const actionsOnly = query.startsWith('>');
  const words = wordsOf(actionsOnly ? query.slice(1) : query);
  const search = useSearch(actionsOnly ? '' : query.trim());
  const actions = useActions();
  const found = words.length > 0 && !actionsOnly ? search.data?.body.data : undefined;

  const groups: PaletteGroup[] = [];
  if (!actionsOnly && words.length === 0) {
    groups.push({
      name: 'recent',
      entries: recent.map((entry) => ({ ...entry, icon: Undo2Icon })),
    });
  }
  if (found) groups.push(...recordGroups(found, new Date()));
  if (!actionsOnly) {
    const own = matching(pageEntries(pages), words).slice(0, PAGES_SHOWN);
    groups.push({ name: 'pages', entries: [...own, ...(found ? categoryEntries(found) : [])] });
  }
  groups.push({ name: 'actions', entries: matching(actions, words) });
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    words,
    pending: search.pending,
    failure: search.isError ? search.error : null,
    retry: () => void search.refetch(),
  };
}

function useSearch(query: string) {
  const q = usePaused(query);
  const response = tsr.staffSearch.search.useQuery({
    queryKey: ['staff-search', q],
    queryData: { query: { q } },
    enabled: q !== '' && q !== '?',
    placeholderData: keepPreviousData,
  });
  return { ...response, pending: response.isFetching || q !== query };
}

/** Returns the query after a pause in typing. */
function usePaused(query: string): string {
  const [paused, setPaused] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return paused;
}

function useActions(): PaletteEntry[] {
  const { role } = useStaff();
  const { mode, systemMode, setMode } = useColorScheme();
  const logout = useLogout();
  const leave = useLeave();
  const other = (mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark';
  return [
    ...formActions(role, PlusIcon),
    {
      key: 'action-theme',
      title: texts.actions.theme[other],
      note: texts.notes.dashboard,
      icon: other === 'dark' ? MoonIcon : SunIcon,
      run: () => setMode(other),
    },
    {
      key: 'action-logout',
      title: texts.actions.logout,
      note: texts.notes.account,
      icon: LogOutIcon,
      run: () => signOutOfDevice(() => leave(logout)),
    },
  ];
}
