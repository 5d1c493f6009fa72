import { Form, Link, useLocation } from 'react-router';
import { MailLink, PhoneLink } from '../../platform/ui/contact-link';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { FailedState } from '../../platform/ui/failed-state';
import { useShell } from '../../platform/ui/page/shell-data';
import type { ActFailed } from './act-failed';
import { quotationTexts } from './quotation.texts';
import styles from './quotation.module.css';

const texts = quotationTexts.missing;

interface NoRevisionProps {
  kind: 'none' | 'broken' | 'down';
  /** A form posted to a page that could not be loaded again. */
  failed?: ActFailed;
}

/** Shown instead of a quotation: no link, an invalid link, or the API is down. */
export function NoRevision({ kind, failed }: NoRevisionProps) {
  const { pathname, search } = useLocation();
  const { company } = useShell();
  if (kind === 'down') {
    return (
      <StatePage>
        <FailedState
          heading={texts.down.title}
          text={texts.down.text}
          retry={pathname + search}
          level="h1"
        />
        {failed && <SendAgain failed={failed} action={pathname + search} />}
      </StatePage>
    );
  }
  return (
    <StatePage>
      <EmptyState drawing="drop" level="h1" heading={texts[kind].title} text={texts[kind].text}>
        <Link className="button button--main" to="/contact-us">
          {texts.writeToUs}
        </Link>
        {company?.sales_phones[0] && (
          <PhoneLink className="link" number={company.sales_phones[0]} />
        )}
        {company?.sales_email && <MailLink className="link" email={company.sales_email} />}
      </EmptyState>
    </StatePage>
  );
}

/** Sends the typed values again, since their form is not shown. */
function SendAgain({ failed: { act, values }, action }: { failed: ActFailed; action: string }) {
  return (
    <Form className={styles.askAgain} method="post" action={action}>
      <input type="hidden" name="act" value={act} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{act === 'ask' ? texts.questionNotSent(values.text) : texts.notAccepted}</p>
      <button className="button button--line" type="submit">
        {act === 'ask' ? texts.sendAgain : texts.acceptAgain}
      </button>
    </Form>
  );
}
