import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ApiKey } from '@shishir/contract';
import { formatNumericDate, formatNumericTime } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { FailedList } from '../../../platform/ui/list/list-states';
import { Loading, PageState } from '../../../platform/ui/page/page-state';
import { PageHeader } from '../../../platform/ui/page/page-header';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { apiKeysTexts as texts } from './api-keys.texts';
import { CreateKeyDialog } from './create-key-dialog';

const KEY = ['api-keys'];

/** The keys with which programs call the API, for the owner. */
export default function ApiKeysPage() {
  const response = tsr.apiKeys.list.useQuery({ queryKey: KEY });
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
  const rows = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <PageHeader
        note={texts.note}
        actions={
          <>
            <Button component="a" href="/api/docs" variant="outlined">
              {texts.docs}
            </Button>
            <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setNew(true)}>
              {texts.add}
            </Button>
          </>
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
        {rows?.length === 0 && <PageState shows="air" text={texts.none} />}
        {rows && rows.length > 0 && (
          <TableContainer tabIndex={0}>
            <Table aria-label={texts.list} sx={{ minWidth: 640 }}>
              <TableHead>
                <TableRow>
                  {Object.values(texts.columns).map((column) => (
                    <TableCell key={column}>{column}</TableCell>
                  ))}
                  <TableCell component="td" />
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <KeyRow key={row.id} row={row} onRevoke={() => setRevoked(row)} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </Paper>
      {isNew && <CreateKeyDialog refresh={refresh} onClose={() => setNew(false)} />}
      {revoked && <RevokeKey apiKey={revoked} refresh={refresh} onClose={() => setRevoked(null)} />}
    </>
  );
}

function KeyRow({ row, onRevoke }: { row: ApiKey; onRevoke: () => void }) {
  return (
    <TableRow>
      <TableCell>{row.name}</TableCell>
      <TableCell sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>{row.prefix}…</TableCell>
      <TableCell>
        {texts.rights(row.scopes.length)}
        <Typography variant="body2" sx={{ color: 'text.third', overflowWrap: 'anywhere' }}>
          {row.scopes.join(', ')}
        </Typography>
      </TableCell>
      <TableCell>{row.last_used_at ? formatNumericTime(row.last_used_at) : texts.never}</TableCell>
      <TableCell>
        {row.expires_on ? formatNumericDate(`${row.expires_on}T00:00:00Z`) : texts.unlimited}
      </TableCell>
      <TableCell align="right">
        <IconButton aria-label={texts.revoke(row.name)} onClick={onRevoke}>
          <TrashIcon />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

interface RevokeProps {
  apiKey: ApiKey;
  refresh: () => void;
  onClose: () => void;
}

function RevokeKey({ apiKey: { id, name }, refresh, onClose }: RevokeProps) {
  const outcome = useOutcomeToasts();
  const removal = tsr.apiKeys.remove.useMutation({
    onSuccess: () => outcome.succeeded(texts.revoked(name)),
    onError: (error) =>
      outcome.failed(error, { text: texts.notRevoked, preferServerMessage: true }),
    onSettled: () => {
      refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      question={texts.question(name)}
      confirm={texts.confirm}
      busy={removal.isPending && texts.revoking}
      onConfirm={() => removal.mutate({ params: { id }, body: {} })}
      onCancel={onClose}
    />
  );
}
