import { ORDER_FILE } from '@shishir/contract/rules';
import { formatTaka, inDigits } from '@shishir/format';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { sitePath } from '../../platform/locale/site-path';
import { useFormAttempt } from '../../platform/forms/form-attempt';
import { Field } from '../../platform/forms/field';
import { FormAlert } from '../../platform/forms/form-notice';
import { useDraft } from '../../platform/forms/use-draft';
import { Icon } from '../../platform/ui/icon';
import { Badge } from '../../platform/ui/badge';
import { Panel } from '../../platform/ui/panel';
import type { ActFailed } from './act-failed';
import { ContactPerson } from './contact-person';
import type { Revision } from './quotation-page.server';
import { acceptDraft, pathOf } from './quotation-path';
import { quotationTexts } from './quotation.texts';
import type { Figures } from './use-choice';
import resultStyles from '../tools/shared/result.module.css';
import toolsStyles from '../tools/tools.module.css';
import styles from './quotation.module.css';

const texts = quotationTexts.decision;

interface DecisionCardProps {
  revision: Revision;
  /** Amounts of the current choice. */
  figures: Figures;
  /** '৳15,40,000', and the discount included in it. */
  total: string;
  discount: string | null;
  failed?: ActFailed;
}

/** The total, its validity, and the actions of the recipient. */
export function DecisionCard({ revision, failed, ...amounts }: DecisionCardProps) {
  const { state, view, token } = revision;
  const { figures, total, discount } = amounts;
  const { advance_percent } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // After a rejection, its reason gets the focus instead.
    if (before.current !== state && !failed) heading.current?.focus();
    before.current = state;
  }, [state, failed]);
  const { title, badge, text } = CARDS[state](revision, discount);
  const isOpen = state === 'open';
  const isOver = state === 'superseded' || state === 'expired';
  return (
    <Panel
      as="aside"
      className={`${resultStyles.result} ${styles.decision}`}
      aria-label={texts.label}
    >
      <div className={`${resultStyles.overview} ${styles[state] ?? ''}`}>
        <div className={resultStyles.titleRow}>
          <h2 className={toolsStyles.smallTitle} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {badge}
        </div>
        <p className={`${styles.total} number`}>{isOver ? <s>{total}</s> : total}</p>
        <p className={`${styles.decisionText} number`}>{text}</p>
        {advance_percent !== null && !isOver && (
          <p className={`${styles.decisionText} number`}>
            {texts.advance(inDigits(advance_percent), formatTaka(figures.advance))}
          </p>
        )}
      </div>
      {isOpen ? (
        <AcceptForm revision={revision} total={figures.total} failed={failed} />
      ) : (
        failed?.problem.notice && <Conflict notice={failed.problem.notice} />
      )}
      <div className={`${resultStyles.part} ${styles.ways}`}>
        <a className={`button button--small ${isOver ? 'button--go' : 'button--line'}`} href="#ask">
          <Icon name="chat" small />
          {texts.ask[state]}
        </a>
        <a className="button button--line button--small" href={sitePath(pathOf(token, '.pdf'))}>
          <Icon name="file" small />
          {state === 'accepted' ? texts.acceptedPdf : texts.pdf}
        </a>
      </div>
      <ContactPerson contact={view.contact} />
    </Panel>
  );
}

interface Card {
  title: string;
  badge?: ReactNode;
  text: ReactNode;
}

