import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type MediaDetail, type MediaItem, UpdateMedia } from '@shishir/contract';
import { ArrowRightLeftIcon, InfoIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SaveConflictDialog } from '../../platform/ui/form/conflict-dialog';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { FormFrame } from '../../platform/ui/form/form-frame';
import { useDiscard, useUnsaved } from '../../platform/ui/form/unsaved-changes';
import { useRecordSave } from '../../platform/ui/form/use-record-save';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { FocalPointField } from './focal-point';
import { DeleteDialog, ReplaceDialog } from './media-dialogs';
import { useMediaWrites } from './media.queries';
import { panelTexts as texts } from './media.texts';
import { PanelBody, panelBar } from './panel-parts';
import {
  mergedPicture,
  pictureConflicts,
  type PictureFormValues,
  toBody,
  toFormValues,
} from './picture-form-values';
import { PictureFile, PicturePlaces } from './picture-places';

const DESCRIPTION_MAX = 300;

interface Props {
  item: MediaDetail;
  search: string;
  onRemoved: () => void;
}

/** Form of a picture, with its places and actions. */
export function PictureForm({ item, search, onRemoved }: Props) {
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
      <PanelBody>
        {item.locked && (
          <Alert severity="info" role="note" icon={<InfoIcon />}>
            {item.locked}
          </Alert>
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
      </PanelBody>
      <Stack
        direction="row"
        sx={{
          ...panelBar,
          bottom: 0,
          gap: 1,
          mt: 'auto',
          px: { xs: 2, md: 3 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
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
          sx={{ ml: 'auto' }}
        >
          {texts.delete}
        </Button>
      </Stack>
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
