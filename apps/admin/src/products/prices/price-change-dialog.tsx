import Button from '@mui/material/Button';
import { PRICE_FIELDS, type PriceEffect, type Product } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { useState } from 'react';
import { errorBodyOf, statusOf } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { useRefreshCatalogue } from '../../categories/categories.queries';
import { AlertIcon } from '../../theme/icons';
import { DialogFrame } from '../../ui/dialog/dialog-frame';
import { Field } from '../../ui/form/field';
import { FormFrame } from '../../ui/form/form-frame';
import { serverProblems } from '../../ui/form/form-problems';
import { SelectField } from '../../ui/form/select-field';
import { type Form, useForm } from '../../ui/form/use-form';
import { sharedTexts } from '../../ui/shared.texts';
import { useOutcomeToasts } from '../../ui/toast/outcome-toasts';
import {
  changedCount,
  changedSince,
  firstPriceChange,
  priceChangeBody,
  priceChangeProblems,
  ROUNDINGS,
  type TypedPriceChange,
  WAYS,
} from './price-change';
import { priceChangeTexts as texts } from './price-change.texts';
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
            {sharedTexts.cancel}
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

/** Which price, how, by how much, and how round. */
function PriceChangeFields({ form }: { form: Form<TypedPriceChange> }) {
  const { field, by, round_to } = form.values;
  return (
    <div className="price-change">
      <SelectField
        label={texts.field}
        name="field"
        value={field}
        choices={PRICE_FIELDS.map((value) => ({ value, label: texts.fields[value] }))}
        onChoose={(chosen) => chosen && form.change('field', chosen)}
      />
      <SelectField
        label={texts.by}
        name="by"
        value={by}
        choices={WAYS.map((value) => ({ value, label: texts.bys[value] }))}
        onChoose={(chosen) => chosen && form.change('by', chosen)}
      />
      <Field
        {...form.text('value')}
        label={texts.value[by]}
        hint={texts.hint[by]}
        inputMode="text"
        autoFocus
        start={by === 'percent' ? undefined : <span className="unit">৳</span>}
        end={by === 'percent' ? <span className="unit">%</span> : undefined}
      />
      {by !== 'set' && (
        <SelectField
          label={texts.roundTo}
          name="round_to"
          value={round_to}
          choices={ROUNDINGS.map((value) => ({ value, label: texts.roundings[value] }))}
          onChoose={(chosen) => chosen && form.change('round_to', chosen)}
        />
      )}
    </div>
  );
}

const money = (price: number | null) => (price === null ? texts.noPrice : formatTaka(price));

interface PriceEffectsProps {
  effects: PriceEffect[];
  /** The effect that was shown before, where it is another one by now. */
  before?: PriceEffect[];
}

/** Old and new price of each product; those that cannot be changed, or were by somebody else, come first. */
function PriceEffects({ effects, before = effects }: PriceEffectsProps) {
  const problems = effects.filter(({ problem }) => problem !== null);
  const late = changedSince(before, effects);
  const rank = ({ id, problem }: PriceEffect) => (problem !== null ? 0 : late.has(id) ? 1 : 2);
  const rows = [...effects].sort((a, b) => rank(a) - rank(b));
  return (
    <div className="price-effects">
      {problems.length > 0 && (
        <p role="alert" className="form-problem">
          <AlertIcon />
          <span>{texts.problems(problems.length)}</span>
        </p>
      )}
      {changedCount(effects) === 0 && problems.length === 0 && <p role="status">{texts.nothing}</p>}
      <div className="price-effects__table" role="group" aria-label={texts.effect} tabIndex={0}>
        <table className="num">
          <thead>
            <tr>
              <th scope="col">{texts.model}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((effect) => (
              <tr key={effect.id}>
                <th scope="row">
                  {effect.model}
                  <span>{effect.title}</span>
                  {effect.problem && <em>{effect.problem}</em>}
                  {late.has(effect.id) && <em className="price-effects__late">{texts.late}</em>}
                </th>
                <td>{money(effect.before)}</td>
                <td>
                  {effect.before === effect.after && effect.problem === null ? (
                    <span className="mut">{texts.unchanged}</span>
                  ) : (
                    <b>{money(effect.after)}</b>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
