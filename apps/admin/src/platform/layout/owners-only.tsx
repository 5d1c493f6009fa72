import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link, Outlet } from 'react-router-dom';
import { useStaff } from '../ui/staff/staff-context';
import { layoutTexts } from './layout.texts';
import { paths } from '../ui/page/paths';
import { PageState } from '../ui/page/page-state';
import { PageTitle } from '../ui/page/page-title';

/** Lets the owner through to the pages below it; other staff see that these are the owner's. */
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
