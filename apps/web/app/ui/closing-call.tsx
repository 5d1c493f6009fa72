import { Link } from 'react-router';
import { PhoneLink } from './contact-link';
import { useShell } from './page/shell-data';
import './closing-call.css';

/** The last word of the page: ask us. */
export function ClosingCall() {
  const phone = useShell().company?.sales_phones[0];
  return (
    <section className="call">
      <div className="wrap">
        <div>
          <h2>Tell us about the room. We bring the number.</h2>
          <p>
            Send the floor area, the height and what happens inside. An engineer answers with a
            capacity and a price.
          </p>
        </div>
        <div>
          <Link className="btn btn--go" to="/contact-us">
            Get a quotation
          </Link>
          {phone && <PhoneLink className="btn btn--line" number={phone} />}
        </div>
      </div>
    </section>
  );
}
