import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { GlossaryTerm } from '@shishir/contract';
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
import { glossaryTexts as texts } from './translations.texts';
import { TermDialog } from './term-dialog';
import { TranslationTabs } from './translation-tabs';

const KEY = ['glossary'];

/** Terms of the trade for translators, edited by staff. */
export default function GlossaryPage() {
  const response = tsr.glossary.list.useQuery({ queryKey: KEY });
  const queries = useQueryClient();
  const [edited, setEdited] = useState<GlossaryTerm | 'new' | null>(null);
  const [removed, setRemoved] = useState<GlossaryTerm | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
  const rows = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <TranslationTabs
        current="glossary"
        actions={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        }
      />
      <PageHeader note={texts.note} />
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
            sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 }, py: 1 } }}
          >
            <TableHead>
              <TableRow>
                <TableCell>{texts.english}</TableCell>
                <TableCell>{texts.bangla}</TableCell>
                <TableCell component="td" />
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  <TableCell>
                    {row.english}
                    {row.note && (
                      <Typography variant="caption" component="p" color="textSecondary">
                        {row.note}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell lang="bn">{row.bangla}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <IconButton aria-label={texts.edit(row.english)} onClick={() => setEdited(row)}>
                      <PencilIcon />
                    </IconButton>
                    <IconButton
                      aria-label={texts.remove(row.english)}
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
        <TermDialog
          term={edited === 'new' ? null : edited}
          refresh={refresh}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveTerm term={removed} refresh={refresh} onClose={() => setRemoved(null)} />}
    </>
  );
}

interface RemovalProps {
  term: GlossaryTerm;
  refresh: () => void;
  onClose: () => void;
}

function RemoveTerm({ term: { id, english }, refresh, onClose }: RemovalProps) {
  const outcome = useOutcomeToasts();
  const removal = tsr.glossary.remove.useMutation({
    onSuccess: () => outcome.succeeded(texts.deleted(english)),
    onError: (error) =>
      outcome.failed(error, { text: texts.notDeleted, preferServerMessage: true }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      question={texts.question(english)}
      confirm={texts.confirm}
      busy={removal.isPending && texts.deleting}
      onConfirm={() => removal.mutate({ params: { id }, body: {} })}
      onCancel={onClose}
    />
  );
}
