import Collapse from '@mui/material/Collapse';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMessageSummary } from '../contact-message/contact-message.queries';
import { DownIcon } from '../theme/icons';
import { layoutTexts } from './layout.texts';
import { isAt, type NavigationGroup } from './navigation';

interface Props {
  group: NavigationGroup;
  /** What somebody chose; undefined until then. */
  turned: boolean | undefined;
  folded: boolean;
  onTurn: (open: boolean) => void;
}

/** A group opens on a press; the one that the current page belongs to is marked and stands open by itself. */
export function SidebarGroup({ group, turned, folded, onTurn }: Props) {
  const { pathname } = useLocation();
  const list = useId();
  const current = group.pages.some((page) => isAt(pathname, page));
  const open = !folded && (turned ?? (current || group.openAtFirst === true));
  return (
    <div className={current ? 'side__group side__group--current' : 'side__group'}>
      <button
        type="button"
        className="side__row"
        aria-expanded={open}
        aria-controls={list}
        title={folded ? group.title : undefined}
        onClick={() => onTurn(folded || !open)}
      >
        <group.icon />
        <span className={folded ? 'vh' : undefined}>{group.title}</span>
        {!folded && <DownIcon className="side__arrow" />}
      </button>
      <Collapse in={open} unmountOnExit timeout={160}>
        <ul id={list}>
          {group.pages.map((page) => (
            <li key={page.path}>
              <Link to={page.path} aria-current={isAt(pathname, page) ? 'page' : undefined}>
                {page.title}
                {page.countsNewMessages && <NewMessages />}
              </Link>
            </li>
          ))}
        </ul>
      </Collapse>
    </div>
  );
}

function NewMessages() {
  const count = useMessageSummary().data?.body.data.new_count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="side__count num" aria-hidden="true">
        {count}
      </span>
      <span className="vh">, {layoutTexts.newMessages(count)}</span>
    </>
  );
}
