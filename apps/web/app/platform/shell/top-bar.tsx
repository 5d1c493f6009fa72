import { Link } from 'react-router';
import { useAuth } from '../../staff/auth/auth-context';
import { ServerPart } from './server-parts';
import './top-bar.css';

/** The bar above the header: contacts of sales, and the links to sign in and sign up. */
export function TopBar() {
  const { user } = useAuth();
  return (
    <nav className="topbar" aria-label="Contact and account">
      <div className="wrap">
        <ServerPart name="contacts" className="topbar__contacts" />
        {!user && (
          <span className="topbar__auth">
            <Link to="/login">Sign In</Link>
            <Link to="/signup">Sign Up</Link>
          </span>
        )}
      </div>
    </nav>
  );
}
