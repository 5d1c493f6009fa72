import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RecordRemoval } from './record-bulk';

interface Options<Row> {
  nameOf: (row: Row) => string;
  texts: { title: string; question: string; note: string; confirm: string };
  trash: { pending: boolean; remove: (row: Row) => Promise<boolean> };
  /** Set if several rows can be deleted together. */
  bulk?: { pending: boolean; remove: (rows: Row[]) => Promise<boolean> };
}

/** Deletes one or several rows of a list after a confirmation. */
export function useRemoval<Row>({ nameOf, texts, trash, bulk }: Options<Row>) {
  const [rows, setRows] = useState<Row[] | null>(null);
  // The focused row is removed, so the heading receives focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const remove = async ([first, ...others]: Row[]) => {
    const removed =
      bulk && others.length > 0
        ? await bulk.remove([first!, ...others])
        : await trash.remove(first!);
    setRows(null);
    if (removed) setRemovals((count) => count + 1);
  };
  const removalDialog: ReactNode = rows && (
    <RecordRemoval
      names={rows.map(nameOf)}
      texts={texts}
      busy={trash.pending || (bulk?.pending ?? false)}
      onConfirm={() => void remove(rows)}
      onCancel={() => setRows(null)}
    />
  );
  return {
    /** Ref for the title of the page. */
    heading,
    /** Asks before rows are deleted. */
    askToDelete: (...rows: Row[]) => setRows(rows),
    removalDialog,
  };
}
