import type { SalesContact } from '@shishir/contract';
import { Avatar, portraitUrl } from '../../../platform/ui/avatar';
import styles from './offer.module.css';

interface SalesPersonProps {
  person: SalesContact;
  /** The look of the portrait. */
  className?: string | undefined;
}

/** Portrait, name and title of a sales person. Use it where people may call. */
export const SalesPerson = ({ person, className = '' }: SalesPersonProps) => (
  <div className={styles.person}>
    <Avatar className={className} name={person.name} src={portraitUrl(person.picture)} named />
    <div>
      <b>{person.name}</b>
      {person.title && <small>{person.title}</small>}
    </div>
  </div>
);
