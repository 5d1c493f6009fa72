import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import type { GlossaryTerm } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../platform/api/tsr';
import { ShortList } from '../../platform/ui/list/short-list';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { glossaryTexts as texts } from './translations.texts';
import { TermDialog } from './term-dialog';
import { TranslationTabs } from './translation-tabs';

const KEY = ['glossary'];

/** Terms of the trade for translators, edited by staff. */
export default function GlossaryPage() {
  const response = tsr.glossary.list.useQuery({ queryKey: KEY });
  const queries = useQueryClient();
  const [edited, setEdited] = useState<GlossaryTerm | 'new' | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
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
      <ShortList
        response={response}
        texts={texts}
        columns={[texts.english, texts.bangla]}
        cells={(row) => (
          <>
            <TableCell>
              {row.english}
              {row.note && (
                <Typography variant="caption" component="p" color="textSecondary">
                  {row.note}
                </Typography>
              )}
            </TableCell>
            <TableCell lang="bn">{row.bangla}</TableCell>
          </>
        )}
        nameOf={({ english }) => english}
        searched={({ english, bangla, note }) => [english, bangla, note]}
        onEdit={setEdited}
        remove={({ id }) => tsr.glossary.remove.mutate({ params: { id }, body: {} })}
        refresh={refresh}
        sx={{ '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 }, py: 1 } }}
      />
      {edited && (
        <TermDialog
          term={edited === 'new' ? null : edited}
          refresh={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
