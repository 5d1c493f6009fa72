import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type HistorySubject, type HistoryVersion, totalOf } from '@shishir/contract';
import { down } from '@shishir/tokens';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ofEachRecord } from '../../content/records/content-records';
import { statusOf } from '../../platform/api/failure';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { PageState } from '../../platform/ui/page/page-state';
import { FullPage } from '../../platform/ui/page/full-page';
import { PageTitle } from '../../platform/ui/page/page-title';
import { lastProductList, paths } from '../../platform/ui/page/paths';
import { PAGE_SIZE, type Subject, useVersions } from './history.queries';
import { historyTexts as texts, LISTS } from './history.texts';
import { VersionDetail } from './version-detail';
import { VersionList } from './version-list';

/** Paths of the list and the form of the records. */
const PLACES: Record<HistorySubject, { list: () => string; edit: (id: number) => string }> = {
  product: { list: lastProductList, edit: paths.products.edit },
  category: { list: () => paths.categories, edit: () => paths.categories },
  ...ofEachRecord(({ paths: { list, edit } }) => ({ list: () => list, edit })),
  company: { list: () => paths.companyDetails, edit: () => paths.companyDetails },
};

/** The versions of one record: the list beside the chosen one. Page and choice are in the address. */
export default function HistoryPage() {
  const { subject = '', id = '' } = useParams();
  if (!(subject in PLACES) || !/^[1-9]\d{0,9}$/.test(id)) return <Gone />;
  const about = { subject: subject as HistorySubject, id: Number(id) };
  return <History key={`${subject} ${id}`} about={about} />;
}

function Gone({ list }: { list?: { title: string; path: string } }) {
  const { title, path } = list ?? { title: texts.overview, path: paths.overview };
  return (
    <>
      <PageTitle text={texts.untitled} />
      <PageState shows="drop" text={texts.gone} alert>
        <Button component={Link} to={path} variant="contained">
          {title}
        </Button>
      </PageState>
    </>
  );
}

const CHOSEN: SxProps<Theme> = ({ breakpoints }) => ({
  overflow: { md: 'auto' },
  px: { xs: 2, md: 4 },
  pb: { xs: 3, md: 4 },
  [breakpoints.down('md')]: {
    borderTop: '8px solid',
    borderColor: 'background.default',
    // Below the top bar.
    scrollMarginTop: 56,
  },
});

function History({ about }: { about: Subject }) {
  const { subject, id } = about;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const response = useVersions(about, page);
  const body = response.data?.body;
  const own = paths.history(subject, id);
  const list = { title: LISTS[subject], path: PLACES[subject].list() };
  const detail = useRef<HTMLElement>(null);
  const number = Number(search.get('version')) || (body?.data[0]?.number ?? null);

  // If the chosen version is below the list, for lack of room, it scrolls into view.
  const chosen = search.get('version');
  useEffect(() => {
    if (chosen && matchMedia(down('md')).matches) detail.current?.scrollIntoView();
  }, [chosen]);

  if (!body && [400, 403, 404].includes(statusOf(response.error) ?? 0)) return <Gone list={list} />;
  const addressOf = (parameters: Record<string, string>) => {
    const query = String(new URLSearchParams(parameters));
    return query ? `${own}?${query}` : own;
  };
  const pageOf = (to: number): Record<string, string> => (to > 1 ? { page: String(to) } : {});
  const total = response.data ? totalOf(response.data.headers) : 0;
  const title = (
    <PageTitle text={body ? texts.title(body.record.name) : texts.untitled} crumbs={[list]} />
  );
  if (body && total === 0) {
    return (
      <Paper component="section">
        {title}
        <PageState shows="air" text={texts.empty(body.keep_days)}>
          <Button component={Link} to={PLACES[subject].edit(id)} variant="contained">
            {texts.edit}
          </Button>
        </PageState>
      </Paper>
    );
  }
  return (
    <FullPage
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: { md: '320px minmax(0, 1fr)', lg: '376px minmax(0, 1fr)' },
        height: { md: 'calc(100vh - 64px)' },
        minHeight: { md: 640 },
        bgcolor: 'background.paper',
      }}
    >
      {title}
      <Box
        component="nav"
        sx={{ overflow: { md: 'auto' }, borderRight: { md: 1 }, borderColor: { md: 'divider' } }}
        aria-label={texts.versions}
        aria-busy={response.isFetching}
      >
        {body ? (
          <VersionList
            subject={subject}
            versions={body.data}
            chosen={number}
            fromNewest={page === 1}
            addressOf={(version: HistoryVersion) =>
              addressOf({ ...pageOf(page), version: String(version.number) })
            }
          />
        ) : response.isError ? (
          <FailedQuery of={response} />
        ) : (
          <ListSkeleton />
        )}
        {total > PAGE_SIZE && (
          <Stack
            direction="row"
            role="group"
            aria-label={texts.pages}
            sx={[
              { justifyContent: 'space-between', px: 1.5, py: 1 },
              { borderTop: 1, borderColor: 'divider' },
            ]}
          >
            <Button component={Link} to={addressOf(pageOf(page - 1))} disabled={page <= 1}>
              {texts.newer}
            </Button>
            <Button
              component={Link}
              to={addressOf(pageOf(page + 1))}
              disabled={page * PAGE_SIZE >= total}
            >
              {texts.older}
            </Button>
          </Stack>
        )}
      </Box>
      <Box component="article" aria-label={texts.chosen} ref={detail} sx={CHOSEN}>
        {number !== null && (
          <VersionDetail
            key={number}
            about={about}
            number={number}
            editPath={PLACES[subject].edit(id)}
            newest={own}
            onRestored={() => void navigate(own)}
          />
        )}
      </Box>
    </FullPage>
  );
}

function ListSkeleton() {
  return (
    <div role="status">
      <Box component="span" sx={visuallyHidden}>
        {texts.loading}
      </Box>
      {[1, 2, 3, 4].map((row) => (
        <Box key={row} aria-hidden="true" sx={{ px: 3, py: 2 }}>
          <Skeleton width="50%" />
          <Skeleton width="80%" />
        </Box>
      ))}
    </div>
  );
}
