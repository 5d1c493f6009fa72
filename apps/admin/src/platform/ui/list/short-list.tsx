import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useMutation } from '@tanstack/react-query';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { Loading, PageState } from '../page/page-state';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { FailedQuery } from './list-states';
import { listTexts } from './list.texts';
import { SearchInput } from './search-field';

interface Props<Row> {
  /** Query of all rows. */
  response: {
    data: { body: { data: Row[] } } | undefined;
    error: unknown;
    isError: boolean;
    isPending: boolean;
    refetch: () => Promise<unknown>;
  };
  texts: ListTexts;
  columns: string[];
  /** Renders the cells of a row, one for each column. */
  cells: (row: Row) => ReactNode;
  nameOf: (row: Row) => string;
  /** Texts that the search above the list looks in. Without it, there is no search. */
  searched?: (row: Row) => string[];
  /** Omitted if rows cannot be edited. */
  onEdit?: (row: Row) => void;
  remove: (row: Row) => Promise<unknown>;
  /** Called after a removal, also if it failed. */
  refresh: () => void;
  sx: SxProps<Theme>;
}

interface ListTexts {
  list: string;
  none: string;
  edit?: (name: string) => string;
  remove: (name: string) => string;
  question: (name: string) => string;
  confirm: string;
  deleting: string;
  deleted: (name: string) => string;
  notDeleted: string;
}

/** List of all rows on one page, each with buttons that edit and delete it. */
export function ShortList<Row extends { id: number }>(props: Props<Row>) {
  const { response, texts, columns, cells, nameOf, searched, onEdit, remove, refresh, sx } = props;
  const [removed, setRemoved] = useState<Row | null>(null);
  const [wanted, setWanted] = useState('');
  const all = response.data?.body.data;
  const word = wanted.trim().toLowerCase();
  const rows = all?.filter(
    (row) => !searched || searched(row).some((text) => text.toLowerCase().includes(word)),
  );
  return (
    <Paper component="section">
      {response.isError && <FailedQuery of={response} />}
      {response.isPending && <Loading />}
      {searched && all && all.length > 0 && (
        <Box sx={{ display: 'flex', p: 2 }}>
          <SearchInput
            label={listTexts.find}
            hint={listTexts.find}
            value={wanted}
            onType={setWanted}
          />
        </Box>
      )}
      {rows?.length === 0 && (
        <PageState shows="air" text={all?.length === 0 ? texts.none : listTexts.noneFound} />
      )}
      {rows && rows.length > 0 && (
        <TableContainer tabIndex={0}>
          <Table aria-label={texts.list} sx={sx}>
            <TableHead>
              <TableRow>
                {columns.map((column) => (
                  <TableCell key={column}>{column}</TableCell>
                ))}
                <TableCell component="td" />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  {cells(row)}
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {onEdit && (
                      <IconButton
                        aria-label={texts.edit?.(nameOf(row))}
                        onClick={() => onEdit(row)}
                      >
                        <PencilIcon />
                      </IconButton>
                    )}
                    <IconButton
                      aria-label={texts.remove(nameOf(row))}
                      onClick={() => setRemoved(row)}
                    >
                      <TrashIcon />
                    </IconButton>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {removed && (
        <Removal
          name={nameOf(removed)}
          texts={texts}
          send={() => remove(removed)}
          onDone={() => {
            refresh();
            setRemoved(null);
          }}
          onCancel={() => setRemoved(null)}
        />
      )}
    </Paper>
  );
}

interface RemovalProps {
  name: string;
  texts: ListTexts;
  send: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
}

function Removal({ name, texts, send, onDone, onCancel }: RemovalProps) {
  const outcome = useOutcomeToasts();
  const removal = useMutation({
    mutationFn: send,
    onSuccess: () => outcome.succeeded(texts.deleted(name)),
    onError: (error) =>
      outcome.failed(error, { text: texts.notDeleted, preferServerMessage: true }),
    onSettled: onDone,
  });
  return (
    <ConfirmDialog
      question={texts.question(name)}
      confirm={texts.confirm}
      busy={removal.isPending && texts.deleting}
      onConfirm={() => removal.mutate()}
      onCancel={onCancel}
    />
  );
}
