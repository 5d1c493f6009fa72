import Button from '@mui/material/Button';
import type { PriceEffect, Product } from '@shishir/contract';
import { useState } from 'react';
import { errorBodyOf, statusOf } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { useRefreshCatalogue } from '../../categories/categories.queries';
import { DialogFrame } from '../../ui/dialog/dialog-frame';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems } from '../../ui/form/form-problems';
import { formTexts } from '../../ui/form/form.texts';
import { useForm } from '../../ui/form/use-form';
import { useOutcomeToasts } from '../../ui/toast/outcome-toasts';
import {
  changedCount,
  firstPriceChange,
  priceChangeBody,
  priceChangeProblems,
  type TypedPriceChange,
} from './price-change';
import { PriceChangeFields } from './price-change-fields';
import { priceChangeTexts as texts } from './price-change.texts';
import { PriceEffects } from './price-effects';
import './price-change.css';

const FIELDS = ['field', 'by', 'value', 'round_to'] as const;

interface ShownEffects {
  of: TypedPriceChange;
  effects: PriceEffect[];
  /** What stood there before somebody else changed some of the products. */
  before?: PriceEffect[];
}

interface Props {
  products: Product[];
  /** True where prices were changed. */
  onDone: (changed: boolean) => void;
}

/** New prices for several products: first the effect, then the writing. */
export function PriceChangeDialog({ products, onDone }: Props) {
  const form = useForm<TypedPriceChange>(firstPriceChange);
  const [shown, setShown] = useState<ShownEffects | null>(null);
  const call = tsr.products.changePrices.useMutation();
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  // An effect is that of what was typed then: whoever types on asks for it anew.
  const effects = shown?.of === form.values ? shown.effects : null;
  const changes = effects ? changedCount(effects) : 0;
  const ready = effects !== null && changes > 0 && effects.every(({ problem }) => !problem);

  const send = () => {
    const problems = priceChangeProblems(form.values);
    if (problems.fields.value) return form.refuse(problems);
    form.accept();
    const of = form.values;
    const ids = products.map(({ id }) => id);
    call.mutate(
      { body: priceChangeBody(of, ids, ready ? effects : null) },
      {
        onSuccess: ({ body }) => {
          if (!body.written) return setShown({ of, effects: body.data });
          outcome.succeeded(texts.changed(changedCount(body.data)));
          refresh();
          onDone(true);
        },
        onError: (error) => {
          if (statusOf(error) === 401) return;
          form.refuse(serverProblems(error, FIELDS, texts.failed));
          const current = errorBodyOf(error)?.current as PriceEffect[] | undefined;
          if (!current) return;
          setShown({ of, effects: current, before: effects ?? undefined });
          refresh();
        },
      },
    );
  };
  const close = () => !call.isPending && onDone(false);
  return (
    <DialogFrame title={texts.title(products.length)} width="sm" onClose={close}>
      <FormFrame
        label={texts.title(products.length)}
        form={form}
        busy={call.isPending}
        onSend={send}
      >
        <PriceChangeFields form={form} />
        {effects && <PriceEffects effects={effects} before={shown?.before} />}
        <div className="form__buttons dialog__buttons--kept">
          <Button variant="outlined" disabled={call.isPending} onClick={close}>
            {formTexts.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={call.isPending || (effects !== null && !ready)}
          >
            {call.isPending
              ? ready
                ? texts.applying
                : texts.previewing
              : ready
                ? texts.apply(changes)
                : texts.preview}
          </Button>
        </div>
      </FormFrame>
    </DialogFrame>
  );
}
