import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  type ContactMessage,
  CreateReplyTemplate,
  CONTACT_MESSAGE_KINDS,
  type ContactMessageKind,
  type Locale,
  type ReplyTemplate,
} from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { PencilIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { FormActions } from '../../../platform/ui/form/form-dialog';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { useCompanyNameIn } from '../../../platform/ui/page/company.queries';
import { useUndoableRemoval } from '../../../platform/ui/record/use-undoable-removal';
import { contactMessageKeys } from '../contact-message.queries';
import { KIND_NAMES } from '../contact-message.texts';
import { fullName } from '../contact-message-card';
import { PickMenu } from '../pick-menu';
import { readerTexts } from './reader.texts';

const texts = readerTexts.templates;
const KIND_CHOICES = CONTACT_MESSAGE_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

function useTemplates(): ReplyTemplate[] {
  const response = tsr.contactMessage.templates.useQuery({
    queryKey: contactMessageKeys.templates,
  });
  return response.data?.body.data ?? [];
}

interface MenuProps {
  contactMessage: ContactMessage;
  onChoose: (text: string) => void;
  onManage: () => void;
}

/** Returns the language of a template, which is that of its letters. */
const localeOf = ({ text }: Pick<ReplyTemplate, 'text'>): Locale =>
  /[\u0980-\u09ff]/.test(text) ? 'bn' : 'en';

/**
 * Sorts templates: those in the language of the enquiry first, and among them those for its kind, those for any, then
 * the others. Keeps the order by name.
 */
function byFit(templates: ReplyTemplate[], { kind, locale }: ContactMessage): ReplyTemplate[] {
  const rank = (template: ReplyTemplate) =>
    (localeOf(template) === locale ? 0 : 3) +
    (template.kind === kind ? 0 : template.kind === null ? 1 : 2);
  return templates.toSorted((a, b) => rank(a) - rank(b));
}

/** Inserts the text of a template into the reply, with the names of this enquiry. */
export function TemplateMenu({ contactMessage, onChoose, onManage }: MenuProps) {
  const templates = useTemplates();
  const company = { en: useCompanyNameIn('en'), bn: useCompanyNameIn('bn') };
  const filled = (text: string) =>
    text
      .replaceAll('{name}', fullName(contactMessage))
      .replaceAll('{reference}', contactMessage.reference)
      .replaceAll('{company}', company[localeOf({ text })]);
  return (
    <PickMenu label={texts.button} size="small" sx={{ minHeight: { xs: 44, md: 32 }, px: 1 }}>
      {(close) => {
        const closeAnd = (then: () => void) => {
          close();
          // The menu returns the focus to its button first.
          setTimeout(then);
        };
        return [
          templates.length === 0 && (
            <MenuItem key="none" disabled>
              {texts.none}
            </MenuItem>
          ),
          ...byFit(templates, contactMessage).map(({ id, name, text }) => (
            <MenuItem key={id} onClick={() => closeAnd(() => onChoose(filled(text)))}>
              {name}
            </MenuItem>
          )),
          <Divider key="divider" />,
          <MenuItem key="manage" onClick={() => closeAnd(onManage)}>
            {texts.manage}
          </MenuItem>,
        ];
      }}
    </PickMenu>
  );
}

interface DialogProps {
  /** Initial text of a new template; null shows the list first. */
  newText: string | null;
  onClose: () => void;
}

/** Templates for replies: the list, or the form of one. */
export function TemplateDialog({ newText, onClose }: DialogProps) {
  const templates = useTemplates();
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(
    newText === null ? null : 'new',
  );
  const remove = useTemplateRemoval();
  const done = () => (newText === null ? setEdited(null) : onClose());
  return (
    <DialogFrame
      title={edited === 'new' ? texts.newTitle : texts.title}
      width="sm"
      onClose={onClose}
    >
      {edited ? (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited.id}
          template={edited === 'new' ? null : edited}
          text={newText ?? ''}
          onDone={done}
        />
      ) : (
        <>
          {templates.length === 0 && <Typography color="textThird">{texts.none}</Typography>}
          <List disablePadding>
            {templates.map((template) => (
              <ListItem key={template.id} disableGutters divider sx={{ gap: 0.5, minHeight: 56 }}>
                <ListItemText
                  primary={template.name}
                  secondary={template.text}
                  slotProps={{
                    primary: { sx: { fontWeight: 600 } },
                    secondary: { noWrap: true, color: 'textThird' },
                  }}
                  sx={{ m: 0 }}
                />
                <IconButton
                  aria-label={texts.edit(template.name)}
                  onClick={() => setEdited(template)}
                >
                  <PencilIcon />
                </IconButton>
                <IconButton
                  aria-label={texts.remove(template.name)}
                  onClick={() => void remove(template)}
                >
                  <TrashIcon />
                </IconButton>
              </ListItem>
            ))}
          </List>
          <DialogActions>
            <Button variant="contained" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogFrame>
  );
}

interface FormProps {
  /** Null for a new template. */
  template: ReplyTemplate | null;
  text: string;
  onDone: () => void;
}

function TemplateForm({ template, text, onDone }: FormProps) {
  const refresh = useRefreshTemplates();
  const create = tsr.contactMessage.createTemplate.useMutation({ onSettled: refresh });
  const update = tsr.contactMessage.updateTemplate.useMutation({ onSettled: refresh });
  const chosen: ContactMessageKind | '' = template?.kind ?? '';
  const form = useSchemaForm({
    values: {
      name: template?.name ?? '',
      text: template?.text ?? text,
      kind: chosen,
    },
    schema: CreateReplyTemplate,
    toBody: ({ kind, ...values }): CreateReplyTemplate => ({
      ...values,
      ...(kind !== (template?.kind ?? '') && { kind: kind || null }),
    }),
  });
  const { submit, busy } = useFormSubmit(form, {
    send: async (body) => {
      if (template) {
        const { id, version } = template;
        return (await update.mutateAsync({ params: { id }, body: { ...body, version } })).body;
      }
      return (await create.mutateAsync({ body })).body;
    },
    onSent: onDone,
    texts: { failed: texts.failed },
  });
  return (
    <FormFrame label={texts.title} form={form} busy={busy} onSubmit={() => void submit()}>
      <FormField name="name" label={texts.name} autoFocus />
      <FormSelectField
        name="kind"
        label={texts.kind}
        hint={texts.anyKind}
        choices={KIND_CHOICES}
        clearable
      />
      <FormField name="text" label={texts.text} lines={8} hint={texts.placeholders} />
      <FormActions busy={busy} texts={texts} onCancel={onDone} />
    </FormFrame>
  );
}

function useRefreshTemplates() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: contactMessageKeys.templates });
}

function useTemplateRemoval() {
  const refresh = useRefreshTemplates();
  const remove = tsr.contactMessage.removeTemplate.useMutation({ onSettled: refresh });
  const create = tsr.contactMessage.createTemplate.useMutation({ onSettled: refresh });
  return useUndoableRemoval<ReplyTemplate>({
    remove: ({ id }) => remove.mutateAsync({ params: { id }, body: {} }),
    restore: ({ name, text, kind }) => create.mutateAsync({ body: { name, text, kind } }),
    texts: { removed: texts.removed, failed: texts.removeFailed },
  });
}
