import Button from '@mui/material/Button';
import type { QuotationRecipient } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { useState } from 'react';
import { initials } from '../../../platform/theme/letter-avatar';
import { Field } from '../../../platform/ui/form/field';
import { usePartedField } from '../../../platform/ui/form/form-fields';
import { EmailText } from '../../../platform/ui/page/email-text';
import { editorTexts } from '../quotations.texts';
import { EditorSection } from './editor-section';

const texts = editorTexts.recipient;
const FIELDS = ['name', 'company', 'email', 'number', 'place'] as const;

/** For whom the quotation is; opens to be edited, and by itself where something is wrong. */
export function RecipientFields() {
  const { value: recipient, errorAt, change } = usePartedField<QuotationRecipient>('recipient');
  const [isEdited, setEdited] = useState(false);
  const isOpen = isEdited || FIELDS.some(errorAt);
  return (
    <EditorSection
      title={texts.title}
      aside={!isOpen && <Button onClick={() => setEdited(true)}>{texts.edit}</Button>}
    >
      {isOpen ? (
        <div className="quote-fields">
          {FIELDS.map((name) => (
            <Field
              key={name}
              name={`recipient.${name}`}
              label={texts.labels[name]}
              value={recipient[name]}
              error={errorAt(name)}
              type={name === 'email' ? 'email' : undefined}
              autoFocus={isEdited && name === 'name'}
              onChange={(text) => change({ ...recipient, [name]: text }, name)}
            />
          ))}
        </div>
      ) : (
        <RecipientCard recipient={recipient} />
      )}
    </EditorSection>
  );
}

export function RecipientCard({ recipient }: { recipient: QuotationRecipient }) {
  const { name, company, email, number, place } = recipient;
  const phone = number.startsWith('+') ? number.replace(/\s/g, '') : number;
  return (
    <>
      <div className="quote-customer">
        <span className="quote-customer__mark" aria-hidden="true">
          {initials(name || texts.none)}
        </span>
        <div>
          <b>{name || texts.none}</b>
          <span>{company}</span>
        </div>
      </div>
      <dl className="quote-customer__facts num">
        <div>
          <dt>{texts.labels.email}</dt>
          <dd>
            {email ? (
              <a href={`mailto:${email}`}>
                <EmailText>{email}</EmailText>
              </a>
            ) : (
              texts.none
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.labels.number}</dt>
          <dd>{number ? <a href={phoneLink(phone)}>{formatPhone(phone)}</a> : texts.none}</dd>
        </div>
        <div>
          <dt>{texts.labels.place}</dt>
          <dd>{place || texts.none}</dd>
        </div>
      </dl>
    </>
  );
}
