import { Link } from 'react-router';
import { sitePath } from '../../../platform/locale/site-path';
import { DialogForm, lazyDialog } from '../../../platform/ui/dialog/dialog-form';
import { useShell } from '../../../platform/ui/page/shell-data';
import { productDetailTexts as texts } from './product-detail.texts';
import modalStyles from '../../../platform/ui/dialog/modal.module.css';

const contactSales = lazyDialog(() => import('./contact-sales-dialog'));

interface ContactSalesProps {
  id: number;
  about: string;
  /** True if another button is the main action. */
  second?: boolean;
}

/**
 * Opens the sales contact for a product. Before hydration, and if the company has no sales contact with phone or email,
 * it opens the contact form with the product.
 */
export function ContactSales({ id, about, second = false }: ContactSalesProps) {
  const look = second ? 'button button--line' : 'button button--go';
  const { company } = useShell();
  const person = company?.sales_contact;
  if (!person?.phone && !person?.email) {
    return (
      <Link className={look} to={`/contact-us?product=${id}`}>
        {texts.contact.title}
      </Link>
    );
  }
  return (
    <DialogForm
      dialog={contactSales}
      content={{ person, about, hours: company?.sales_hours ?? null }}
      action={sitePath('/contact-us')}
      query={{ product: String(id) }}
      className={modalStyles.opener}
      buttonClass={look}
    >
      {texts.contact.title}
    </DialogForm>
  );
}
