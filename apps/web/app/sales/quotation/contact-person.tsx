import type { QuotationView } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { Avatar } from '../../platform/ui/avatar';
import { quotationTexts } from './quotation.texts';
import resultStyles from '../tools/shared/result.module.css';
import styles from './quotation.module.css';

const texts = quotationTexts.decision;

/** Contact of the quotation: name, title, and phone or email. */
export function ContactPerson({ contact }: Pick<QuotationView, 'contact'>) {
  const { name, title, phone, email } = contact;
  return (
    <div className={`${resultStyles.part} ${styles.salesPerson}`}>
      <Avatar name={name ?? texts.sales} src={null} />
      <p>
        <b>{name ?? texts.salesTeam}</b>
        {title && <small>{title}</small>}
      </p>
      {phone ? (
        <a className="link number" href={phoneLink(phone)}>
          {formatPhone(phone)}
        </a>
      ) : (
        email && (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        )
      )}
    </div>
  );
}
