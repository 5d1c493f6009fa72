import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MediaDetail } from '@shishir/contract';
import { type PropsWithChildren, type ReactNode, useId, useState } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { DropZone } from '../../platform/ui/form/drop-zone';
import { Field } from '../../platform/ui/form/field';
import { formTexts } from '../../platform/ui/form/form.texts';
import { PICTURE_TYPES, pictureError } from '../../platform/ui/form/picture-field';
import { WidePicture } from '../../platform/ui/media/wide-picture';
import { usePreview } from '../../platform/ui/record/record-picture';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useMediaWrites } from './media.queries';
import { pictureDialogTexts as texts } from './media.texts';

interface FrameProps {
  title: string;
  words: { send: string; sending: string; failed: string };
  /** Renders the chosen file. */
  picture: (preview: string | null) => ReactNode;
  onSend: (image: File) => Promise<void>;
  onCancel: () => void;
}

/** Accepts a picture and sends it. Rejects files that the server would reject. */
function PictureDialog(props: PropsWithChildren<FrameProps>) {
  const { title, words, picture, onSend, onCancel, children } = props;
  const note = useId();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const preview = usePreview(file);
  const outcome = useOutcomeToasts();
  const choose = ([chosen]: File[]) => {
    const message = pictureError(chosen!);
    setError(message);
    if (!message) setFile(chosen!);
  };
  const send = async () => {
    if (!file) return setError(texts.missing);
    setBusy(true);
    setError(null);
    try {
      await onSend(file);
    } catch (failure) {
      setError(errorBodyOf(failure)?.fields?.['image'] ?? errorBodyOf(failure)?.message ?? null);
      outcome.failed(failure, { text: words.failed });
      setBusy(false);
    }
  };
  return (
    <DialogFrame title={title} width="sm" onClose={busy ? undefined : onCancel}>
      <Stack
        component="form"
        noValidate
        aria-label={title}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void send();
        }}
        sx={{ gap: 1.5 }}
      >
        {picture(preview)}
        <DropZone
          name="image"
          title={file ? texts.drop.another : texts.drop.title}
          note={file ? file.name : texts.drop.note}
          choose={file ? formTexts.picture.another : formTexts.picture.choose}
          accept={PICTURE_TYPES.join(',')}
          describedBy={note}
          invalid={error !== null}
          onFiles={choose}
        />
        <Typography
          id={note}
          role={error ? 'alert' : undefined}
          variant="body2"
          sx={error ? { color: 'error.main', fontWeight: 500 } : { color: 'text.third' }}
        >
          {error ?? formTexts.picture.rule}
        </Typography>
        {children}
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={onCancel}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? words.sending : words.send}
          </Button>
        </DialogActions>
      </Stack>
    </DialogFrame>
  );
}

interface ReplaceProps {
  item: MediaDetail;
  onDone: (other: MediaDetail) => void;
  onCancel: () => void;
}

/** Replaces a picture in all its places. */
export function ReplaceDialog({ item, onDone, onCancel }: ReplaceProps) {
  const words = texts.replace;
  const { replace } = useMediaWrites();
  const outcome = useOutcomeToasts();
  return (
    <PictureDialog
      title={words.title(item.name)}
      words={words}
      onCancel={onCancel}
      onSend={async (image) => {
        const other = await replace(item, image);
        outcome.succeeded(words.done(item.uses));
        onDone(other);
      }}
      picture={(preview) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          <Figure caption={words.now}>
            <ProductPicture picture={item.picture} sizes="260px" />
          </Figure>
          <Figure caption={words.then}>
            {preview ? (
              <img src={preview} alt={formTexts.picture.preview} />
            ) : (
              <Typography
                component="span"
                variant="body2"
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  p: 1,
                  color: 'text.secondary',
                  textAlign: 'center',
                }}
              >
                {words.none}
              </Typography>
            )}
          </Figure>
        </Box>
      )}
    >
      <Typography sx={{ color: 'text.secondary' }}>{words.note(item.uses)}</Typography>
    </PictureDialog>
  );
}

const Figure = ({ caption, children }: PropsWithChildren<{ caption: string }>) => (
  <figure>
    <WidePicture sx={{ borderRadius: '10px' }}>{children}</WidePicture>
    <Typography variant="body2" component="figcaption" sx={{ mt: 0.5, color: 'text.third' }}>
      {caption}
    </Typography>
  </figure>
);

interface UploadProps {
  onDone: (added: MediaDetail) => void;
  onCancel: () => void;
}

/** Adds a picture to the library. */
export function UploadDialog({ onDone, onCancel }: UploadProps) {
  const words = texts.upload;
  const { create } = useMediaWrites();
  const outcome = useOutcomeToasts();
  const [alt, setAlt] = useState('');
  return (
    <PictureDialog
      title={words.title}
      words={words}
      onCancel={onCancel}
      onSend={async (image) => {
        const added = await create(image, alt);
        outcome.succeeded(words.done);
        onDone(added);
      }}
      picture={(preview) =>
        preview && (
          <WidePicture sx={{ borderRadius: '10px' }}>
            <img src={preview} alt={formTexts.picture.preview} />
          </WidePicture>
        )
      }
    >
      <Field
        name="alt"
        label={words.description}
        placeholder={words.hint}
        value={alt}
        onChange={(text) => setAlt(text.slice(0, 300))}
        lines={2}
      />
    </PictureDialog>
  );
}

interface DeleteProps {
  item: MediaDetail;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before a picture is permanently deleted, and lists the earlier versions that will lack it. */
export function DeleteDialog({ item, onDone, onCancel }: DeleteProps) {
  const words = texts.remove;
  const { remove } = useMediaWrites();
  const outcome = useOutcomeToasts();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove(item);
      outcome.succeeded(words.done);
      onDone();
    } catch (error) {
      outcome.failed(error, { text: words.failed, preferServerMessage: true });
      onCancel();
    }
  };
  return (
    <ConfirmDialog
      question={words.question}
      confirm={words.confirm}
      busy={busy && words.busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>{words.text(item.name)}</p>
      {item.former.length > 0 && (
        <p>{words.former([...new Set(item.former.map(({ name }) => `‘${name}’`))])}</p>
      )}
    </ConfirmDialog>
  );
}
