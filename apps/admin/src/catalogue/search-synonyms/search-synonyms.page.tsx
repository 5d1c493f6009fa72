import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SearchSynonym } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { FailedList } from '../../platform/ui/list/list-states';
import { Loading } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { PageHeader } from '../../platform/ui/page/page-header';
import { synonymsTexts as texts } from './search-synonyms.texts';
import { SynonymDialog } from './synonym-dialog';

const KEY = ['search-synonyms'];

/** Synonyms of the site's search, edited by staff. */
export default function SearchSynonymsPage() {
  const response = tsr.searchSynonyms.list.useQuery({ queryKey: KEY });
  const queries = useQueryClient();
  const [edited, setEdited] = useState<SearchSynonym | 'new' | null>(null);
  const [removed, setRemoved] = useState<SearchSynonym | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
  const rows = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <PageHeader
        note={texts.note}
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        }
      />
      <Paper component="section">
        {response.isError && (
          <FailedList
            message={failureText(response.error)}
            onRetry={() => void response.refetch()}
          />
        )}
        {response.isPending && <Loading />}
        {rows && (
          <Table
            aria-label={texts.list}
            sx={{ '& .MuiTableCell-root': { px: { xs: 1.25, sm: 2 }, py: 1 } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{texts.words}</TableCell>
                <TableCell>{texts.meaning}</TableCell>
                <TableCell component="td" />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  <TableCell>{row.words}</TableCell>
                  <TableCell>{row.meaning || texts.ignored}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <IconButton aria-label={texts.edit(row.words)} onClick={() => setEdited(row)}>
                      <PencilIcon />
                    </IconButton>
                    <IconButton
                      aria-label={texts.remove(row.words)}
                      onClick={() => setRemoved(row)}
                    >
                      <TrashIcon />
                    </IconButton>
                  </TableCell>
                </TableRow>
              ))}
              {rows.length === 0 && (
                <TableRow>
                  <TableCell colSpan={3}>{texts.none}</TableCell>
                </TableRow>
              )}
            </TableBody>
          </Table>
        )}
      </Paper>
      {edited && (
        <SynonymDialog
          synonym={edited === 'new' ? null : edited}
          refresh={refresh}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveSynonym synonym={removed} refresh={refresh} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}

interface RemovalProps {
  synonym: SearchSynonym;
  refresh: () => void;
  onClose: () => void;
}

function RemoveSynonym({ synonym: { id, words }, refresh, onClose }: RemovalProps) {
  const outcome = useOutcomeToasts();
  const removal = tsr.searchSynonyms.remove.useMutation({
    onSuccess: () => outcome.succeeded(texts.deleted(words)),
    onError: (error) =>
      outcome.failed(error, { text: texts.notDeleted, preferServerMessage: true }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      question={texts.question(words)}
      confirm={texts.confirm}
      busy={removal.isPending && texts.deleting}
      onConfirm={() => removal.mutate({ params: { id }, body: {} })}
      onCancel={onClose}
    />
  );
}
