import Button from '@mui/material/Button';
import { formatAge, groupLakh } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../api/failure';
import { useCategories } from '../categories/categories.queries';
import { excerpt, fullName, messageAddress } from '../contact-message/message-card';
import { initials, LetterAvatar } from '../theme/letter-avatar';
import { FailedList } from '../ui/list/list-states';
import { DhakaHover } from '../ui/page/dhaka-time';
import { paths } from '../ui/page/paths';
import { type Retry, useWaitingMessages } from './overview.queries';
import { overviewTexts } from './overview.texts';

interface Props extends Retry {
  title: string;
  /** Right of the title: a figure or a way on. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the overview; when its own data fails, the others stay. */
export function Panel({ title, aside, failure, retry, children }: Props) {
  return (
    <section className="paper panel" aria-label={title}>
      <div className="panel__header">
        <h2>{title}</h2>
        {aside}
      </div>
      {failure ? <FailedList message={failureText(failure)} onRetry={retry} /> : children}
    </section>
  );
}

/** How many products each category has, the fullest first. */
export function CataloguePanel() {
  const response = useCategories();
  const categories = response.data?.body.data
    .filter((category) => category.product_count > 0)
    .sort((a, b) => b.product_count - a.product_count);
  const total = categories?.reduce((sum, category) => sum + category.product_count, 0) ?? 0;
  const most = categories?.[0]?.product_count ?? 1;
  return (
    <Panel
      title={overviewTexts.catalogue}
      failure={response.data ? null : response.error}
      retry={() => void response.refetch()}
      aside={categories && <span className="mut num">{overviewTexts.products(total)}</span>}
    >
      {categories?.length === 0 && <p className="panel__note">{overviewTexts.emptyCatalogue}</p>}
      <ul className="bars num">
        {categories?.map((category) => (
          <li key={category.id}>
            <Link to={paths.products.ofCategory(category.slug)}>
              <span>{category.title}</span>
              <span className="bars__ground" aria-hidden="true">
                <span style={{ width: `${(category.product_count / most) * 100}%` }} />
              </span>
              <span>{groupLakh(category.product_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The messages that nobody has opened, the longest waiting first. */
export function WaitingPanel() {
  const { messages, ...retry } = useWaitingMessages();
  return (
    <Panel
      {...retry}
      title={overviewTexts.waitingTitle}
      aside={
        <Button component={Link} to={paths.messages}>
          {overviewTexts.allMessages}
        </Button>
      }
    >
      {messages?.length === 0 && <p className="panel__note">{overviewTexts.nobodyWaits}</p>}
      <ul className="entries">
        {messages?.map((message) => (
          <li key={message.id}>
            <Link to={messageAddress(message.id, { search: '' })}>
              <LetterAvatar letters={initials(fullName(message))} />
              <span className="entries__text">
                <b>{fullName(message)}</b>
                <span>{excerpt(message)}</span>
              </span>
              <DhakaHover moment={message.created_at}>
                {formatAge(message.created_at, new Date())}
              </DhakaHover>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
