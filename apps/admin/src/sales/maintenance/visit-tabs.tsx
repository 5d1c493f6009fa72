import Button from '@mui/material/Button';
import { CalendarDaysIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PageBar, PageTab, PageTabs } from '../../platform/ui/page/page-bar';
import { paths } from '../../platform/ui/page/paths';
import { FeedDialog } from './feed-dialog';
import { visitTexts } from './maintenance.texts';
import { duePageTexts as texts, feedTexts } from './visit-pages.texts';

const TABS = [
  { path: paths.visits.due, label: texts.due },
  { path: paths.visits.calendar, label: texts.calendar },
  { path: paths.visits.list, label: texts.all },
];

/** Tabs of due list, calendar and list of visits, which share one entry of the sidebar. */
export function VisitTabs() {
  const { pathname } = useLocation();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <PageBar
        // The list has a bar too, which moves up by its margin.
        sx={pathname === paths.visits.list ? { mb: 3 } : undefined}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<CalendarDaysIcon />}
              onClick={() => setAsks(true)}
            >
              {feedTexts.button}
            </Button>
            {pathname !== paths.visits.list && (
              <Button
                component={Link}
                to={paths.visits.add}
                variant="contained"
                startIcon={<PlusIcon />}
              >
                {visitTexts.add}
              </Button>
            )}
          </>
        }
      >
        <PageTabs label={texts.tabs}>
          {TABS.map(({ path, label }) => (
            <PageTab key={path} to={path} current={pathname === path}>
              {label}
            </PageTab>
          ))}
        </PageTabs>
      </PageBar>
      {asks && <FeedDialog onClose={() => setAsks(false)} />}
    </>
  );
}
