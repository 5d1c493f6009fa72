import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { Document } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DownloadIcon, PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { SmallLine } from '../../platform/ui/page/small-line';
import { DocumentForm } from './document-form';
import { useDocumentActions, useDocuments } from './documents.queries';
import { megabytes, type Owner } from './document-file';
import { documentsTexts as texts } from './documents.texts';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';

interface Props {
  /** The product, category or installed unit of the documents, and its name. */
  owner: Owner;
  name: string;
  onClose: () => void;
}

/** The documents of a product, a category or an installed unit. Each change is saved immediately. */
export function DocumentsDialog({ owner, name, onClose }: Props) {
  const query = useDocuments(owner);
  const actions = useDocumentActions();
  /** The document being edited, or 'new'. */
  const [edited, setEdited] = useState<Document | 'new' | null>(null);
  const rows = query.data?.body.data;
  const note = noteOf(owner);
  return (
    <DialogFrame title={texts.title(name)} width="sm" onClose={onClose}>
      <Typography color="textSecondary">{note}</Typography>
      {query.isError && <FailedQuery of={query} />}
      {query.isPending && <p role="status">{sharedTexts.loading}</p>}
      {rows?.length === 0 && edited !== 'new' && (
        <Typography sx={{ mt: 2 }}>{texts.empty}</Typography>
      )}
      {rows && rows.length > 0 && (
        <Stack component="ul" aria-label={texts.list} sx={{ gap: 1, mt: 2 }}>
          {rows.map((document) => (
            <li key={document.id}>
              {edited !== 'new' && edited?.id === document.id ? (
                <DocumentForm owner={owner} saved={document} onClose={() => setEdited(null)} />
              ) : (
                <DocumentRow
                  document={document}
                  actions={actions}
                  onEdit={() => setEdited(document)}
                />
              )}
            </li>
          ))}
        </Stack>
      )}
      {edited === 'new' ? (
        <DocumentForm owner={owner} saved={null} onClose={() => setEdited(null)} />
      ) : (
        <Button
          variant="outlined"
          startIcon={<PlusIcon />}
          sx={{ mt: 2 }}
          onClick={() => setEdited('new')}
        >
          {texts.add}
        </Button>
      )}
    </DialogFrame>
  );
}

function noteOf(owner: Owner): string {
  if ('product_id' in owner) return texts.note.product;
  return 'unit_id' in owner ? texts.note.unit : texts.note.category;
}

interface RowProps {
  document: Document;
  actions: ReturnType<typeof useDocumentActions>;
  onEdit: () => void;
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
  gap: '4px 12px',
  alignItems: 'center',
  p: '6px 8px 6px 12px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

function DocumentRow({ document, actions, onEdit }: RowProps) {
  const { id, title, type, language, bytes, is_public, file_name } = document;
  const facts = [nameTexts.documentTypes[type], nameTexts.documentLanguages[language]] as const;
  return (
    <Box sx={ROW}>
      <Box component="span" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Box component="b" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <SmallLine>{texts.facts(...facts, megabytes(bytes))}</SmallLine>
      </Box>
      <Stack component="label" direction="row" sx={{ alignItems: 'center' }}>
        <Switch
          checked={is_public}
          disabled={actions.busy}
          slotProps={{
            input: { 'aria-label': (is_public ? texts.withdraw : texts.publish)(title) },
          }}
          onChange={(_event, on) => void actions.show(document, on)}
        />
        <SmallLine sx={{ minWidth: 64 }}>{is_public ? texts.public : texts.staffOnly}</SmallLine>
      </Stack>
      <Stack component="span" direction="row">
        <IconButton
          component="a"
          href={apiPath('GET /api/v1/documents/:id/file', { params: { id } })}
          download={file_name}
          aria-label={texts.download(title)}
        >
          <DownloadIcon />
        </IconButton>
        <IconButton aria-label={texts.edit(title)} onClick={onEdit}>
          <PencilIcon />
        </IconButton>
        <IconButton
          aria-label={texts.remove(title)}
          disabled={actions.busy}
          onClick={() => void actions.remove(document)}
        >
          <TrashIcon />
        </IconButton>
      </Stack>
    </Box>
  );
}
