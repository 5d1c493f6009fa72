import { useState } from 'react';
import { useController } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Locale, TermsSet } from '@shishir/contract';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { FormField } from '../../../platform/ui/form/form-fields';
import { SelectField } from '../../../platform/ui/form/select-field';
import { useTermsSets } from '../quotations.queries';
import { editorTexts } from './editor.texts';
import { TermFields, toTermValues } from '../terms/term-fields';
import { PartFields } from './editor-parts';
import { EditorSection } from './editor-section';
import type { QuotationFormValues } from './quotation-form-values';

const texts = editorTexts.text;

interface TextSectionProps {
  /** Language of the quotation. */
  locale: Locale;
  onManageSets: () => void;
}

/** Title, letter and terms of the quotation; the terms start from a set and can be changed. */
export function TextSection({ locale, onManageSets }: TextSectionProps) {
  return (
    <EditorSection title={texts.heading}>
      <PartFields>
        <FormField name="title" label={texts.title} />
        <FormField name="letter" label={texts.letter} lines={5} />
        <Stack
          direction="row"
          sx={{
            gap: 1,
            alignItems: 'flex-end',
            '& .MuiFormControl-root': { width: '100%', maxWidth: 320 },
          }}
        >
          <SetChoice locale={locale} />
          <Button onClick={onManageSets}>{texts.manage}</Button>
        </Stack>
        <TermFields />
      </PartFields>
    </EditorSection>
  );
}

const contentOf = (terms: { title: string; text: string }[]) =>
  JSON.stringify(terms.map(({ title, text }) => [title, text]));

/** Applies the terms of a set in the language of the quotation; asks first if changed terms would be lost. */
function SetChoice({ locale }: { locale: Locale }) {
  const sets = useTermsSets().sets.filter((set) => set.locale === locale);
  const { field } = useController<QuotationFormValues, 'terms'>({ name: 'terms' });
  const [pending, setPending] = useState<TermsSet | null>(null);
  const current = sets.find(({ terms }) => contentOf(terms) === contentOf(field.value));
  const take = (set: TermsSet) => {
    setPending(null);
    field.onChange(toTermValues(set.terms));
  };
  return (
    <>
      <SelectField
        name="terms_set"
        label={texts.set}
        value={current ? String(current.id) : ''}
        choices={sets.map(({ id, name }) => ({ value: String(id), label: name }))}
        hint={field.value.length > 0 ? texts.own : texts.chooseSet}
        onChoose={(id) => {
          const set = sets.find((one) => String(one.id) === id);
          if (!set) return;
          if (current || field.value.length === 0) take(set);
          else setPending(set);
        }}
      />
      {pending && (
        <ConfirmDialog
          question={texts.replaceQuestion(pending.name)}
          confirm={texts.replace}
          onConfirm={() => take(pending)}
          onCancel={() => setPending(null)}
        >
          {texts.replaceText}
        </ConfirmDialog>
      )}
    </>
  );
}
