import type { ListedProduct } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorBodyOf, isOffline, OFFLINE } from '../../../platform/api/failure';
import { changeData } from '../../../platform/api/cache-writes';
import { tsr } from '../../../platform/api/tsr';
import { toFormData } from '../../../platform/ui/form/schema-form';
import type { EditOutcome } from '../../../platform/ui/list/list-columns';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { type EditableField, editTexts as texts } from './product-edits.texts';

const EDITABLE = Object.keys(texts.fields) as EditableField[];
type Values = Partial<Pick<ListedProduct, EditableField>>;

const SAVED_MS = 2000;

export interface ProductEdits {
  /** Saves the differences between a product and the edited one, which is displayed immediately. */
  save: (before: ListedProduct, edited: ListedProduct) => void;
  /** Shows a message at a field whose value was not saved. */
  reject: (product: ListedProduct, field: EditableField, message: string) => void;
  /** Result of the last save of a field. */
  outcome: (product: ListedProduct, field: EditableField) => EditOutcome | undefined;
  /** True for two seconds after a field of the product was saved. */
  isSaved: (product: ListedProduct) => boolean;
}

const keyOf = ({ id }: ListedProduct, field: EditableField) => `${id} ${field}`;

/** Saves single fields of products from the list. Rejected values are reverted, with the reason. */
export function useProductEdits(): ProductEdits {
  const lists = useListedProducts();
  const { name } = useStaff();
  const { mutateAsync: update } = tsr.products.update.useMutation();
  const [outcomes, setOutcomes] = useState<Record<string, EditOutcome>>({});
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => current.forEach(clearTimeout);
  }, []);
  /** The last write of each product: the next one waits for it and sends the version of its response. */
  const writes = useRef(new Map<number, Promise<ListedProduct>>());

  const show = (product: ListedProduct, fields: EditableField[], outcome: EditOutcome | null) =>
    setOutcomes((before) => {
      const next = { ...before };
      for (const field of fields) {
        if (outcome) next[keyOf(product, field)] = outcome;
        else delete next[keyOf(product, field)];
      }
      return next;
    });

  const write = async (saved: ListedProduct, values: Values): Promise<ListedProduct> => {
    const fields = fieldsOf(values);
    const { id } = saved;
    try {
      const form = toFormData(toTexts({ ...values, version: saved.version }), {});
      const product = (await update({ params: { id }, body: form })).body;
      const { version, updated_at } = product;
      lists.change(id, { version, updated_at, changed_by: { name, import: false } });
      lists.refresh();
      show(saved, fields, { state: 'saved' });
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        show(saved, fields, null);
      }, SAVED_MS);
      timers.current.add(timer);
      return product;
    } catch (error) {
      const body = errorBodyOf(error);
      const current = body?.current as ListedProduct | undefined;
      // Another editor changed other fields only: writing again overwrites nothing that this person has not seen.
      if (current && fields.every((field) => current[field] === saved[field])) {
        return write(current, values);
      }
      const back = current ?? saved;
      lists.change(id, { ...pick(back, fields), version: back.version });
      const message = current
        ? texts.conflict(back, fields[0]!, body?.changed_by)
        : messageOf(error, fields);
      show(saved, fields, { state: 'rejected', message });
      return back;
    }
  };

  return {
    save: (before, edited) => {
      const fields = EDITABLE.filter((field) => edited[field] !== before[field]);
      if (fields.length === 0) return;
      const values = pick(edited, fields);
      show(before, fields, null);
      lists.change(before.id, values);
      const earlier = writes.current.get(before.id) ?? Promise.resolve(before);
      writes.current.set(
        before.id,
        earlier.then((saved) => write({ ...saved, version: newest(saved, before) }, values)),
      );
    },
    reject: (product, field, message) => show(product, [field], { state: 'rejected', message }),
    outcome: (product, field) => outcomes[keyOf(product, field)],
    isSaved: (product) =>
      EDITABLE.some((field) => outcomes[keyOf(product, field)]?.state === 'saved'),
  };
}

/** Returns the newest version: the list may have been reloaded since the last write. */
const newest = (saved: ListedProduct, displayed: ListedProduct) =>
  Math.max(saved.version ?? 0, displayed.version ?? 0);

const fieldsOf = (values: Values) => EDITABLE.filter((field) => field in values);
const pick = (product: ListedProduct, fields: EditableField[]): Values =>
  Object.fromEntries(fields.map((field) => [field, product[field]]));
const toTexts = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === null ? '' : String(value)]),
  );

function messageOf(error: unknown, fields: EditableField[]): string {
  if (isOffline(error)) return OFFLINE;
  const body = errorBodyOf(error);
  const ofField = fields.map((field) => body?.fields?.[field]).find(Boolean);
  return ofField ?? body?.message ?? texts.failed;
}

/** The pages of products in memory. */
function useListedProducts() {
  const queries = useQueryClient();
  return {
    change: (id: number, values: Partial<ListedProduct>) => {
      changeData<{ body: ListedProduct[] }>(
        queries,
        ['products', 'list'],
        (page) => ({
          ...page,
          body: page.body.map((row) => (row.id === id ? { ...row, ...values } : row)),
        }),
        { saved: false },
      );
    },
    /** Invalidates all but the displayed page, whose rows keep their places. */
    refresh: () => {
      void queries.invalidateQueries({ queryKey: ['products'], refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: ['products', 'count'] });
    },
  };
}
