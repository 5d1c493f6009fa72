import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { HistorySubject } from '@shishir/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureText, statusOf } from '../../api/failure';
import { FailedList } from '../list/list-states';
import { PageHeader } from '../page/page-header';
import { PageState } from '../page/page-state';
import { PageTitle } from '../page/page-title';
import { sharedTexts } from '../shared.texts';
import { HistoryLink } from './history-link';
import type { RecordRow } from './record-actions';
import { recordTexts as texts } from './record.texts';

interface FormPageProps {
  title: string;
  /** The list that the record stands in. */
  list: { title: string; path: string };
  /** The saved record, whose versions can be read. */
  history?: { subject: HistorySubject; id: number };
  children: ReactNode;
}

/** The page of a record's form: its title, and the list that it belongs to. */
export function RecordFormPage({ title, list, history, children }: FormPageProps) {
  return (
    <>
      <PageTitle text={title} crumbs={[list]} />
      {history && <PageHeader actions={<HistoryLink {...history} />} />}
      {children}
    </>
  );
}

/** What a query of one record responded. */
export interface RecordResponse<Row> {
  data?: { body: { data: Row } };
  error: unknown;
  isError: boolean;
  isFetchedAfterMount: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Row> {
  response: RecordResponse<Row>;
  /** Where there is no such record. */
  gone: string;
  list: { title: string; path: string };
  onRestore?: (row: Row) => void;
  restoring?: boolean;
  children: (row: Row) => ReactNode;
}

/** A record once it is loaded, and a state for each trouble before; one in the trash is to be restored first. */
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
  // What was read for another screen may be old: a form begins from what is saved now.
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
    return (
      <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
    );
  }
  return (
    <Paper role="status" sx={{ display: 'grid', gap: 2, maxWidth: 760, p: { xs: 2, sm: 3 } }}>
      <Box component="span" sx={visuallyHidden}>
        {sharedTexts.loading}
      </Box>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={44} aria-hidden="true" />
      ))}
    </Paper>
  );
}
