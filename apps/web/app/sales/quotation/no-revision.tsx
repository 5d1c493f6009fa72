import { Form, Link, useLocation } from 'react-router';
import { MailLink, PhoneLink } from '../../platform/ui/contact-link';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { FailedState } from '../../platform/ui/failed-state';
import { useShell } from '../../platform/ui/page/shell-data';
import type { ActFailed } from './act-failed';
import styles from './quotation.module.css';

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
          heading="We could not load the quotation"
          text="Your link is fine, and nothing is lost. Please try again in a minute."
          retry={pathname + search}
          level="h1"
        />
        {failed && <SendAgain failed={failed} action={pathname + search} />}
      </StatePage>
    );
  }
  return (
    <StatePage>
      <EmptyState
        drawing="drop"
        level="h1"
        heading={kind === 'none' ? 'Open a quotation' : 'This link opens no quotation'}
        text={
          kind === 'none'
            ? 'Each quotation has a link of its own: it is in our mail about it.'
            : 'Part of it may be missing. Please open the whole link of our mail, or ask us for a new one.'
        }
      >
        <Link className="button button--main" to="/contact-us">
          Write to us
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
      <p>
        {act === 'ask' ? (
          <>Your question was not sent: &lsquo;{values.text}&rsquo;</>
        ) : (
          'The quotation was not accepted.'
        )}
      </p>
      <button className="button button--line" type="submit">
        {act === 'ask' ? 'Send it again' : 'Accept it again'}
      </button>
    </Form>
  );
}
