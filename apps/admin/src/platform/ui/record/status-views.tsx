import { PageTab, PageTabs } from '../page/page-bar';
import type { StandardView } from '../saved-views/view-row';
import { recordTexts } from './record.texts';

const { label, all, trash } = recordTexts.views;

interface Props<S extends string> {
  path: string;
  /** Name of each status. */
  statuses: Record<S, string>;
  /** Undefined while they load. */
  counts: { all: number; trash: number; by_status: Record<S, number> } | undefined;
  query: { status?: S | undefined; trash?: 'true' | undefined };
}

/** Returns the views of a list with statuses: all, one for each status, and the trash, each with its count. */
export function standardViews<S extends string>(props: Omit<Props<S>, 'path'>): StandardView[] {
  const { statuses, counts, query } = props;
  const entries = Object.entries(statuses) as [S, string][];
  return [
    { label: all, query: '', current: !query.status && !query.trash, count: counts?.all ?? null },
    ...entries.map(([status, text]) => ({
      label: text,
      query: `status=${status}`,
      current: query.status === status,
      count: counts?.by_status[status] ?? null,
    })),
    {
      label: trash,
      query: 'trash=true',
      current: query.trash === 'true',
      count: counts?.trash ?? null,
    },
  ];
}

/** The same views as links, for a list without saved views. */
export function StatusViews<S extends string>({ path, ...views }: Props<S>) {
  return (
    <PageTabs label={label}>
      {standardViews(views).map(({ query, current = false, count, ...view }) => (
        <PageTab
          key={view.label}
          to={query ? `${path}?${query}` : path}
          current={current}
          count={count}
        >
          {view.label}
        </PageTab>
      ))}
    </PageTabs>
  );
}
