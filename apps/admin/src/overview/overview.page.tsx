import Button from '@mui/material/Button';
import { formatLongDate } from '@shishir/format';
import { Link } from 'react-router-dom';
import { paths } from '../ui/page/paths';
import { PageTitle } from '../ui/page/page-title';
import { MailIcon } from '../theme/icons';
import { CataloguePanel, WaitingPanel } from './panels';
import { CheckPanel } from './check-panel';
import { EnquiriesPanel } from './enquiries-panel';
import { OverviewCards } from './overview-cards';
import { useOverviewFigures } from './overview.queries';
import { overviewTexts } from './overview.texts';
import './overview.css';

export default function OverviewPage() {
  const figures = useOverviewFigures();
  return (
    <>
      <PageTitle text={overviewTexts.title} />
      <div className="page-header">
        <div>
          <p className="num">{overviewTexts.today(formatLongDate(new Date()))}</p>
        </div>
        <div>
          <Button component={Link} to={paths.messages} variant="outlined" startIcon={<MailIcon />}>
            {overviewTexts.openMessages}
          </Button>
        </div>
      </div>
      <OverviewCards figures={figures} />
      <div className="panels">
        <EnquiriesPanel />
        <WaitingPanel />
      </div>
      <div className="panels">
        <CataloguePanel />
        <CheckPanel />
      </div>
    </>
  );
}
