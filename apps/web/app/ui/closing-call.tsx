import { Link } from 'react-router';
import './closing-call.css';
import { PhoneLink } from './contact-link';
import { useShell } from './page/shell-data';

interface ClosingCallProps {
  title: string;
  text: string;
  /** The label of the link to the contact page. */
  action: string;
}

/** The last section of a page: how to reach sales. */
export function ClosingCall({ title, text, action }: ClosingCallProps) {
  const phone = useShell().company?.sales_phones[0];
  return (
    <section className="call">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div>
          <Link className="btn btn--go" to="/contact-us">
            {action}
          </Link>
          {phone && <PhoneLink className="btn btn--line" number={phone} />}
        </div>
      </div>
    </section>
  );
}
