import { useId } from 'react';
import { useProductProposals } from '../../../platform/ui/catalogue/product-proposals';
import { ProductInput, useValues } from './form-section';
import { useProduct } from '../products.queries';
import { productFormTexts as texts } from './product-form.texts';

const WATCHED = ['visibility', 'successor_id'] as const;
const IS_NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The successor of a discontinued product: its number, found by typing a model. A filled field is never hidden. `id` is
 * the product itself, null for a new one.
 */
export function SuccessorField({ id }: { id: number | null }) {
  const { visibility, successor_id: typed } = useValues(WATCHED);
  if (visibility !== 'discontinued' && typed === '') return null;
  return <Successor own={id} typed={typed.trim()} />;
}

function Successor({ own, typed }: { own: number | null; typed: string }) {
  const list = useId();
  const isNumber = IS_NUMBER.test(typed);
  const chosen = useProduct(Number(typed), isNumber).data?.body;
  const proposals = useProductProposals(isNumber ? '' : typed);
  return (
    <>
      <ProductInput
        name="successor_id"
        columns={4}
        list={list}
        hint={chosen ? `${chosen.model}, ${chosen.title}` : texts.successorHint}
      />
      <datalist id={list}>
        {proposals
          .filter(({ id }) => id !== own)
          .map(({ id, model, title }) => (
            <option key={id} value={id}>{`${model}, ${title}`}</option>
          ))}
      </datalist>
    </>
  );
}
