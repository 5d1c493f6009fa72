import { up } from '@shishir/tokens';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EnquiryButton } from '../enquiry/enquiry-button';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb';
import { PhoneLink } from '../ui/contact-link';
import { Icon } from '../ui/icon';
import { Notes } from '../ui/notes';
import { useShell } from '../ui/page/shell-data';
import { Picture } from '../ui/picture';
import type { Information } from './content';
import { FigureTable } from './figure-table';
import sheet from './information.css?url';
import { MarkedText } from './marked-text';

interface InformationHeaderProps {
  information: Information;
  crumbs: Crumb[];
  /** How many products the list below it has. */
  total: number;
  /** The id of that list. */
  listId: string;
}

/** What a buyer of such a unit should know, above the list of a category. */
export default function InformationHeader(props: InformationHeaderProps) {
  const { information, crumbs, total, listId } = props;
  const { title, lead, action, lists, parts, questions, notes, related } = information;
  return (
    <div className="inform">
      {/* Lists without information never load it. React waits for it before it shows the header. */}
      <link rel="stylesheet" href={sheet} precedence="page" />
      <div className="wrap inform__top">
        <div className="inform__text">
          <Breadcrumb crumbs={crumbs} />
          <h1>{title}</h1>
          <p>
            <MarkedText text={lead} />
          </p>
          <ToSales title={title} action={action} />
          {(total > 0 || related) && (
            <p className="inform__links">
              {total > 0 && (
                <a className="link" href={`#${listId}`}>
                  {total === 1 ? 'See the model' : `See the ${total} models`} <Icon name="down" />
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
      <div className="block wrap inform__lists">
        {lists.map((list) => (
          <section key={list.title}>
            <h2>{list.title}</h2>
            <ul>
              {list.items.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  <span>
                    <MarkedText text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="inform__more">
        <div className="wrap">
          {parts.map((part) => (
            <Part key={part.title} title={part.title}>
              {part.paragraphs.map((text) => (
                <p key={text}>
                  <MarkedText text={text} />
                </p>
              ))}
              {part.table && <FigureTable table={part.table} />}
            </Part>
          ))}
          {questions && (
            <Part title="Questions we are asked">
              <dl className="inform__questions">
                {questions.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
          {notes && <Notes notes={notes} />}
        </div>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="inform__part">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function CategoryPicture({ kind }: Pick<Information, 'kind'>) {
  const category = useShell().categories.find((one) => one.kind === kind && one.picture);
  if (!category) return null;
  return (
    <div className="inform__pic">
      <Picture picture={category.picture} sizes={`${up('md')} 46vw, 94vw`} eager />
    </div>
  );
}

/** The form for an enquiry about these units, and the phone. */
function ToSales({ title, action }: { title: string; action: string }) {
  const phone = useShell().company?.sales_phones[0];
  return (
    <div className="inform__go">
      <EnquiryButton kind="consultation" subject={title}>
        {action}
      </EnquiryButton>
      {phone && <PhoneLink className="btn btn--line" number={phone} />}
    </div>
  );
}

/** Stands in for the products of a category that has none yet. */
export function NoProductsYet({ information }: { information: Information }) {
  const { title, action, toOrder, needs } = information;
  return (
    <div className="inform__none">
      <div>
        <h3>No products found.</h3>
        <p>{toOrder}</p>
        <ul>
          {needs.map((need) => (
            <li key={need}>
              <Icon name="check" />
              {need}
            </li>
          ))}
        </ul>
      </div>
      <ToSales title={title} action={action} />
    </div>
  );
}
