import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import type { CreatePreview, Preview, TranslatedSubject } from '@shishir/contract';
import { EyeIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../api/tsr';
import { DialogFrame } from '../dialog/dialog-frame';
import { useOutcomeToasts } from '../toast/outcome-toasts';
import { previewTexts as texts } from './preview.texts';

/** Parts of the body of an update that a preview does not take. */
const UNPREVIEWED = ['version', 'image', 'remove_image'];

interface Props {
  subject: TranslatedSubject;
  id: number;
  /** Returns what is not saved yet, or null if it has errors. */
  unsaved: () => Pick<CreatePreview, 'bangla'> | Promise<{ english: object } | null>;
}

/** Offers the page of a record as it would look, in both languages. A new tab after a request could be blocked. */
export function PreviewButton({ subject, id, unsaved }: Props) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const create = tsr.previews.create.useMutation();
  const outcome = useOutcomeToasts();
  const open = async () => {
    const values = await unsaved();
    if (values === null || create.isPending) return;
    try {
      const { body } = await create.mutateAsync({ body: { subject, id, ...previewed(values) } });
      setPreview(body.data);
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EyeIcon />}
        disabled={create.isPending}
        onClick={() => void open()}
      >
        {create.isPending ? texts.opening : texts.open}
      </Button>
      {preview && (
        <DialogFrame title={texts.title} width="sm" onClose={() => setPreview(null)}>
          <Typography>{texts.note(preview.until)}</Typography>
          <DialogActions>
            <PageLink address={preview.en} text={texts.english} />
            <PageLink address={preview.bn} text={texts.bangla} />
          </DialogActions>
        </DialogFrame>
      )}
    </>
  );
}

const PageLink = ({ address, text }: { address: string; text: string }) => (
  <Button variant="contained" href={address} target="_blank" rel="noopener">
    {text}
  </Button>
);

function previewed(values: Exclude<Awaited<ReturnType<Props['unsaved']>>, null>) {
  if (!('english' in values)) return values;
  const entries = Object.entries(values.english).filter(([name]) => !UNPREVIEWED.includes(name));
  return { english: Object.fromEntries(entries) };
}
