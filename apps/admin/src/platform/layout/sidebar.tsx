import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import { dhakaParts } from '@shishir/format';
import { ChevronDownIcon, XIcon } from 'lucide-react';
import {
  Fragment,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { FirstStepsLink } from '../../staff/first-steps/first-steps-link';
import { firstLetter, LetterAvatar } from '../theme/letter-avatar';
import { useCompanyName } from '../ui/page/company.queries';
import { Logo } from '../ui/page/logo';
import { roleName } from '../ui/staff/role';
import { useStaff } from '../ui/staff/staff-context';
import { layoutTexts } from './layout.texts';
import {
  type FirstLevelPage,
  inboxPage,
  isAt,
  navigationFor,
  type NavigationGroup,
  overviewPage,
  quotationsPage,
  partsOf,
} from './navigation';
import './sidebar.css';

interface Props {
  /** Only icons; a press on a group unfolds the sidebar. */
  collapsed?: boolean;
  onUnfold?: () => void;
  /** Beside the inbox: the number of new contact messages. */
  newContactMessageCount: ReactNode;
  /** Given where the sidebar is a drawer. */
  onClose?: () => void;
}

export function Sidebar(props: PropsWithChildren<Props>) {
  const { collapsed = false, onUnfold, onClose, newContactMessageCount, children } = props;
  const user = useStaff();
  const company = useCompanyName();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<Record<string, boolean>>({});
  const pages = useRef<HTMLElement>(null);
  const showCurrent = () => {
    pages.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  };
  useEffect(showCurrent, [pathname]);

  return (
    <aside className={collapsed ? 'side side--collapsed' : 'side'} aria-label={layoutTexts.sidebar}>
      <div className="side__header">
        <Link to={overviewPage.path} aria-label={company || overviewPage.title}>
          <Logo mark={collapsed} />
        </Link>
        {onClose && (
          <IconButton aria-label={layoutTexts.closeMenu} onClick={onClose}>
            <XIcon />
          </IconButton>
        )}
      </div>
      <div className="me">
        <LetterAvatar letters={firstLetter(user.name)} image={user.image} />
        <div className={collapsed ? 'vh' : undefined}>
          <b>{user.name}</b>
          <span>{roleName(user.role)}</span>
        </div>
      </div>
      <nav aria-label={layoutTexts.pages} ref={pages}>
        <PageRow
          page={overviewPage}
          current={pathname === overviewPage.path}
          collapsed={collapsed}
        />
        <PageRow page={inboxPage} current={isAt(pathname, inboxPage)} collapsed={collapsed}>
          {newContactMessageCount}
        </PageRow>
        <PageRow
          page={quotationsPage}
          current={isAt(pathname, quotationsPage)}
          collapsed={collapsed}
        />
        <FirstStepsLink collapsed={collapsed} />
        {navigationFor(user.role).map((group) => (
          <SidebarGroup
            key={group.title}
            group={group}
            toggled={toggled[group.title]}
            collapsed={collapsed}
            onOpened={showCurrent}
            onToggle={(open) => {
              setToggled({ ...toggled, [group.title]: open });
              onUnfold?.();
            }}
          />
        ))}
      </nav>
      {children}
      <p className="side__foot">
        {!collapsed && company && layoutTexts.copyright(dhakaParts(new Date()).year, company)}
      </p>
    </aside>
  );
}

interface PageRowProps {
  page: FirstLevelPage;
  current: boolean;
  collapsed: boolean;
}

/** A page of the first level. */
function PageRow({ page, current, collapsed, children }: PropsWithChildren<PageRowProps>) {
  return (
    <Link
      className="side__row"
      to={page.path}
      aria-current={current ? 'page' : undefined}
      title={collapsed ? page.title : undefined}
    >
      <page.icon />
      <span className={collapsed ? 'vh' : undefined}>{page.title}</span>
      {children}
    </Link>
  );
}

interface SidebarGroupProps {
  group: NavigationGroup;
  /** What somebody chose; undefined until then. */
  toggled: boolean | undefined;
  collapsed: boolean;
  /** Called once all pages are visible. */
  onOpened: () => void;
  onToggle: (open: boolean) => void;
}

/** A group opens on a press; the one that the current page stands in is open at first. */
function SidebarGroup({ group, toggled, collapsed, onOpened, onToggle }: SidebarGroupProps) {
  const { pathname } = useLocation();
  const list = useId();
  const holdsPage = group.pages.some((page) => isAt(pathname, page));
  const open = !collapsed && (toggled ?? holdsPage);
  return (
    <div className={holdsPage ? 'side__group side__group--current' : 'side__group'}>
      <button
        type="button"
        className="side__row"
        aria-expanded={open}
        aria-controls={list}
        title={collapsed ? group.title : undefined}
        onClick={() => onToggle(collapsed || !open)}
      >
        <group.icon />
        <span className={collapsed ? 'vh' : undefined}>{group.title}</span>
        {!collapsed && <ChevronDownIcon className="side__arrow" />}
      </button>
      <Collapse in={open} unmountOnExit timeout={160} onEntered={holdsPage ? onOpened : undefined}>
        <div id={list} className="side__pages">
          {partsOf(group).map((part) => (
            <Fragment key={part.title}>
              {part.title && <p id={`${list}${part.title}`}>{part.title}</p>}
              <ul aria-labelledby={part.title ? `${list}${part.title}` : undefined}>
                {part.pages.map((page) => (
                  <li key={page.path}>
                    <Link to={page.path} aria-current={isAt(pathname, page) ? 'page' : undefined}>
                      {page.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      </Collapse>
    </div>
  );
}
