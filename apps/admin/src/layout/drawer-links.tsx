import { Link } from 'react-router-dom';
import { useLogout } from '../account/auth/auth.queries';
import { useLeave } from '../ui/form/unsaved-changes';
import { HomeIcon, LogoutIcon, ProfileIcon } from '../theme/icons';
import { layoutTexts } from './layout.texts';
import { profilePage } from './navigation';
import { publicAddress } from '../ui/page/public-address';

/** What stands in the top bar where there is room for it. */
export function DrawerLinks() {
  const logout = useLogout();
  const leave = useLeave();
  return (
    <div className="side__more">
      <a className="side__row" href={publicAddress(window.location)}>
        <HomeIcon />
        {layoutTexts.home}
      </a>
      <Link className="side__row" to={profilePage.path}>
        <ProfileIcon />
        {layoutTexts.profile}
      </Link>
      <button type="button" className="side__row" onClick={() => leave(() => void logout())}>
        <LogoutIcon />
        {layoutTexts.logout}
      </button>
    </div>
  );
}
