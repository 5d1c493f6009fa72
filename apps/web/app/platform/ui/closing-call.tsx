import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PhoneLink, WhatsAppLink } from './contact-link';
import { Icon } from './icon';
import { useShell } from './page/shell-data';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  title: string;
  text: string;
  /** The label of the link to the contact page. */
  action?: string;
  /** Buttons that replace the links to sales. */
  children?: ReactNode;
}

/** Last section of a page: ways to reach sales, with the hours. Use it on pages whose next step is a question. */
export function ClosingCall({ title, text, action, children }: ClosingCallProps) {
  return (
    <section className={styles.call}>
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <div className={`screen-only ${styles.ways}`}>
          {children ?? <WaysToSales action={action} />}
        </div>
      </div>
    </section>
  );
}

function WaysToSales({ action }: Pick<ClosingCallProps, 'action'>) {
  const { company } = useShell();
  const phone = company?.sales_phones[0];
  return (
    <>
      <Link className="button button--go" to="/contact-us">
        {action} <Icon name="arrow" />
      </Link>
      {phone && <PhoneLink className="button button--line" number={phone} />}
      {phone && <WhatsAppLink className="button button--line" number={phone} />}
      {company?.sales_hours && (
        <p className="quiet">
          <Icon name="clock" small />
          {company.sales_hours}
        </p>
      )}
    </>
  );
}
