import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { QuotationRecipient } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { type PropsWithChildren, useState } from 'react';
import { LetterAvatar } from '../../../platform/theme/letter-avatar';
import { Field } from '../../../platform/ui/form/field';
import { usePartedField } from '../../../platform/ui/form/form-fields';
import { EmailText } from '../../../platform/ui/page/email-text';
import { editorTexts } from './editor.texts';
import { Fact, Facts } from '../facts';
import { LineTitle } from '../line-text';
import { PartFields } from './editor-parts';
import { EditorSection } from './editor-section';

const texts = editorTexts.recipient;
const FIELDS = ['name', 'company', 'email', 'number', 'place'] as const;

/** Recipient of the quotation; opens for editing, and automatically if a field is invalid. */
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
        <PartFields>
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
        </PartFields>
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
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <LetterAvatar name={name || texts.none} size={40} />
        <div>
          <LineTitle>{name || texts.none}</LineTitle>
          <Typography component="span" color="textThird">
            {company}
          </Typography>
        </div>
      </Stack>
      <Facts labelWidth={64} sx={{ mt: 1.5, mb: -1 }}>
        <Fact name={texts.labels.email}>
          {email ? (
            <ContactLink href={`mailto:${email}`}>
              <EmailText>{email}</EmailText>
            </ContactLink>
          ) : (
            texts.none
          )}
        </Fact>
        <Fact name={texts.labels.number}>
          {number ? (
            <ContactLink href={phoneLink(phone)}>{formatPhone(phone)}</ContactLink>
          ) : (
            texts.none
          )}
        </Fact>
        <Fact name={texts.labels.place}>{place || texts.none}</Fact>
      </Facts>
    </>
  );
}

function ContactLink({ href, children }: PropsWithChildren<{ href: string }>) {
  return (
    <Link href={href} underline="hover">
      {children}
    </Link>
  );
}
