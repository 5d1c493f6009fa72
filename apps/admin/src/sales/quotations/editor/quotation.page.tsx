import type { Quotation } from '@shishir/contract';
import { type ReactNode, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { paths } from '../../../platform/ui/page/paths';
import { LoadedRecord } from '../../../platform/ui/record/record-page';
import { useQuotation } from '../quotations.queries';
import { quotationTexts as texts } from '../quotations.texts';
import { DraftForm } from './draft-form';
import { TypedTexts } from './follow-up/answer-and-note';
import { SentRevision } from './sent-revision';

const list = { title: texts.listTitle, path: paths.quotations };

/** A quotation: the revision in the address, else the draft, else the last sent revision. */
export default function QuotationPage({ followUp }: PageProps) {
  const id = Number(useParams().id);
  return <LoadedQuotation key={id} id={id} followUp={followUp} />;
}

interface PageProps {
  /** Shown above an accepted quotation, such as its units. */
  followUp?: (quotation: Quotation) => ReactNode;
}

function LoadedQuotation({ id, followUp }: PageProps & { id: number }) {
  const response = useQuotation(id);
  const number = response.data?.body.data.number;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle
        text={number ? texts.heading(number) : texts.enquiry.title}
        heading={number ?? texts.enquiry.title}
        crumbs={[list]}
        ref={heading}
      />
      <LoadedRecord<Quotation> response={response} gone={texts.gone} list={list}>
        {(quotation) => (
          <TypedTexts>
            {quotation.state === 'accepted' && followUp?.(quotation)}
            <ShownRevision quotation={quotation} onReplaced={() => heading.current?.focus()} />
          </TypedTexts>
        )}
      </LoadedRecord>
    </>
  );
}

interface Props {
  quotation: Quotation;
  /** Called when the focused element has disappeared. */
  onReplaced: () => void;
}

function ShownRevision({ quotation, onReplaced }: Props) {
  const wanted = Number(useParams().revision);
  const { revisions } = quotation;
  const revision = revisions.find((one) => one.revision === wanted) ?? revisions[0]!;
  return revision.state === 'draft' ? (
    <DraftForm key={revision.id} quotation={quotation} onSent={onReplaced} />
  ) : (
    <SentRevision key={revision.id} quotation={quotation} revision={revision} />
  );
}
