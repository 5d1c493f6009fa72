import { DashboardLayout } from './platform/layout/dashboard.layout';
import { InboxLive } from './sales/contact-message/live/inbox-live';
import { NewContactMessageCount } from './sales/contact-message/new-contact-message-count';
import { DueCount } from './sales/contact-message/pipeline/due-count';
import { UnsentReports } from './sales/visit-reports/unsent-reports';

/** The layout with the parts of several domains, in one file: every page loads all of it. */
export default function DashboardShell() {
  return (
    <DashboardLayout
      newContactMessageCount={<NewContactMessageCount />}
      dueCount={<DueCount />}
      live={<InboxLive />}
      notice={<UnsentReports />}
    />
  );
}
