import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { type Document, DOCUMENT_LANGUAGE_LABELS, DOCUMENT_TYPE_LABELS } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DownloadIcon, PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../platform/api/failure';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { FailedList } from '../../platform/ui/list/list-states';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { DocumentForm } from './document-form';
import { useDocumentActions, useDocuments } from './documents.queries';
import { documentsTexts as texts, megabytes, type Owner } from './documents.texts';
import './documents.css';

interface Props {
  /** The product or category that they belong to, and what it is called. */
  owner: Owner;
  name: string;
  onClose: () => void;
}

/** The documents of a product or a category. Each change is saved at once. */
export function DocumentsDialog({ owner, name, onClose }: Props) {
  const query = useDocuments(owner);
  const actions = useDocumentActions();
  /** The document that is being edited, or 'new'. */
  const [edited, setEdited] = useState<Document | 'new' | null>(null);
  const rows = query.data?.body.data;
  const note = 'product_id' in owner ? texts.note.product : texts.note.category;
  return (
    <DialogFrame title={texts.title(name)} width="sm" onClose={onClose}>
      <p className="documents__note">{note}</p>
      {query.isError && (
        <FailedList message={failureText(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <p role="status">{sharedTexts.loading}</p>}
      {rows?.length === 0 && edited !== 'new' && <p className="documents__none">{texts.empty}</p>}
      {rows && rows.length > 0 && (
        <ul className="documents" aria-label={texts.list}>
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
        </ul>
      )}
      {edited === 'new' ? (
        <DocumentForm owner={owner} saved={null} onClose={() => setEdited(null)} />
      ) : (
        <Button
          className="documents__add"
          variant="outlined"
          startIcon={<PlusIcon />}
          onClick={() => setEdited('new')}
        >
          {texts.add}
        </Button>
      )}
    </DialogFrame>
  );
}

interface RowProps {
  document: Document;
  actions: ReturnType<typeof useDocumentActions>;
  onEdit: () => void;
}

function DocumentRow({ document, actions, onEdit }: RowProps) {
  const { id, title, type, language, bytes, is_public, file_name } = document;
  const facts = [DOCUMENT_TYPE_LABELS[type], DOCUMENT_LANGUAGE_LABELS[language]] as const;
  return (
    <div className="documents__row">
      <span className="documents__name">
        <b>{title}</b>
        <small className="num">{texts.facts(...facts, megabytes(bytes))}</small>
      </span>
      <label className="documents__public">
        <Switch
          checked={is_public}
          disabled={actions.busy}
          slotProps={{
            input: { 'aria-label': (is_public ? texts.withdraw : texts.publish)(title) },
          }}
          onChange={(_event, on) => void actions.show(document, on)}
        />
        <small>{is_public ? texts.public : texts.staffOnly}</small>
      </label>
      <span className="documents__buttons">
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
      </span>
    </div>
  );
}
