import type { Company } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { Link } from 'react-router';
import '../ui/closing-call.css';
import { Icon } from '../ui/icon';

/** The way on from here. */
export function ToSales({ company }: { company: Company | null }) {
  const phone = company?.sales_phones[0];
  return (
    <section className="call">
      <div className="wrap">
        <div>
          <h2>Meet the engineer before the machine</h2>
          <p>Tell us about the room. You get a capacity, a model and a price, in that order.</p>
        </div>
        <div>
          <Link className="btn btn--go" to="/contact-us">
            Contact Us
          </Link>
          {phone && (
            <a className="btn btn--line num" href={`tel:${phone}`}>
              <Icon name="phone" />
              {formatPhone(phone)}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
