import type { MenuGroup } from '@shishir/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorBodyOf, statusOf } from '../../platform/api/failure';
import type { Sides } from '../../platform/ui/form/conflict-dialog';
import type { Settled } from '../../platform/ui/form/settle-conflict';
import { useSessionOver } from '../../platform/ui/staff/staff-context';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { changesOf, countOf } from './menu-changes';
import { menuConflicts, mergedMenu } from './menu-conflict';
import { type Draft, toItems, withIds } from './menu-draft';
import { type Problems, problemsOf, type Targets } from './menu-targets';
import { useMenuSave } from './menu.queries';
import { saveTexts as texts } from './menu.texts';
import type { MenuDraft } from './use-menu-drafts';

interface Options {
  draft: MenuDraft;
  targets: Targets;
  onChange: (next: (draft: MenuDraft) => MenuDraft) => void;
  onSend: () => void;
  /** Opens the first entry with a problem. */
  onProblem: (key: string) => void;
}

/** The server's errors about an entry, valid until the entry changes. */
type Rejected = Map<string, { problems: Problems; sent: string }>;

interface MenuConflict extends Settled<string> {
  current: MenuGroup;
  by?: string | undefined;
}

/** Validates and sends a menu. A failure loses nothing of the draft. */
export function useMenuSaving({ draft, targets, onChange, onSend, onProblem }: Options) {
  const send = useMenuSave();
  const outcome = useOutcomeToasts();
  const sessionOver = useSessionOver();
  const [busy, setBusy] = useState(false);
  const [checked, setChecked] = useState(false);
  const [rejected, setRejected] = useState<Rejected>(new Map());
  const [conflict, setConflict] = useState<MenuConflict | null>(null);
  /** Set if the session ended during a save; the menu is sent again after sign-in. */
  const resume = useRef(false);

  const { items, base } = draft;
  const problems = new Map<string, Problems>();
  for (const item of items) {
    const own = problemsOf(item, targets);
    const rejection = rejected.get(item.key);
    const theirs = rejection?.sent === JSON.stringify(item) ? rejection.problems : {};
    const all = { ...theirs, ...own };
    if (Object.keys(all).length > 0) problems.set(item.key, all);
  }

  const showRejected = (fields: Record<string, string>, keys: Map<string, string>) => {
    const rejections: Rejected = new Map();
    for (const [field, message] of Object.entries(fields)) {
      const key = keys.get(field.replace(/\.\w+$/, ''));
      const item = items.find((entry) => entry.key === key);
      if (!key || !item) continue;
      const name = field.split('.').at(-1)!;
      const before = rejections.get(key)?.problems;
      rejections.set(key, { problems: { ...before, [name]: message }, sent: JSON.stringify(item) });
    }
    setRejected(rejections);
    const [first] = rejections.keys();
    if (first) onProblem(first);
    return first !== undefined;
  };
  const sendMerged = (mine: Draft, current: MenuGroup, sides: Sides<string>) => {
    const next = { base: current, items: mergedMenu(mine, current, sides) };
    onChange(() => next);
    void sendDraft(next);
  };
  const sendDraft = async ({ items, base }: MenuDraft) => {
    const body = toItems(items);
    setBusy(true);
    onSend();
    try {
      const saved = await send({
        params: { group: base.group },
        body: { version: base.version, items: body.items },
      });
      onChange((now) => ({ base: saved, items: withIds(now.items, items, saved) }));
      setChecked(false);
      outcome.succeeded(texts.saved);
    } catch (error) {
      const details = errorBodyOf(error);
      const current = details?.current as MenuGroup | undefined;
      if (statusOf(error) === 401) resume.current = true;
      else if (statusOf(error) === 409 && current) {
        const settled = menuConflicts(base, items, current, targets);
        if (settled.asked.length === 0) sendMerged(items, current, settled.sides);
        else setConflict({ ...settled, current, by: details?.changed_by });
      } else if (!showRejected(details?.fields ?? {}, body.keys)) {
        outcome.failed(error, { text: texts.failed });
      }
    } finally {
      setBusy(false);
    }
  };
  const save = () => {
    if (busy || countOf(changesOf(base, items)) === 0) return;
    setChecked(true);
    // Problems found by the server may have been fixed elsewhere, so only local ones block.
    const first = items.find((item) => Object.keys(problemsOf(item, targets)).length > 0);
    if (first) onProblem(first.key);
    else void sendDraft(draft);
  };

  const goOn = useEffectEvent(() => {
    if (!resume.current) return;
    resume.current = false;
    save();
  });
  useEffect(() => {
    if (!sessionOver) goOn();
  }, [sessionOver]);
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (conflict === null) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return {
    save,
    busy,
    problems,
    /** True after the first attempt to save: problems of untouched fields are shown too. */
    checked,
    conflict,
    dismiss: () => setConflict(null),
    /** Saves the chosen values on top of the other editor's version. */
    resolve: (sides: Sides<string>) => {
      if (conflict === null) return;
      setConflict(null);
      sendMerged(items, conflict.current, { ...conflict.sides, ...sides });
    },
    discard: () => {
      setChecked(false);
      setRejected(new Map());
    },
  };
}
