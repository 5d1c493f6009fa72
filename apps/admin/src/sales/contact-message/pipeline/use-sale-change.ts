import type { ContactMessage, PipelineCard, PipelineColumn, SaleFields } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changeData } from '../../../platform/api/cache-writes';
import { errorBodyOf, statusOf } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { contactMessageKeys } from '../contact-message.queries';
import { useContactMessageCache } from '../use-contact-message-change';
import { pipelineTexts as texts } from './pipeline.texts';

type Board = { body: { data: { columns: PipelineColumn[] } } };
/** The enquiry as it is on screen. */
type Seen = PipelineCard | ContactMessage;

/** Returns the columns with a card moved to another stage; counts and values follow. */
export function withCardMoved(columns: PipelineColumn[], id: number, fields: SaleFields) {
  const card = columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
  const { stage } = fields;
  if (!card || !stage || card.stage === stage) return columns;
  const moved = { ...card, stage, lost_reason: fields.lost_reason ?? null };
  const value = card.value ?? 0;
  return columns.map((column) => {
    if (column.stage === card.stage) {
      const cards = column.cards.filter((one) => one.id !== id);
      return { ...column, cards, count: column.count - 1, value: column.value - value };
    }
    if (column.stage !== stage) return column;
    const cards = [moved, ...column.cards];
    return { ...column, cards, count: column.count + 1, value: column.value + value };
  });
}

/**
 * Saves stage, value or next step of an enquiry; the board shows a move immediately. If another editor changed only
 * other fields in the meantime, the change still applies. Resolves to true on success.
 */
export function useSaleChange() {
  const queries = useQueryClient();
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  const update = tsr.contactMessage.update.useMutation();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const write = (id: number, version: number, fields: SaleFields) =>
    update.mutateAsync({ params: { id }, body: { version, ...fields } });
  const send = async (seen: Seen, fields: SaleFields) => {
    // The previous change of this editor may have raised the version since the screen was drawn.
    const version = Math.max(seen.version, cache.find(seen.id)?.version ?? 0);
    try {
      return await write(seen.id, version, fields);
    } catch (error) {
      const current = errorBodyOf(error)?.current as ContactMessage | undefined;
      if (statusOf(error) !== 409 || !current || !isSame(seen, current, fields)) throw error;
      return write(seen.id, current.version, fields);
    }
  };
  return async (seen: Seen, fields: SaleFields): Promise<boolean> => {
    const { id } = seen;
    changeData<Board>(
      queries,
      contactMessageKeys.boards,
      (board) => ({
        ...board,
        body: { data: { columns: withCardMoved(board.body.data.columns, id, fields) } },
      }),
      { saved: false },
    );
    const sent = last.current.then(() => send(seen, fields));
    last.current = sent.catch(() => {});
    try {
      cache.patch(id, (await sent).body.data);
      return true;
    } catch (error) {
      if (statusOf(error) === 409) outcome.failed(null, { text: texts.meanwhile });
      else outcome.failed(error, { text: texts.notMoved, preferServerMessage: true });
      return false;
    } finally {
      cache.refresh(id);
    }
  };
}

/** True if the fields of a change have the values that the editor saw. */
const isSame = (seen: Seen, current: ContactMessage, fields: SaleFields) =>
  Object.keys(fields).every(
    (name) => seen[name as keyof Seen] === current[name as keyof ContactMessage],
  );
