import { useRemembered } from '../../platform/ui/page/use-remembered';

const REMEMBERED = 5;

/** Entry as stored in this browser, without its icon and figures, which must be current. */
export interface RecentEntry {
  key: string;
  title: string;
  note: string;
  path: string;
}

/** Entries recently opened with the palette, latest first. */
export function useRecentEntries(account: number): {
  recent: RecentEntry[];
  remember: (entry: RecentEntry) => void;
} {
  // Stored by account, so that people who share a browser do not see each other's.
  const [recent, setRecent] = useRemembered<RecentEntry[]>(`palette-recent:${account}`, []);
  return {
    recent,
    remember: ({ key, title, note, path }) =>
      setRecent(
        [{ key, title, note, path }, ...recent.filter((entry) => entry.key !== key)].slice(
          0,
          REMEMBERED,
        ),
      ),
  };
}
