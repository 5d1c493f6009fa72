import IconButton from '@mui/material/IconButton';
import { dhakaParts } from '@shishir/format';
import { useState, type PropsWithChildren } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useStaff } from '../ui/staff/staff-context';
import { CloseIcon } from '../theme/icons';
import { firstLetter, LetterAvatar } from '../theme/letter-avatar';
import { roleName } from '../ui/staff/role-name';
import { useCompanyName } from '../ui/page/company.queries';
import { layoutTexts } from './layout.texts';
import { Logo } from '../ui/page/logo';
import { navigationFor, overviewPage } from './navigation';
import { SidebarGroup } from './sidebar-group';
import './sidebar.css';

interface Props {
  /** Only icons; a press on a group unfolds the sidebar. */
  folded?: boolean;
  onUnfold?: () => void;
  /** Given where the sidebar is a drawer. */
  onClose?: () => void;
}

export function Sidebar({ folded = false, onUnfold, onClose, children }: PropsWithChildren<Props>) {
  const user = useStaff();
  const company = useCompanyName();
  const { pathname } = useLocation();
  const [turned, setTurned] = useState<Record<string, boolean>>({});
  const atOverview = pathname === overviewPage.path;

  return (
    <aside className={folded ? 'side side--folded' : 'side'} aria-label={layoutTexts.sidebar}>
      <div className="side__head">
        <Link to={overviewPage.path} aria-label={company || overviewPage.title}>
          <Logo mark={folded} />
        </Link>
        {onClose && (
          <IconButton aria-label={layoutTexts.closeMenu} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className="me">
        <LetterAvatar letters={firstLetter(user.name)} image={user.image} />
        <div className={folded ? 'vh' : undefined}>
          <b>{user.name}</b>
          <span>{roleName(user.role)}</span>
        </div>
      </div>
      <nav aria-label={layoutTexts.pages}>
        <Link
          className="side__row"
          to={overviewPage.path}
          aria-current={atOverview ? 'page' : undefined}
          title={folded ? overviewPage.title : undefined}
        >
          <overviewPage.icon />
          <span className={folded ? 'vh' : undefined}>{overviewPage.title}</span>
        </Link>
        {navigationFor(user.role).map((group) => (
          <SidebarGroup
            key={group.title}
            group={group}
            turned={turned[group.title]}
            folded={folded}
            onTurn={(open) => {
              setTurned({ ...turned, [group.title]: open });
              onUnfold?.();
            }}
          />
        ))}
        {children}
      </nav>
      <p className="side__foot">
        {!folded && company && layoutTexts.copyright(dhakaParts(new Date()).year, company)}
      </p>
    </aside>
  );
}
