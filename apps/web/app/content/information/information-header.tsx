import { up } from '@shishir/tokens';
import { Link } from 'react-router';
import { EnquiryButton } from '../../sales/enquiry/enquiry-button';
import { Breadcrumb, type Crumb } from '../../platform/ui/breadcrumb';
import { PhoneLink } from '../../platform/ui/contact-link';
import { Icon } from '../../platform/ui/icon';
import { useShell } from '../../platform/ui/page/shell-data';
import { Picture } from '../../platform/ui/picture';
import type { Information } from './content';
import { InformationBody } from './information-body';
import { informationTexts as texts } from './information.texts';
import { MarkedText } from './marked-text';
import styles from './information.module.css';

interface InformationHeaderProps {
  information: Information;
  crumbs: Crumb[];
  /** Number of products in the list below it. */
  total: number;
  /** The id of that list. */
  listId: string;
}

/** Information for buyers above the list of a category. */
export function InformationHeader(props: InformationHeaderProps) {
  const { information, crumbs, total, listId } = props;
  const { title, action, related } = information;
  return (
    <div className={styles.information}>
      <div className={`wrap ${styles.header}`}>
        <div className={styles.text}>
          <Breadcrumb crumbs={crumbs} />
          <h1 className="page-title">{title}</h1>
          <p className="lead">
            <MarkedText text={information.lead} />
          </p>
          <ToSales title={title} action={action} total={total} />
          {(total > 0 || related) && (
            <p className={`quiet screen-only ${styles.links}`}>
              {total > 0 && (
                <a className="link" href={`#${listId}`}>
                  {texts.seeModels(total)} <Icon name="down" />
                </a>
              )}
              {related && (
                <span>
                  {related.label}:{' '}
                  <Link className="link" to={related.to}>
                    {related.text}
                  </Link>
                </span>
              )}
            </p>
          )}
        </div>
        <CategoryPicture kind={information.kind} />
      </div>
      <InformationBody {...information} />
    </div>
  );
}

function CategoryPicture({ kind }: Pick<Information, 'kind'>) {
  const category = useShell().categories.find((one) => one.kind === kind && one.picture);
  if (!category) return null;
  return (
    <div className={styles.picture}>
      <Picture picture={category.picture} sizes={`${up('md')} 46vw, 94vw`} eager />
    </div>
  );
}

/** Link to the form for an enquiry about these units, and the phone. */
function ToSales({ title, action, total }: { title: string; action: string; total: number }) {
  const phone = useShell().company?.sales_phones[0];
  return (
    <div className={`actions screen-only ${styles.actions}`}>
      {total > 0 ? (
        <EnquiryButton kind="price" subject={title}>
          {action}
        </EnquiryButton>
      ) : (
        // The form of `AskForPrice` replaces the list.
        <a className="button button--go" href="#ask">
          {action}
        </a>
      )}
      {phone && <PhoneLink className="button button--line" number={phone} />}
    </div>
  );
}
