import { useRemembered } from '../../platform/ui/page/use-remembered';

const REMEMBERED = 5;

/** An entry as this browser remembers it; its icon and its figures are those of the day. */
export interface RecentEntry {
  key: string;
  title: string;
  note: string;
  path: string;
}

/** What was opened with the palette last, the latest first. */
export function useRecentEntries(account: number): {
  recent: RecentEntry[];
  remember: (entry: RecentEntry) => void;
} {
  // People who share a browser do not see each other's.
  const [recent, setRecent] = useRemembered<RecentEntry[]>(`palette-recent:${account}`, []);
  return {
    recent,
    remember: ({ key, title, note, path }) =>
      setRecent(
        [{ key, title, note, path }, ...recent.filter((one) => one.key !== key)].slice(
          0,
          REMEMBERED,
        ),
      ),
  };
}
