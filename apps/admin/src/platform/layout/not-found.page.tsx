import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link } from 'react-router-dom';
import { layoutTexts } from './layout.texts';
import { paths } from '../ui/page/paths';
import { PageState } from '../ui/page/page-state';
import { PageTitle } from '../ui/page/page-title';

export default function NotFoundPage() {
  return (
    <Paper component="section">
      <PageTitle text={layoutTexts.notFoundTitle} />
      <PageState shows="drop" text={layoutTexts.notFound}>
        <Button component={Link} to={paths.overview} variant="contained">
          {layoutTexts.toOverview}
        </Button>
      </PageState>
    </Paper>
  );
}
