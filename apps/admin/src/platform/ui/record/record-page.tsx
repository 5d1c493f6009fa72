import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { HistorySubject } from '@shishir/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { statusOf } from '../../api/failure';
import { FailedQuery } from '../list/list-states';
import { PageHeader } from '../page/page-header';
import { LoadingShapes, PageState } from '../page/page-state';
import { PageTitle } from '../page/page-title';
import { HistoryLink } from './history-link';
import type { RecordRow } from './record-actions';
import { recordTexts as texts } from './record.texts';

interface FormPageProps {
  title: string;
  /** List that the record belongs to. */
  list: { title: string; path: string };
  /** Saved record, to link to its versions. */
  history?: { subject: HistorySubject; id: number };
  children: ReactNode;
}

/** Page of a record's form, with its title and a link to its list. */
export function RecordFormPage({ title, list, history, children }: FormPageProps) {
  return (
    <>
      <PageTitle text={title} crumbs={[list]} />
      {history && <PageHeader actions={<HistoryLink {...history} />} />}
      {children}
    </>
  );
}

/** Result of a query for one record. */
export interface RecordResponse<Row> {
  data?: { body: { data: Row } };
  error: unknown;
  isError: boolean;
  isFetchedAfterMount: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Row> {
  response: RecordResponse<Row>;
  /** Text if the record does not exist. */
  gone: string;
  list: { title: string; path: string };
  onRestore?: (row: Row) => void;
  restoring?: boolean;
  children: (row: Row) => ReactNode;
}

/** Shows a loaded record, or a state for loading and each failure; a record in the trash must be restored first. */
export function LoadedRecord<Row extends RecordRow>(props: LoadedProps<Row>) {
  const { response, list, onRestore } = props;
  const row = response.data?.body.data;
  if (row?.deleted_at && onRestore) {
    return (
      <PageState shows="air" text={texts.inTrash}>
        <Button variant="contained" disabled={props.restoring} onClick={() => onRestore(row)}>
          {texts.actions.restore}
        </Button>
      </PageState>
    );
  }
  // Data cached by another screen may be old: a form must start from the saved record.
  if (row && response.isFetchedAfterMount) return props.children(row);
  if (response.isError && [400, 404].includes(statusOf(response.error) ?? 0)) {
    return (
      <PageState shows="drop" text={props.gone} alert>
        <Button component={Link} to={list.path} variant="contained">
          {list.title}
        </Button>
      </PageState>
    );
  }
  if (response.isError) {
    return <FailedQuery of={response} />;
  }
  return (
    <LoadingShapes
      component={Paper}
      sx={{ display: 'grid', gap: 2, maxWidth: 760, p: { xs: 2, sm: 3 } }}
    >
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={44} aria-hidden="true" />
      ))}
    </LoadingShapes>
  );
}
