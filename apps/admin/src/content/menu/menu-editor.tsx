import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Category, MENU_SIZE } from '@shishir/contract';
import { down } from '@shishir/tokens';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { ConflictDialog } from '../../platform/ui/form/conflict-dialog';
import { PageState } from '../../platform/ui/page/page-state';
import { EntryDeletion, EntryFields } from './entry-panel';
import { EntryNote } from './entry-note';
import { changesOf } from './menu-changes';
import { added, type Draft, edited, itemOf, putBelow, removed, toDraft } from './menu-draft';
import { MenuPreview } from './menu-preview';
import { MenuSaveBar } from './menu-save-bar';
import { type Targets, titleOf } from './menu-targets';
import { MenuTree } from './menu-tree';
import { entryTexts, menuConflictTexts, menuTexts as texts, moveTexts } from './menu.texts';
import { MoveNote } from './move-note';
import type { MenuDraft } from './use-menu-drafts';
import { useMenuMoves } from './use-menu-moves';
import { useMenuSaving } from './use-menu-save';

interface Props {
  draft: MenuDraft;
  categories: Category[];
  targets: Targets;
  onChange: (next: (draft: MenuDraft) => MenuDraft) => void;
  ref: Ref<MenuEditorHandle>;
}

/** Actions for the page around a menu. */
export interface MenuEditorHandle {
  add: () => void;
}

/** One menu: its entries, the fields of the chosen one, a preview, and the unsaved changes. */
export function MenuEditor({ draft, categories, targets, onChange, ref }: Props) {
  const { base, items } = draft;
  const isNarrow = useMediaQuery(down('lg'));
  const [chosen, setChosen] = useState<{ key: string; asked: number } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const instructionsId = useId();

  const change = (next: Draft) => onChange((before) => ({ ...before, items: next }));
  const choose = (key: string) => setChosen((before) => ({ key, asked: (before?.asked ?? 0) + 1 }));
  const moves = useMenuMoves({ list, draft: items, targets, onChange: change });
  const saving = useMenuSaving({
    draft,
    targets,
    onChange,
    onSend: moves.end,
    onProblem: choose,
  });

  const item = itemOf(items, chosen?.key ?? null);
  const add = () => {
    const next = added(items);
    change(next.draft);
    choose(next.key);
  };
  useImperativeHandle(ref, () => ({ add }));
  const remove = (key: string) => {
    const at = items.findIndex((entry) => entry.key === key);
    const title = titleOf(items[at]!, targets);
    const next = removed(items, key);
    change(next);
    setChosen(null);
    moves.announce(title, moveTexts.removed);
    // The focused buttons were removed, so the next row receives focus.
    const beside = next[Math.min(at, next.length - 1)]?.key;
    const row = beside && list.current?.querySelector<HTMLElement>(`[data-entry="${beside}"]`);
    (row ? row.querySelector<HTMLElement>('[data-handle]') : list.current)?.focus();
  };
  const discard = () => {
    onChange(() => ({ base, items: toDraft(base) }));
    saving.discard();
    moves.end();
    setChosen(null);
  };

  const fields = item && chosen && (
    <EntryFields
      key={item.key}
      item={item}
      draft={items}
      categories={categories}
      targets={targets}
      problems={saving.problems.get(item.key) ?? {}}
      checked={saving.checked}
      asked={chosen.asked}
      onEdit={(values) => change(edited(items, item.key, values))}
      onMove={(move) => moves.move(item.key, move)}
      onPutBelow={(parent) => change(putBelow(items, item.key, parent))}
    />
  );
  const deletion = item && (
    <EntryDeletion item={item} draft={items} targets={targets} onDelete={() => remove(item.key)} />
  );
  const title = item && entryTexts.panelTitle(titleOf(item, targets));
  const preview = <MenuPreview group={base.group} draft={items} targets={targets} />;
  return (
    <MenuColumns>
      <div ref={list} tabIndex={-1}>
        {items.length === 0 ? (
          <Paper>
            <PageState shows="air" text={texts.empty} />
          </Paper>
        ) : (
          <MenuTree
            label={texts.groups[base.group]}
            draft={items}
            targets={targets}
            chosen={item?.key ?? null}
            lifted={moves.lifted}
            onKey={moves.onKey}
            onDrop={moves.onDropped}
            onActive={(key, active) => change(edited(items, key, { active }))}
            onEdit={choose}
            instructionsId={instructionsId}
          />
        )}
        <MoveNote message={moves.message} isMoving={moves.lifted !== null} id={instructionsId} />
        {items.length >= MENU_SIZE && <EntryNote>{texts.full(MENU_SIZE)}</EntryNote>}
        {isNarrow && preview}
        <MenuSaveBar
          changes={changesOf(base, items)}
          wrong={saving.checked ? saving.problems.size : 0}
          busy={saving.busy}
          onDiscard={discard}
          onSave={saving.save}
        />
      </div>
      {!isNarrow && (
        <Stack sx={{ position: 'sticky', top: 88, gap: 2 }}>
          {fields && (
            <Stack
              component="aside"
              aria-label={entryTexts.panel}
              sx={{ gap: 2, '& h2': { overflowWrap: 'anywhere' } }}
            >
              <Paper component="section" sx={{ p: 2.5 }}>
                <Box component="h2" sx={{ mb: 2 }}>
                  {title}
                </Box>
                {fields}
              </Paper>
              <Paper component="section" sx={{ p: 2.5 }}>
                <h2>{entryTexts.deleteTitle}</h2>
                {deletion}
              </Paper>
            </Stack>
          )}
          {preview}
        </Stack>
      )}
      {isNarrow && title && (
        <DialogFrame title={title} onClose={() => setChosen(null)}>
          {fields}
          <Divider sx={{ mt: 2, mb: 1 }} />
          {deletion}
          <DialogActions>
            <Button variant="contained" onClick={() => setChosen(null)}>
              {entryTexts.done}
            </Button>
          </DialogActions>
        </DialogFrame>
      )}
      {saving.conflict && (
        <ConflictDialog
          title={menuConflictTexts.title}
          by={saving.conflict.by}
          conflicts={saving.conflict.asked}
          onMerge={saving.resolve}
          onBack={saving.dismiss}
          back={menuConflictTexts.back}
        />
      )}
    </MenuColumns>
  );
}

/** Entries; if there is room, beside them the fields of the chosen one above the preview. */
export const MenuColumns = (props: BoxProps) => (
  <Box
    {...props}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
      gap: 3,
      alignItems: 'start',
    }}
  />
);
