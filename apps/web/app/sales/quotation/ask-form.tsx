import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useFormAttempt } from '../../platform/forms/form-attempt';
import { Field } from '../../platform/forms/field';
import { FormAlert, FormDone } from '../../platform/forms/form-notice';
import { useDraft } from '../../platform/forms/use-draft';
import type { ActFailed } from './act-failed';
import type { Revision } from './quotation-page.server';
import { pathOf, questionDraft } from './quotation-path';
import { quotationTexts } from './quotation.texts';
import styles from './quotation.module.css';

const texts = quotationTexts.ask;

interface AskFormProps {
  revision: Revision;
  /** True if the last question was just sent. */
  sent: boolean;
  failed?: ActFailed;
}

const PREFILLS: Partial<Record<Revision['state'], string>> = texts.prefill;

/** Form for a question about the revision or a request for another one. */
export function AskForm({ revision, sent, failed }: AskFormProps) {
  const { token, state, contact, isAsked } = revision;
  const navigation = useNavigation();
  const isMine = navigation.formData?.get('act') === 'ask';
  const { form, input, errorOf, sending } = useFormAttempt<'text'>(failed, {
    state: isMine ? navigation.state : 'idle',
  });
  const { notice, noticeId, ...events } = form;
  useDraft(form.ref, questionDraft(token), { rejected: failed !== undefined });
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) done.current?.focus({ preventScroll: true });
  }, [sent]);
  return (
    <Form
      className={styles.question}
      id="ask"
      method="post"
      action={pathOf(token)}
      noValidate
      preventScrollReset
      replace
      {...events}
    >
      {sent && (
        <div ref={done} tabIndex={-1}>
          <FormDone announced>{texts.sent(contact)}</FormDone>
        </div>
      )}
      {notice && <FormAlert id={noticeId} title={notice} />}
      <input type="hidden" name="act" value="ask" />
      <Field name="text" label={texts.label} {...errorOf('text')}>
        {(control) => (
          <textarea
            {...control}
            {...input('text')}
            rows={3}
            defaultValue={failed?.values.text ?? (isAsked ? '' : (PREFILLS[state] ?? ''))}
            placeholder={texts.placeholder}
          />
        )}
      </Field>
      <button className="button button--line" type="submit" disabled={sending}>
        {sending ? texts.sending : texts.send}
      </button>
    </Form>
  );
}
