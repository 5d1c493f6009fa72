import { formatPhone } from '@shishir/format';
import { useShell } from '../ui/page/shell-data';

/** The cart lives in the browser: without JavaScript the phone takes its place. */
export function NeedsScript() {
  const { company } = useShell();
  return (
    <noscript>
      <div className="cart__script">
        <p>
          The cart needs JavaScript, which is turned off in this browser. Tell us on the phone which
          units you have in mind, or <a href="/contact-us">write to us</a>.
        </p>
        {company?.sales_phones.map((phone) => (
          <a key={phone} className="btn btn--line num" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        ))}
      </div>
    </noscript>
  );
}
