import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { layoutTexts } from './layout.texts';
import { overviewPage } from './navigation';
import { PageState } from '../ui/page/page-state';
import { PageTitle } from '../ui/page/page-title';

export default function NotFoundPage() {
  return (
    <section className="paper">
      <PageTitle text={layoutTexts.notFoundTitle} />
      <h1 className="vh">{layoutTexts.notFoundTitle}</h1>
      <PageState shows="drop" text={`${layoutTexts.notFoundTitle}. ${layoutTexts.notFound}`}>
        <Button component={Link} to={overviewPage.path} variant="contained">
          {layoutTexts.toOverview}
        </Button>
      </PageState>
    </section>
  );
}
