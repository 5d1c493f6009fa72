import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type Document, DOCUMENT_LANGUAGES, DOCUMENT_TYPES } from '@shishir/contract';
import { DOCUMENT_FILE } from '@shishir/contract/rules';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { tsr } from '../../platform/api/tsr';
import { uploadCall, UploadStopped } from '../../platform/api/upload-call';
import { DropZone } from '../../platform/ui/form/drop-zone';
import { Field } from '../../platform/ui/form/field';
import { toFormData } from '../../platform/ui/form/schema-form';
import { SelectField } from '../../platform/ui/form/select-field';
import { sharedTexts } from '../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { FieldGrid } from '../../platform/ui/form/field-grid';
import { useRefreshDocuments } from './documents.queries';
import { megabytes, type Owner, titleOf } from './document-file';
import { documentsTexts as texts } from './documents.texts';
import { nameTexts } from '../../platform/ui/catalogue/names.texts';

interface Values {
  title: string;
  type: Document['type'] | '';
  language: Document['language'] | '';
  is_public: boolean;
}

const types = DOCUMENT_TYPES.map((value) => ({ value, label: nameTexts.documentTypes[value] }));
const languages = DOCUMENT_LANGUAGES.map((value) => ({
  value,
  label: nameTexts.documentLanguages[value],
}));
const EMPTY: Values = { title: '', type: '', language: 'en', is_public: false };

interface Props {
  owner: Owner;
  /** Null for a new document, which needs a file. */
  saved: Document | null;
  onClose: () => void;
}

const FORM = {
  display: 'grid',
  gap: 1.75,
  mt: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

/** Adds a document with its file, or edits the details of a saved one. */
export function DocumentForm({ owner, saved, onClose }: Props) {
  const [values, setValues] = useState<Values>(saved ?? EMPTY);
  const [file, setFile] = useState<File | null>(null);
  const { errors, setErrors, share, busy, save } = useSave(owner, saved, onClose);
  const change = (changed: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changed }));
    setErrors({});
  };
  const take = ([first]: File[]) => {
    if (!first) return;
    const document = fileError(first);
    setErrors(document ? { document } : {});
    if (document) return;
    setFile(first);
    if (values.title === '') setValues((before) => ({ ...before, title: titleOf(first.name) }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(values, file);
  };
  return (
    <Box
      component="form"
      aria-label={saved ? texts.editTitle(saved.title) : texts.add}
      noValidate
      onSubmit={submit}
      sx={FORM}
    >
      {saved === null && (
        <DropZone
          name="document"
          title={file ? texts.chosen(file.name, megabytes(file.size)) : texts.drop}
          note={texts.orChoose}
          choose={file ? texts.otherFile : texts.choose}
          accept={DOCUMENT_FILE.accept}
          describedBy={errors['document'] && 'document-error'}
          invalid={Boolean(errors['document'])}
          onFiles={take}
        />
      )}
      {errors['document'] && (
        <FormHelperText error id="document-error" role="alert" sx={{ m: 0 }}>
          {errors['document']}
        </FormHelperText>
      )}
      <Field
        label={texts.fields.title}
        name="title"
        value={values.title}
        error={errors['title']}
        onChange={(title) => change({ title })}
      />
      <FieldGrid sx={{ gap: 1.75 }}>
        <SelectField
          label={texts.fields.type}
          name="type"
          value={values.type}
          choices={types}
          hint={texts.choosePrompt}
          error={errors['type']}
          onChoose={(type) => change({ type })}
        />
        <SelectField
          label={texts.fields.language}
          name="language"
          value={values.language}
          choices={languages}
          error={errors['language']}
          onChoose={(language) => change({ language })}
        />
      </FieldGrid>
      <FormControlLabel
        label={texts.fields.is_public}
        sx={{ justifySelf: 'start', ml: -1.5 }}
        control={
          <Checkbox
            name="is_public"
            checked={values.is_public}
            onChange={(_event, is_public) => change({ is_public })}
          />
        }
      />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'flex-end',
          mt: 0.75,
          '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, minHeight: 44 },
        }}
      >
        <Button variant="outlined" onClick={onClose}>
          {sharedTexts.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {!busy
            ? saved
              ? texts.save
              : texts.upload
            : share === null
              ? texts.saving
              : texts.sending(Math.round(share * 100))}
        </Button>
      </Stack>
    </Box>
  );
}

type Errors = Partial<Record<string, string>>;

/** Sends the form and shows server errors on their fields. Leaving stops an upload. */
function useSave(owner: Owner, saved: Document | null, onClose: () => void) {
  const refresh = useRefreshDocuments();
  const outcome = useOutcomeToasts();
  const update = tsr.documents.update.useMutation();
  const [errors, setErrors] = useState<Errors>({});
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async ({ title, type, language, is_public }: Values, file: File | null) => {
    if (saved) {
      // The server reports missing choices.
      const body = { title, type, language, is_public, version: saved.version };
      await update.mutateAsync({ params: { id: saved.id }, body: body as never });
      return;
    }
    stop.current = new AbortController();
    const owners = Object.fromEntries(
      Object.entries(owner).map(([name, id]) => [name, String(id)]),
    );
    const fields = { ...owners, title, type, language, is_public: String(is_public) };
    const form = toFormData(fields, { document: file });
    setShare(0);
    await uploadCall('POST /api/v1/documents', {}, form, setShare, stop.current.signal);
  };
  return {
    errors,
    setErrors,
    share,
    busy: update.isPending || share !== null,
    save: async (values: Values, file: File | null) => {
      try {
        await send(values, file);
      } catch (error) {
        if (error instanceof UploadStopped) return;
        const fields = errorBodyOf(error)?.fields;
        setShare(null);
        setErrors(fields ?? {});
        if (!fields) outcome.failed(error, { text: texts.failed, preferServerMessage: true });
        return;
      }
      outcome.succeeded((saved ? texts.saved : texts.uploaded)(values.title));
      refresh();
      onClose();
    },
  };
}

/** Error message for a chosen file; the API checks its content. */
function fileError({ name, size }: File): string | null {
  if (!/\.pdf$/i.test(name)) return DOCUMENT_FILE.wrongType;
  return size > DOCUMENT_FILE.maxMegabytes * 1024 * 1024 ? DOCUMENT_FILE.tooLarge : null;
}
