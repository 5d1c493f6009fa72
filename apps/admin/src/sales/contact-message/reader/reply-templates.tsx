import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  type ContactMessage,
  CreateReplyTemplate,
  CONTACT_MESSAGE_KINDS,
  type ContactMessageKind,
  type ReplyTemplate,
} from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDownIcon, PencilIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { tsr } from '../../../platform/api/tsr';
import { DialogFrame } from '../../../platform/ui/dialog/dialog-frame';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { useSchemaForm } from '../../../platform/ui/form/schema-form';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useUndoableRemoval } from '../../../platform/ui/record/use-undoable-removal';
import { contactMessageKeys } from '../contact-message.queries';
import { KIND_NAMES } from '../contact-message.texts';
import { fullName } from '../contact-message-card';
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

/** Those for the kind of an enquiry first, then those for any, each in the order of their names. */
function byFit(templates: ReplyTemplate[], kind: ContactMessageKind): ReplyTemplate[] {
  const rank = (template: ReplyTemplate) =>
    template.kind === kind ? 0 : template.kind === null ? 1 : 2;
  return templates.toSorted((a, b) => rank(a) - rank(b));
}

/** Puts the text of a template into the reply, with the names of this enquiry. */
export function TemplateMenu({ contactMessage, onChoose, onManage }: MenuProps) {
  const templates = useTemplates();
  const company = useCompanyName();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (then: () => void) => {
    setAnchor(null);
    // The menu gives the focus back to its button first.
    setTimeout(then);
  };
  const filled = (text: string) =>
    text
      .replaceAll('{name}', fullName(contactMessage))
      .replaceAll('{reference}', contactMessage.reference)
      .replaceAll('{company}', company);
  return (
    <>
      <Button
        variant="outlined"
        className="pick pick--small composer__template"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.button}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.button }, paper: { className: 'pick-menu' } }}
      >
        {templates.length === 0 && <MenuItem disabled>{texts.none}</MenuItem>}
        {byFit(templates, contactMessage.kind).map(({ id, name, text }) => (
          <MenuItem key={id} onClick={() => close(() => onChoose(filled(text)))}>
            {name}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => close(onManage)}>{texts.manage}</MenuItem>
      </Menu>
    </>
  );
}

interface DialogProps {
  /** The text that a new template begins with; null shows the list first. */
  newText: string | null;
  onClose: () => void;
}

/** The templates for replies: all of them, or the form of one. */
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
          {templates.length === 0 && <p className="mut">{texts.none}</p>}
          <ul className="template-list">
            {templates.map((template) => (
              <li key={template.id}>
                <span>
                  <b>{template.name}</b>
                  <span>{template.text}</span>
                </span>
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
              </li>
            ))}
          </ul>
          <div className="dialog__buttons">
            <Button variant="contained" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}

interface FormProps {
  /** Null for a new one. */
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
      <div className="form__buttons">
        <Button variant="outlined" onClick={onDone}>
          {sharedTexts.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      </div>
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
