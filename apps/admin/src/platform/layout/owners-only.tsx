import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link, Outlet } from 'react-router-dom';
import { useStaff } from '../ui/staff/staff-context';
import { layoutTexts } from './layout.texts';
import { paths } from '../ui/page/paths';
import { PageState } from '../ui/page/page-state';
import { PageTitle } from '../ui/page/page-title';

/** Shows the pages below it to the owner; other staff see that these are for the owner only. */
export default function OwnersOnly() {
  if (useStaff().role === 'super_admin') return <Outlet />;
  return (
    <Paper component="section">
      <PageTitle text={layoutTexts.ownerTitle} />
      <PageState shows="drop" text={`${layoutTexts.ownerTitle}. ${layoutTexts.owner}`}>
        <Button component={Link} to={paths.overview} variant="contained">
          {layoutTexts.toOverview}
        </Button>
      </PageState>
    </Paper>
  );
}
