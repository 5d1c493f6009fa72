import { useLocation } from 'react-router-dom';
import { PageBar, PageTab, PageTabs } from '../ui/page/page-bar';
import { paths } from '../ui/page/paths';
import { mailServerTexts, mailTexts } from './mail.texts';

/** Tabs of mail log and mail server, which share one entry of the sidebar. */
export function MailTabs() {
  const { pathname } = useLocation();
  return (
    <PageBar>
      <PageTabs label={mailTexts.tabs}>
        <PageTab to={paths.mailLog} current={pathname === paths.mailLog}>
          {mailTexts.title}
        </PageTab>
        <PageTab to={paths.mailServer} current={pathname === paths.mailServer}>
          {mailServerTexts.title}
        </PageTab>
      </PageTabs>
    </PageBar>
  );
}
