import Button from '@mui/material/Button';
import type { Quotation, SaveRevision } from '@shishir/contract';
import { dhakaDay, readDay } from '@shishir/format';
import { EyeIcon } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormDayField } from '../../../platform/ui/form/day-field';
import { useDiscard, useUnsaved } from '../../../platform/ui/form/unsaved-changes';
import { useAutosave } from '../../../platform/ui/form/use-autosave';
import { useRecordSave } from '../../../platform/ui/form/use-record-save';
import { paths } from '../../../platform/ui/page/paths';
import { RecordForm } from '../../../platform/ui/record/record-form';
import { useToast } from '../../../platform/ui/toast/toast';
import { ToolLink } from '../design/design-view';
import { pdfAddress, useQuotationCache, useQuotationCalls } from '../quotations.queries';
import { editorTexts as texts } from './editor.texts';
import { TermsDialog } from '../terms/terms-dialog';
import { AnswerSection, NoteSection } from './follow-up/answer-and-note';
import { DraftBar } from './draft-bar';
import { ApprovalNotice } from './approval';
import { EditorLayout } from './editor-layout';
import { PartFields } from './editor-parts';
import { EditorSection } from './editor-section';
import { DiscardDialog, SendDialog } from './dialogs';
import { DesignField, EnquirySection } from './enquiry-section';
import { BuilderSystem } from './lines/builder-system';
import { LinesSection } from './lines/line-list';
import {
  differs,
  draftOf,
  mergedQuotation,
  quotationConflicts,
  type QuotationFormValues,
  RevisionForm,
  toBody,
  toFormValues,
} from './quotation-form-values';
import { QuotationHead } from './quotation-head';
import { RecipientFields } from './recipient';
import { TextSection } from './text-section';
import { Timeline } from './follow-up/timeline';
import { useSendCheck } from './use-send-check';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Props {
  quotation: Quotation;
  onSent: () => void;
}

/** Form of the draft revision. Saved automatically when typing pauses, and sent once it is complete. */
export function DraftForm({ quotation, onSent }: Props) {
  const { id } = quotation;
  const [open, setOpen] = useState<'send' | 'discard' | 'terms' | null>(null);
  const close = () => setOpen(null);
  const navigate = useNavigate();
  const toast = useToast();
  const discardGuards = useDiscard();
  const cache = useQuotationCache();
  const { save: send } = useQuotationCalls(id);
  const save = useRecordSave<QuotationFormValues, SaveRevision, Quotation>({
    record: quotation,
    schema: RevisionForm,
    toValues: toFormValues,
    toBody,
    send,
    conflicts: quotationConflicts,
    merge: mergedQuotation,
    texts: { saved: texts.saved, failed: texts.saveFailed, invalid: texts.invalidFields },
    onSaved: () => {},
    onUnchanged: () => {},
  });
  const { form, busy, conflict } = save;
  const saved = save.saved ?? quotation;
  const draft = draftOf(saved)!;
  // An owner may have decided since this form has saved.
  const shared = draftOf(quotation);
  const decided = shared?.version === draft.version ? shared : draft;
  const sending = useSendCheck(save);
  useUnsaved(form);
  const autosave = useAutosave({
    form,
    saved,
    enabled: !busy && conflict === null && open !== 'send',
    bodyOf: (values) => {
      const body = toBody(values, saved);
      return differs(values, saved) && RevisionForm.safeParse(body).success ? body : null;
    },
    send,
    onSaved: save.rebase,
  });
  const submit = () => {
    // Two saves of one version would conflict with each other.
    if (autosave === 'saving') return;
    if (differs(form.getValues(), saved)) void save.submit();
    else toast(texts.nothing);
  };
  /** Shows the saved PDF. The tab opens on the click itself, since a browser would block it later. */
  const preview = async () => {
    const tab = window.open('', '_blank');
    const isSaved = await sending.save();
    if (isSaved && tab) tab.location.href = pdfAddress(id, draft.revision);
    else tab?.close();
  };
  return (
    <>
      <QuotationHead quotation={saved} revision={draft}>
        {draft.design && <ToolLink design={draft.design} quotation={quotation} />}
        <Button variant="outlined" startIcon={<EyeIcon />} onClick={() => void preview()}>
          {texts.preview}
        </Button>
        <Button onClick={() => setOpen('discard')}>{texts.discard}</Button>
      </QuotationHead>
      <ApprovalNotice
        quotation={quotation}
        draft={decided}
        onSave={async () => ((await sending.check()) ? draftOf(save.base()!)!.version : null)}
      />
      <RecordForm
        save={save}
        label={texts.form(quotation.number, draft.revision)}
        conflictTitle={texts.conflict}
        onSubmit={submit}
      >
        <EditorLayout
          rail={
            <>
              <RecipientFields />
              <ValiditySection />
              <Timeline
                quotation={{ ...quotation, revisions: revisionsOf(quotation, saved) }}
                shown={draft.revision}
              />
              {quotation.revisions.length > 1 && <AnswerSection quotation={quotation} />}
              <NoteSection quotation={quotation} />
            </>
          }
          bar={
            <DraftBar
              savedAt={draft.updated_at}
              revision={draft.revision}
              autosave={autosave}
              busy={busy || autosave === 'saving'}
              onSend={() => void sending.check().then((isReady) => isReady && setOpen('send'))}
            />
          }
        >
          <EnquirySection quotation={quotation} />
          <BuilderSystem />
          <DesignField quotation={saved} />
          <LinesSection locale={quotation.locale} />
          <TextSection locale={quotation.locale} onManageSets={() => setOpen('terms')} />
        </EditorLayout>
      </RecordForm>
      {open === 'terms' && <TermsDialog onClose={close} />}
      {open === 'discard' && (
        <DiscardDialog
          quotation={quotation}
          revision={draft.revision}
          onDiscarded={async (isGone) => {
            discardGuards();
            if (!isGone) return cache.reread(id);
            await navigate(paths.quotations);
            cache.drop(id);
          }}
          onClose={close}
        />
      )}
      {open === 'send' && (
        <SendDialog
          quotation={saved}
          draft={draft}
          onSent={onSent}
          onRejected={sending.reject}
          onClose={close}
        />
      )}
    </>
  );
}

/** Revisions with the draft as this form saved it last. */
const revisionsOf = (quotation: Quotation, saved: Quotation) =>
  quotation.revisions.map((revision) =>
    revision.state === 'draft' ? (draftOf(saved) ?? revision) : revision,
  );

function ValiditySection() {
  const day = useWatch<QuotationFormValues, 'valid_until'>({ name: 'valid_until' });
  const today = dhakaDay(new Date());
  const days = (Date.parse(readDay(day) ?? '') - Date.parse(today)) / DAY_MS;
  const hint = Number.isNaN(days)
    ? undefined
    : days < 0
      ? texts.validity.past
      : texts.validity.days(days);
  return (
    <EditorSection title={texts.validity.title}>
      <PartFields>
        <FormDayField name="valid_until" label={texts.validity.label} hint={hint} />
      </PartFields>
    </EditorSection>
  );
}
