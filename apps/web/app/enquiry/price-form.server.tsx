import type { EnquiryTerms } from '@shishir/contract';
import { toHtml } from '../ui/server-html.server';
import { EnquiryFieldInput } from './enquiry-fields';
import { type EnquiryContent, fieldsOf, KINDS, rulesOf } from './enquiry-kinds';
import type { PriceFormInPlace } from './form-in-place';
import { HiddenFields } from './form-parts';
import type { LeadSource } from './submit-enquiry';

/**
 * The form that asks for the price of `subject`, as a part of a page. The page is cached, so that the form has neither
 * key nor stamp: the API then tells a repeated message by its content.
 */
export function askForPrice(
  content: Omit<EnquiryContent<'price'>, 'kind'> & { subject: string },
  source: LeadSource,
  terms: EnquiryTerms | null,
  /** The values of its hidden fields. */
  given: Record<string, string> = {},
): PriceFormInPlace {
  const { subject, questions } = content;
  const asked: EnquiryContent<'price'> = {
    kind: 'price',
    subject,
    ...(questions && { questions }),
  };
  const query = new URLSearchParams({ subject, ...(questions && { questions }) });
  const action = `/enquiry/price?${query.toString()}`;
  return {
    content: asked,
    action,
    html: toHtml(<Form {...{ content: asked, action, source, terms, given }} />, 'price'),
  };
}

interface FormProps {
  content: EnquiryContent<'price'>;
  action: string;
  source: LeadSource;
  terms: EnquiryTerms | null;
  given: Record<string, string>;
}

/** As `EnquiryForm` renders it, but for what depends on the visitor. */
function Form({ content, action, source, terms, given }: FormProps) {
  const rules = rulesOf(content);
  return (
    <form className="enquiry" method="post" action={action} noValidate>
      <p className="full enquiry__lead">{KINDS.price.text(content, terms)}</p>
      {fieldsOf(content).map((spec) => (
        <EnquiryFieldInput
          key={spec.name}
          spec={spec}
          state={{
            defaultValue: given[spec.name] ?? '',
            required: rules[spec.name]!.blank !== null,
          }}
        />
      ))}
      <HiddenFields ticket={{ key: '', stamp: '', source }} />
      <div className="enquiry__end">
        <p className="enquiry__note">
          We use your details to answer you, and for nothing else.{' '}
          <a href="/privacy" className="enquiry__link">
            Privacy
          </a>
        </p>
        <button className="btn btn--go" type="submit">
          {KINDS.price.action}
        </button>
      </div>
    </form>
  );
}
