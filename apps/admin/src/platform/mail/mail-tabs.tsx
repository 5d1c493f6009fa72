import { NavLink } from 'react-router-dom';
import { PageBar } from '../ui/page/page-bar';
import { paths } from '../ui/page/paths';
import { mailServerTexts, mailTexts } from './mail.texts';

/** What was sent, and with which server: two pages at one entry of the sidebar. */
export function MailTabs() {
  return (
    <PageBar>
      <nav aria-label={mailTexts.tabs}>
        <NavLink to={paths.mailLog}>{mailTexts.title}</NavLink>
        <NavLink to={paths.mailServer}>{mailServerTexts.title}</NavLink>
      </nav>
    </PageBar>
  );
}
