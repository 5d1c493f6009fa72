import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type Category, MENU_GROUPS, MENU_SIZE, type MenuGroup } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { FailedList } from '../../platform/ui/list/list-states';
import { PageTitle } from '../../platform/ui/page/page-title';
import { MenuEditor, type MenuEditorHandle } from './menu-editor';
import { useMenus } from './menu.queries';
import { menuTexts as texts } from './menu.texts';
import type { Targets } from './menu-targets';
import { useMenuDrafts } from './use-menu-drafts';
import '../../platform/ui/list/list.css';
import './menus.css';

export default function MenusPage() {
  const { loaded, error, retry } = useMenus();
  return (
    <>
      <PageTitle text={texts.title} />
      <div className="page-header">
        <div>
          <p>{texts.note}</p>
        </div>
      </div>
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
  const group = MENU_GROUPS.find((one) => one === search.get('group')) ?? MENU_GROUPS[0];
  const drafts = useMenuDrafts(groups);
  const draft = drafts.draftOf(group);
  const editor = useRef<MenuEditorHandle>(null);
  return (
    <>
      <div className="menu-bar">
        <nav className="views menu-tabs" aria-label={texts.tabs}>
          {MENU_GROUPS.map((one) => (
            <Link
              key={one}
              to={`?group=${one}`}
              aria-current={one === group ? 'page' : undefined}
              preventScrollReset
            >
              {texts.groups[one]}
              <small className="num">{drafts.draftOf(one).items.length}</small>
              {drafts.isChanged(one) && <Unsaved />}
            </Link>
          ))}
        </nav>
        <Button
          variant="contained"
          startIcon={<PlusIcon />}
          disabled={draft.items.length >= MENU_SIZE}
          onClick={() => editor.current?.add()}
        >
          {texts.add}
        </Button>
      </div>
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
  <span className="menu-tabs__unsaved">
    <span className="vh">{texts.unsaved}</span>
  </span>
);

function MenuSkeleton() {
  return (
    <div className="menu-editor" role="status">
      <span className="vh">{texts.loading}</span>
      <div className="paper menu-skeleton" aria-hidden="true">
        {Array.from({ length: 8 }, (_none, row) => (
          <span key={row}>
            <Skeleton width="38%" />
            <Skeleton width="24%" />
          </span>
        ))}
      </div>
    </div>
  );
}