const CARDS: Record<Revision['state'], (revision: Revision, discount: string | null) => Card> = {
  open: ({ daysLeft, validUntil, view }, discount) => ({
    title: view.vat_bp === null ? texts.total : texts.grandTotal,
    badge: (
      <Badge plain={daysLeft >= 4} className={daysLeft < 4 ? styles.soonBadge : undefined}>
        <Icon name="clock" small />
        {texts.daysLeft(daysLeft)}
      </Badge>
    ),
    text: texts.validity(validUntil, discount),
  }),
  accepted: ({ accepted, revision, contact }) => ({
    title: texts.accepted,
    badge: accepted && (
      <Badge plain className={styles.doneBadge}>
        <Icon name="check" small />
        {accepted.at}
      </Badge>
    ),
    text: [
      texts.acceptedBy(accepted?.name, revision, contact),
      accepted?.purchaseOrder && texts.purchaseOrder(accepted.purchaseOrder),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  superseded: ({ replacedBy, revision, accepted }) => ({
    title: texts.replacedBy(replacedBy?.revision),
    text: [
      accepted && texts.acceptedOn(accepted.name, revision, accepted.at),
      texts.openNewest(replacedBy?.revision, replacedBy?.sent),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  expired: ({ validUntil }) => ({
    title: texts.expired,
    badge: <Badge className={styles.soonBadge}>{texts.expiredOn(validUntil)}</Badge>,
    text: texts.expiredText,
  }),
};

/** Reason why a revision was not accepted, if its form is no longer shown. */
function Conflict({ notice }: { notice: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=alert]')?.focus(), [notice]);
  return (
    <div className={resultStyles.part} ref={box}>
      <FormAlert title={notice} />
    </div>
  );
}

interface AcceptFormProps {
  revision: Revision;
  total: number;
  failed?: ActFailed;
}

/** Name, consent and an optional purchase order. The inputs of the price table belong to it as well. */
function AcceptForm({ revision: { token, revision, name, view }, total, failed }: AcceptFormProps) {
  const navigation = useNavigation();
  const isMine = navigation.formData?.get('act') === 'accept';
  const { form, input, errorOf, sending } = useFormAttempt<'name' | 'agreed' | 'order'>(failed, {
    state: isMine ? navigation.state : 'idle',
  });
  const hasChoice = view.lines.some(({ choice }) => choice);
  const { notice, noticeId, ...events } = form;
  useDraft(form.ref, acceptDraft(token), { rejected: failed !== undefined });
  const agreed = errorOf('agreed').error;
  const id = useId();
  return (
    <Form
      className={`${resultStyles.part} ${styles.acceptance}`}
      id="accept"
      method="post"
      encType="multipart/form-data"
      action={pathOf(token)}
      noValidate
      preventScrollReset
      replace
      {...events}
    >
      {notice && <FormAlert id={noticeId} title={notice} />}
      <input type="hidden" name="act" value="accept" />
      <input type="hidden" name="total" value={total} />
      <Field name="name" label={texts.name} {...errorOf('name')}>
        {(control) => (
          <input
            {...control}
            {...input('name')}
            defaultValue={failed?.values.name ?? name}
            autoComplete="name"
          />
        )}
      </Field>
      {/* Without JavaScript, the choice is calculated first: that loads the page, and a chosen file would be lost. */}
      <div className={hasChoice && !failed ? styles.afterChoice : undefined}>
        <Field name="order" label={texts.order} {...errorOf('order')}>
          {(control) => (
            <>
              <input
                {...control}
                {...input('order')}
                type="file"
                required={false}
                accept={ORDER_FILE.accept}
              />
              <p className="hint">{texts.orderHint(ORDER_FILE.maxMegabytes)}</p>
            </>
          )}
        </Field>
      </div>
      <div className={styles.agreement}>
        <input
          id={id}
          type="checkbox"
          name="agreed"
          value="yes"
          defaultChecked={failed?.values.agreed === 'yes'}
          {...input('agreed')}
          {...(agreed && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <label htmlFor={id}>
          {texts.agreement(revision, (label) => (
            <a href="#terms">{label}</a>
          ))}
        </label>
        {agreed && (
          <p className="error" id={`${id}-error`}>
            <Icon name="alert" />
            {agreed}
          </p>
        )}
      </div>
      <button className="button button--go" type="submit" disabled={sending}>
        {sending ? texts.accepting : texts.accept}
      </button>
      <p className="hint">
        {texts.noPayment}{' '}
        {texts.stored((label) => (
          <Link to="/privacy">{label}</Link>
        ))}
      </p>
    </Form>
  );
}
