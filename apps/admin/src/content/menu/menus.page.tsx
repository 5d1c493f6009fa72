import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Category, MENU_GROUPS, MENU_SIZE, type MenuGroup } from '@shishir/contract';
import { LanguagesIcon, PlusIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { FailedList } from '../../platform/ui/list/list-states';
import { PageBar, PageTab, PageTabs } from '../../platform/ui/page/page-bar';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { MenuColumns, MenuEditor, type MenuEditorHandle } from './menu-editor';
import { useMenus } from './menu.queries';
import { menuTexts as texts } from './menu.texts';
import type { Targets } from './menu-targets';
import { useMenuDrafts } from './use-menu-drafts';

export default function MenusPage() {
  const { loaded, error, retry } = useMenus();
  return (
    <>
      <PageTitle text={texts.title} />
      <PageHeader note={texts.note} />
      {loaded ? (
        <Menus {...loaded} />
      ) : error ? (
        <FailedList message={failureText(error)} onRetry={retry} />
      ) : (
        <MenuSkeleton />
      )}
    </>
  );
}

interface Props {
  groups: MenuGroup[];
  categories: Category[];
  targets: Targets;
}

function Menus({ groups, categories, targets }: Props) {
  const [search] = useSearchParams();
  const group = MENU_GROUPS.find((name) => name === search.get('group')) ?? MENU_GROUPS[0];
  const drafts = useMenuDrafts(groups);
  const draft = drafts.draftOf(group);
  const editor = useRef<MenuEditorHandle>(null);
  return (
    <>
      <PageBar
        actions={
          <>
            <Button
              component={Link}
              to={`${paths.translations}?subject=menu-item`}
              variant="outlined"
              startIcon={<LanguagesIcon />}
            >
              {recordTexts.actions.translate}
            </Button>
            <Button
              variant="contained"
              startIcon={<PlusIcon />}
              disabled={draft.items.length >= MENU_SIZE}
              onClick={() => editor.current?.add()}
            >
              {texts.add}
            </Button>
          </>
        }
      >
        <PageTabs label={texts.tabs}>
          {MENU_GROUPS.map((name) => (
            <PageTab
              key={name}
              to={`?group=${name}`}
              current={name === group}
              count={drafts.draftOf(name).items.length}
            >
              {texts.groups[name]}
              {drafts.isChanged(name) && <Unsaved />}
            </PageTab>
          ))}
        </PageTabs>
      </PageBar>
      <MenuEditor
        key={group}
        ref={editor}
        draft={draft}
        categories={categories}
        targets={targets}
        onChange={(next) => drafts.update(group, next)}
      />
    </>
  );
}

const Unsaved = () => (
  <Box component="span" sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'warning.main' }}>
    <Box component="span" sx={visuallyHidden}>
      {texts.unsaved}
    </Box>
  </Box>
);

function MenuSkeleton() {
  return (
    <MenuColumns role="status">
      <Box component="span" sx={visuallyHidden}>
        {texts.loading}
      </Box>
      <Paper aria-hidden="true">
        {Array.from({ length: 8 }, (_none, row) => (
          <Box
            key={row}
            sx={{
              px: 3,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { border: 0 },
            }}
          >
            <Skeleton width="38%" />
            <Skeleton width="24%" />
          </Box>
        ))}
      </Paper>
    </MenuColumns>
  );
}
