import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import type { SearchSynonym } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../platform/api/tsr';
import { ShortList } from '../../platform/ui/list/short-list';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { synonymsTexts as texts } from './search-synonyms.texts';
import { SynonymDialog } from './synonym-dialog';

const KEY = ['search-synonyms'];

/** Synonyms of the site's search, edited by staff. */
export default function SearchSynonymsPage() {
  const response = tsr.searchSynonyms.list.useQuery({ queryKey: KEY });
  const queries = useQueryClient();
  const [edited, setEdited] = useState<SearchSynonym | 'new' | null>(null);
  const refresh = () => void queries.invalidateQueries({ queryKey: KEY });
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
      <ShortList
        response={response}
        texts={texts}
        columns={[texts.words, texts.meaning]}
        cells={(row) => (
          <>
            <TableCell>{row.words}</TableCell>
            <TableCell>{row.meaning || texts.ignored}</TableCell>
          </>
        )}
        nameOf={({ words }) => words}
        searched={({ words, meaning }) => [words, meaning]}
        onEdit={setEdited}
        remove={({ id }) => tsr.searchSynonyms.remove.mutate({ params: { id }, body: {} })}
        refresh={refresh}
        sx={{ '& .MuiTableCell-root': { px: { xs: 1.25, sm: 2 }, py: 1 } }}
      />
      {edited && (
        <SynonymDialog
          synonym={edited === 'new' ? null : edited}
          refresh={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
