import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SavedView } from '@shishir/contract';
import { EllipsisVerticalIcon, PlusIcon, Share2Icon, StarIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListAddress } from '../list/list-address';
import type { Visible } from '../list/list-columns';
import { PageBar, PageTab, PageTabs } from '../page/page-bar';
import { useStaff } from '../staff/staff-context';
import {
  type CurrentView,
  sameQuery,
  useSavedViews,
  useViewWrites,
  viewSearch,
} from './saved-views.queries';
import { savedViewsTexts as texts } from './saved-views.texts';
import { SaveViewDialog, ViewRemoval } from './view-dialogs';

export interface StandardView {
  label: string;
  query: string;
  /** True if the list shows this view; by default, its query decides. */
  current?: boolean;
  /** Number of rows, if `useCounts` does not return it. */
  count?: number | null;
}

/** Views of a list: the standard ones and the saved ones. */
export interface ListViews {
  screen: SavedView['screen'];
  /** Path of the list without a query. */
  path: string;
  /** Permanent views: the first one comes before the saved ones, the others after them. */
  standard: StandardView[];
  /** Name of the row. */
  label?: string;
  /** Hook that returns the number of rows of each view; undefined while unknown. */
  useCounts?: (queries: string[]) => number[] | undefined;
  /** Shows only an icon on the save button, for a row with many views. */
  compact?: boolean;
  /** The page fills the window, see `PageBar`. */
  flush?: boolean;
  /** Actions of the page, at the right. */
  actions?: ReactNode;
}

interface Props extends ListViews {
  address: ListAddress;
  saved: CurrentView;
  /** Columns chosen by the user; null if none were chosen. */
  columns: Visible | null;
  columnsChanged: boolean;
  onReplaced: () => void;
}

const VIEW_BUTTON = { flex: 'none', alignSelf: 'center', width: { md: 32 }, height: { md: 32 } };

type OpenDialog = { what: 'save' } | { what: 'edit' | 'delete'; view: SavedView };

/** Row of views above a list, with the page's actions at the right. */
export function ViewRow({ saved, standard, actions, address, path, screen, ...props }: Props) {
  const { views, current } = saved;
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [first, ...others] = standard;
  const { useCounts = useNoCounts } = props;
  const queries = [...standard, ...views].map(({ query }) => query);
  const counts = useCounts(queries);
  const counted = (query: string) => counts?.[queries.indexOf(query)] ?? null;
  const close = () => setOpen(null);
  const standardLink = ({ label, query, count, ...view }: StandardView) => (
    <ViewLink
      key={label}
      to={query ? `${path}?${query}` : path}
      current={current === null && (view.current ?? sameQuery(query) === address.filterQuery)}
      count={count ?? counted(query)}
    >
      {label}
    </ViewLink>
  );
  return (
    <PageBar actions={actions} flush={props.flush}>
      <PageTabs
        label={props.label ?? texts.label}
        sx={({ breakpoints }) => ({
          // Only touch screens scroll the row.
          [breakpoints.up('md')]: { flexWrap: 'wrap' },
        })}
      >
        {first && standardLink(first)}
        {views.map((view) => (
          <Stack key={view.id} direction="row" sx={{ flex: 'none', alignItems: 'center' }}>
            <ViewLink
              to={path + viewSearch(view)}
              current={view === current}
              count={counted(view.query)}
            >
              <ViewMark view={view} />
              {view.name}
            </ViewLink>
            {view === current && view.editable && (
              <ViewMenu
                {...props}
                view={view}
                query={address.filterQuery}
                changed={saved.changed || props.columnsChanged}
                onOpen={setOpen}
              />
            )}
          </Stack>
        ))}
        {others.map(standardLink)}
        {props.compact ? (
          <IconButton
            sx={VIEW_BUTTON}
            aria-label={texts.save}
            title={texts.save}
            onClick={() => setOpen({ what: 'save' })}
          >
            <PlusIcon />
          </IconButton>
        ) : (
          <Button
            sx={{ flex: 'none', alignSelf: 'center' }}
            startIcon={<PlusIcon />}
            onClick={() => setOpen({ what: 'save' })}
          >
            {texts.save}
          </Button>
        )}
      </PageTabs>
      {open && open.what !== 'delete' && (
        <SaveViewDialog
          view={open.what === 'edit' ? open.view : null}
          content={{ screen, query: address.filterQuery, columns: props.columns }}
          onSaved={(view) => {
            close();
            if (open.what === 'save') void navigate(path + viewSearch(view));
          }}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <ViewRemoval
          view={open.view}
          onDone={(removed) => {
            close();
            if (removed) void navigate(path, { replace: true });
          }}
        />
      )}
    </PageBar>
  );
}

/** Row of views for a list without `ListFrame`: the columns of a saved view stay unchanged. */
export function SavedViewRow({ address, ...views }: ListViews & { address: ListAddress }) {
  const saved = useSavedViews(views.screen, address);
  return (
    <ViewRow
      {...views}
      address={address}
      saved={saved}
      columns={saved.current?.columns ?? null}
      columnsChanged={false}
      onReplaced={() => {}}
    />
  );
}

/** Star for an own view, share icon for a view that all staff see. */
function ViewMark({ view }: { view: SavedView }) {
  const own = useStaff().id === view.owner?.id;
  const sharedTitle = own || !view.owner ? texts.shared : texts.sharedBy(view.owner.name);
  return view.shared ? (
    <Share2Icon role="img" size={14}>
      <title>{sharedTitle}</title>
    </Share2Icon>
  ) : (
    <StarIcon role="img" size={14}>
      <title>{texts.own}</title>
    </StarIcon>
  );
}

interface ViewLinkProps {
  to: string;
  current: boolean;
  count: number | null;
  children: ReactNode;
}

const useNoCounts = () => undefined;

function ViewLink({ to, current, count, children }: ViewLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // Each number that arrives moves the views after it.
  useEffect(() => showCurrentView(link.current!), [current, count]);
  return (
    <PageTab ref={link} to={to} current={current} count={count}>
      {children}
    </PageTab>
  );
}

/** Scrolls the row of views, which is wider than a phone, to the current view without moving the page. */
function showCurrentView(link: HTMLElement): void {
  const row = link.closest('nav');
  const current = row?.querySelector('[aria-current]');
  if (!row || !current) return;
  const [{ left, right }, box] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
  if (right > box.right) row.scrollLeft += right - box.right;
  else if (left < box.left) row.scrollLeft -= box.left - left;
}

interface ViewMenuProps {
  view: SavedView;
  query: string;
  columns: Visible | null;
  changed: boolean;
  onReplaced: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

/** Menu of actions for the current view. */
function ViewMenu({ view, query, columns, changed, onReplaced, onOpen }: ViewMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { replace } = useViewWrites(view.screen);
  const press = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      {changed && (
        <Typography variant="body2" component="small">
          {texts.changed}
        </Typography>
      )}
      <IconButton
        sx={VIEW_BUTTON}
        aria-label={texts.actionsFor(view.name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts.actionsFor(view.name) } }}
      >
        <MenuItem
          disabled={!changed}
          onClick={press(
            () => void replace(view, query, columns).then((done) => done && onReplaced()),
          )}
        >
          {texts.update}
        </MenuItem>
        <MenuItem onClick={press(() => onOpen({ what: 'edit', view }))}>{texts.edit}</MenuItem>
        <MenuItem onClick={press(() => onOpen({ what: 'delete', view }))}>{texts.delete}</MenuItem>
      </Menu>
    </>
  );
}
