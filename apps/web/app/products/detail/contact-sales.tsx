import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useShell } from '../../ui/page/shell-data';

const load = () => import('./contact-sales-dialog');
const ContactSalesDialog = lazy(load);
/** Fetched on the way to the button, so that it is there when pressed. */
const preload = () => void load().catch(() => null);

/** The next step on a product's page: whom to call about it. Before the page is awake it leads to the form. */
export function ContactSales({ about }: { about: string }) {
  const { company } = useShell();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  if (!company) {
    return (
      <Link className="btn btn--go" to="/contact-us">
        Contact Sales
      </Link>
    );
  }
  return (
    <>
      <form
        className="contact-sales"
        action="/contact-us"
        onSubmit={(event) => {
          event.preventDefault();
          void load().then(
            () => setOpen(true),
            () => navigate('/contact-us'),
          );
        }}
      >
        <button
          ref={button}
          className="btn btn--go"
          type="submit"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          Contact Sales
        </button>
      </form>
      {open && (
        <Suspense fallback={null}>
          <ContactSalesDialog
            person={company.sales_contact}
            about={about}
            opener={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
