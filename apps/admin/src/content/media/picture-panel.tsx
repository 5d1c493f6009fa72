import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { type MediaDetail, type MediaItem, UpdateMedia } from '@shishir/contract';
import {
  ArrowRightLeftIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  InfoIcon,
  XIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText, statusOf } from '../../platform/api/failure';
import { SaveConflictDialog } from '../../platform/ui/form/conflict-dialog';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { FormFrame } from '../../platform/ui/form/form-frame';
import { useDiscard, useUnsaved } from '../../platform/ui/form/unsaved-changes';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { FailedList } from '../../platform/ui/list/list-states';
import { PageState } from '../../platform/ui/page/page-state';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { FocalPointField } from './focal-point';
import { DeleteDialog, ReplaceDialog } from './media-dialogs';
import { useMediaItem, useMediaWrites } from './media.queries';
import { mediaTexts, panelTexts as texts } from './media.texts';
import {
  mergedPicture,
  pictureConflicts,
  type PictureFormValues,
  toBody,
  toFormValues,
} from './picture-form-values';
import { PictureFile, PicturePlaces } from './picture-places';
import './picture-panel.css';

const DESCRIPTION_MAX = 300;

interface Props {
  id: number;
  /** The page of the list, for the picture before and the next one. */
  rows: MediaItem[];
  /** The query string of the list. */
  search: string;
  onOpen: (id: number | null) => void;
  onRemoved: () => void;
}

/** One picture: what stays visible of it, its description, where it is, and what can be done with it. */
export function PicturePanel({ id, rows, search, onOpen, onRemoved }: Props) {
  const response = useMediaItem(id);
  const narrow = useNarrow();
  const item = response.data?.body.data;
  const name = item?.name ?? '';
  const at = rows.findIndex((row) => row.id === id);
  const step = (by: -1 | 1) => (at < 0 ? undefined : rows[at + by]?.id);
  const [previous, next] = [step(-1), step(1)];
  return (
    <aside className="picture-panel" aria-label={texts.label}>
      {narrow && <PageTitle text={name || mediaTexts.title} heading={mediaTexts.title} />}
      <div className="picture-panel__header">
        <h2 title={name}>{name}</h2>
        <IconButton
          aria-label={texts.previous}
          disabled={previous === undefined}
          onClick={() => onOpen(previous!)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          aria-label={texts.next}
          disabled={next === undefined}
          onClick={() => onOpen(next!)}
        >
          <ChevronRightIcon />
        </IconButton>
        <IconButton aria-label={texts.close} onClick={() => onOpen(null)}>
          <XIcon />
        </IconButton>
      </div>
      {item ? (
        <PictureForm item={item} search={search} onRemoved={onRemoved} />
      ) : !(id > 0) || statusOf(response.error) === 404 ? (
        <PageState shows="air" text={texts.gone} />
      ) : response.isError ? (
        <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
      ) : (
        <PanelSkeleton />
      )}
    </aside>
  );
}

function PanelSkeleton() {
  return (
    <div className="picture-panel__body" role="status">
      <span className="vh">{mediaTexts.loading}</span>
      <Skeleton variant="rectangular" height={258} />
      <Skeleton height={44} />
      <Skeleton height={96} />
    </div>
  );
}

interface FormProps {
  item: MediaDetail;
  search: string;
  onRemoved: () => void;
}

function PictureForm({ item, search, onRemoved }: FormProps) {
  const writes = useMediaWrites();
  const navigate = useNavigate();
  const outcome = useOutcomeToasts();
  const discard = useDiscard();
  const [dialog, setDialog] = useState<'replace' | 'delete' | null>(null);
  const note = useId();
  const formId = useId();
  const locked = item.locked !== null;
  const save = useRecordSave<PictureFormValues, UpdateMedia, MediaItem>({
    record: item,
    schema: UpdateMedia,
    toValues: toFormValues,
    toBody,
    send: (body) => writes.update(item.id, body),
    conflicts: pictureConflicts,
    merge: mergedPicture,
    texts: { saved: texts.saved, failedToast: texts.failed },
    onSaved: () => {},
    onUnchanged: () => outcome.succeeded(texts.unchanged),
  });
  const { form, busy } = save;
  useUnsaved(form);
  return (
    <>
      <div className="picture-panel__body">
        {item.locked && (
          <p className="picture-panel__lock">
            <InfoIcon />
            {item.locked}
          </p>
        )}
        <FormFrame
          id={formId}
          label={texts.form(item.name)}
          form={form}
          busy={busy}
          onSubmit={() => void save.submit()}
        >
          <FocalPointField picture={item.picture} locked={locked} />
          <Description locked={locked} />
        </FormFrame>
        <PicturePlaces item={item} noteId={note} />
        <PictureFile item={item} />
      </div>
      <div className="picture-panel__footer">
        <Button type="submit" form={formId} variant="contained" disabled={busy || locked}>
          {busy ? texts.saving : texts.save}
        </Button>
        <Button
          variant="outlined"
          startIcon={<ArrowRightLeftIcon />}
          disabled={busy || locked}
          onClick={() => setDialog('replace')}
        >
          {texts.replace}
        </Button>
        <Button
          color="error"
          disabled={busy || locked || item.uses > 0}
          aria-describedby={note}
          onClick={() => setDialog('delete')}
        >
          {texts.delete}
        </Button>
      </div>
      {dialog === 'replace' && (
        <ReplaceDialog
          item={{ ...item, version: save.saved?.version ?? item.version }}
          onDone={(other) => {
            discard();
            setDialog(null);
            void navigate(paths.mediaItem(other.id) + search, { replace: true });
          }}
          onCancel={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          item={{ ...item, version: save.saved?.version ?? item.version }}
          onDone={() => {
            discard();
            onRemoved();
          }}
          onCancel={() => setDialog(null)}
        />
      )}
      <SaveConflictDialog title={texts.conflict} save={save} />
    </>
  );
}

function Description({ locked }: { locked: boolean }) {
  const { value } = useField<string>('alt');
  return (
    <FormField
      name="alt"
      label={texts.description}
      hint={texts.length(value.length, DESCRIPTION_MAX)}
      lines={3}
      disabled={locked}
    />
  );
}
