import type { MenuGroup } from '@shishir/contract';
import { useState } from 'react';
import { useUnsavedWork } from '../../platform/ui/form/unsaved-changes';
import { changesOf, countOf } from './menu-changes';
import { type Draft, type MenuName, toDraft } from './menu-draft';

export interface MenuDraft {
  /** Saved menu that the draft started from. */
  base: MenuGroup;
  items: Draft;
}

const isChanged = ({ base, items }: MenuDraft) => countOf(changesOf(base, items)) > 0;

/** Keeps the drafts of all menus: switching between menus loses nothing, leaving the page asks. */
export function useMenuDrafts(menus: MenuGroup[]) {
  const [drafts, setDrafts] = useState<Partial<Record<MenuName, MenuDraft>>>({});
  const changed = Object.values(drafts).filter(isChanged);
  useUnsavedWork(changed.length > 0);

  /** Returns the draft of a menu; while it has no changes, the latest data of the server. */
  const draftOf = (group: MenuName): MenuDraft => {
    const draft = drafts[group];
    const saved = menus.find((menu) => menu.group === group)!;
    const isCurrent = draft && (draft.base.version === saved.version || isChanged(draft));
    return isCurrent ? draft : { base: saved, items: toDraft(saved) };
  };
  return {
    draftOf,
    isChanged: (group: MenuName) => changed.some(({ base }) => base.group === group),
    update: (group: MenuName, next: (draft: MenuDraft) => MenuDraft) =>
      setDrafts((before) => ({ ...before, [group]: next(before[group] ?? draftOf(group)) })),
  };
}
