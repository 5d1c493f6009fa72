import Button from '@mui/material/Button';
import { InboxIcon, PlusIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { useStaff } from '../../platform/ui/staff/staff-context';
import { ChangesPanel } from './changes-panel';
import { EnquiriesPanel } from './enquiries-panel';
import { FigureStrip } from './figure-strip';
import { MailsPanel } from './mails-panel';
import { greeting, overviewTexts as texts, todayText } from './overview.texts';
import { ProductsPanel } from './products-panel';
import { SpecifiedCards } from './specified-cards';
import { WaitingPanel } from './waiting-panel';
import './overview.css';

/** What staff need in the morning. The mail log and the audit log are the owner's. */
export default function OverviewPage() {
  const { name, role } = useStaff();
  const isOwner = role === 'super_admin';
  const now = useNow();
  return (
    <>
      <PageTitle text={texts.title} />
      <div className="day">
        <p className="num">
          <b>{greeting(name, now)}</b>
          {todayText(now)}
        </p>
        <div>
          <Button component={Link} to={paths.inbox} variant="outlined" startIcon={<InboxIcon />}>
            {texts.openInbox}
          </Button>
          <Button
            component={Link}
            to={paths.products.add}
            variant="contained"
            startIcon={<PlusIcon />}
          >
            {texts.addProduct}
          </Button>
        </div>
      </div>
      <FigureStrip now={now} isOwner={isOwner} />
      <div className="panels">
        <EnquiriesPanel />
        <WaitingPanel now={now} />
      </div>
      <SpecifiedCards now={now} />
      <div className={isOwner ? 'thirds' : 'thirds thirds--one'}>
        <ProductsPanel />
        {isOwner && <MailsPanel now={now} />}
        {isOwner && <ChangesPanel now={now} />}
      </div>
    </>
  );
}

const MINUTE_MS = 60_000;

/** The time, to the minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
