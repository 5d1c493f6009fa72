import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Design, Quotation } from '@shishir/contract';
import type { ReactNode } from 'react';
import { usePartedField } from '../../../platform/ui/form/form-fields';
import { shortPage } from '../../../platform/ui/page/public-address';
import { DesignView } from '../design/design-view';
import { useQuotedEnquiry } from '../quotations.queries';
import { timeText } from '../quotation-values';
import { editorTexts } from './editor.texts';
import { PartError, WrittenText } from './editor-parts';
import { EditorSection } from './editor-section';
import { draftOf } from './quotation-form-values';

/** The customer's enquiry. */
export function EnquirySection({ quotation: { enquiry } }: { quotation: Quotation }) {
  const texts = editorTexts.customer;
  const contactMessage = useQuotedEnquiry(enquiry && !enquiry.in_trash ? enquiry.id : undefined);
  if (!enquiry || !contactMessage) return null;
  const { source } = contactMessage;
  return (
    <EditorSection
      title={texts.from}
      aside={[timeText(contactMessage.created_at), source.page && shortPage(source.page)]
        .filter(Boolean)
        .join(', ')}
    >
      {contactMessage.message ? (
        <WrittenText>{contactMessage.message}</WrittenText>
      ) : (
        <Typography color="textThird">{texts.noText}</Typography>
      )}
    </EditorSection>
  );
}

/** The customer's drawing and table, which can be left out of the quotation. */
export function DesignField({ quotation }: { quotation: Quotation }) {
  const texts = editorTexts.design;
  const { value, errorAt, change } = usePartedField<Design | null>('design');
  const { enquiry } = quotation;
  const contactMessage = useQuotedEnquiry(enquiry && !enquiry.in_trash ? enquiry.id : undefined);
  const saved = draftOf(quotation)?.design ?? null;
  const before = saved ?? contactMessage?.details.design ?? null;
  if (value) {
    return (
      <DesignSection
        design={value}
        action={<Button onClick={() => change(null)}>{texts.remove}</Button>}
        error={errorAt('')}
      />
    );
  }
  if (!before) return null;
  return (
    <EditorSection title={texts.title[before.tool]}>
      <Typography color="textThird">{texts.removed}</Typography>
      <Button variant="outlined" onClick={() => change(before)} sx={{ mt: 1.5 }}>
        {saved ? texts.restore : texts.fromEnquiry}
      </Button>
    </EditorSection>
  );
}

interface Props {
  design: Design;
  action?: ReactNode;
  error?: string | undefined;
}

export function DesignSection({ design, action, error }: Props) {
  return (
    <EditorSection title={editorTexts.design.title[design.tool]} aside={action}>
      {error && <PartError>{error}</PartError>}
      <DesignView design={design} folded={design.tool !== 'room'} />
    </EditorSection>
  );
}
