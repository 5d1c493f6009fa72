import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { formatNumericDate, formatNumericTime } from '@shishir/format';
import { useQueryClient } from '@tanstack/react-query';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { ShortList } from '../../../platform/ui/list/short-list';
import { PageHeader } from '../../../platform/ui/page/page-header';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { apiKeysTexts as texts } from './api-keys.texts';
import { CreateKeyDialog } from './create-key-dialog';

const KEY = ['api-keys'];

/** The keys with which programs call the API, for the owner. */
export default function ApiKeysPage() {
  const response = tsr.apiKeys.list.useQuery({ queryKey: KEY });
  const queries = useQueryClient();
  const [isNew, setNew] = useState(false);
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
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
      <ShortList
        response={response}
        texts={texts}
        columns={Object.values(texts.columns)}
        cells={(row) => (
          <>
            <TableCell>{row.name}</TableCell>
            <TableCell sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>
              {row.prefix}…
            </TableCell>
            <TableCell>
              {texts.rights(row.scopes.length)}
              <Typography variant="body2" sx={{ color: 'text.third', overflowWrap: 'anywhere' }}>
                {row.scopes.join(', ')}
              </Typography>
            </TableCell>
            <TableCell>
              {row.last_used_at ? formatNumericTime(row.last_used_at) : texts.never}
            </TableCell>
            <TableCell>
              {row.expires_on ? formatNumericDate(`${row.expires_on}T00:00:00Z`) : texts.unlimited}
            </TableCell>
          </>
        )}
        nameOf={({ name }) => name}
        remove={({ id }) => tsr.apiKeys.remove.mutate({ params: { id }, body: {} })}
        refresh={refresh}
        sx={{ minWidth: 640 }}
      />
      {isNew && <CreateKeyDialog refresh={refresh} onClose={() => setNew(false)} />}
    </>
  );
}
