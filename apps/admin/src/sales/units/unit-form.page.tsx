import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Product, Unit } from '@shishir/contract';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router-dom';
import { tsr } from '../../platform/api/tsr';
import { useProductProposals } from '../../platform/ui/catalogue/product-proposals';
import { useField } from '../../platform/ui/form/form-fields';
import { PickField } from '../../platform/ui/form/pick-field';
import { PartTitle } from '../../platform/ui/record/form-columns';
import { RecordFormScreen } from '../../platform/ui/record/record-form-screen';
import { CustomerField } from '../customers/customer-field';
import { useCustomerChoice } from '../customers/customers';
import { UnitVisits } from '../maintenance/customer-service';
import { units } from './units';
import { unitTexts } from './units.texts';

const texts = unitTexts.links;

const numberText = (id: number | null) => (id === null ? '' : String(id));

/** Page of the form: without an id in the address it adds a unit, for the customer in the query if there is one. */
export default function UnitFormPage() {
  const [query] = useSearchParams();
  const { id } = useParams();
  const customer_id = Number(query.get('customer')) || null;
  return (
    <RecordFormScreen<Unit>
      {...units}
      preset={{ customer_id }}
      parts={{
        customer_id: { label: texts.customer, empty: null, textOf: numberText },
        product_id: { label: texts.product, empty: null, textOf: numberText },
      }}
      inputs={() => ({ model: {}, note: { lines: 3 } })}
      below={
        <>
          <UnitLinks id={id === undefined ? null : Number(id)} />
          {id !== undefined && <VisitsOfUnit id={Number(id)} />}
        </>
      }
    />
  );
}

function VisitsOfUnit({ id }: { id: number }) {
  const customer = useField<number | null>('customer_id');
  return <UnitVisits id={id} customerId={customer.value} />;
}

/** Product and customer of the unit. A chosen product also fills in the model and the brand. */
function UnitLinks({ id }: { id: number | null }) {
  const { setValue } = useFormContext();
  const customer = useField<number | null>('customer_id');
  const product = useField<number | null>('product_id');
  const [typed, setTyped] = useState('');
  const proposals = useProductProposals(typed);
  const chosenCustomer = useCustomerChoice(customer.value);
  const chosenProduct = useProductName(product.value);
  return (
    <Paper component="section" sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 3 } }}>
      <PartTitle note={texts.note}>{texts.title}</PartTitle>
      <Box sx={FIELDS} key={id}>
        <PickField<{ id: number; name: string } & Partial<Product>>
          label={texts.product}
          hint={texts.productHint}
          none={texts.productNone}
          value={chosenProduct}
          options={proposals.map((one) => ({ ...one, name: `${one.model}, ${one.title}` }))}
          error={product.error}
          onType={setTyped}
          onChoose={(one) => {
            product.change(one?.id ?? null);
            if (!one?.model) return;
            setValue('model', one.model, { shouldDirty: true });
            setValue('brand', one.brand ?? '', { shouldDirty: true });
          }}
        />
        <CustomerField
          label={texts.customer}
          value={chosenCustomer}
          error={customer.error}
          onChoose={(one) => customer.change(one?.id ?? null)}
        />
      </Box>
    </Paper>
  );
}

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
};

function useProductName(id: number | null): { id: number; name: string } | null {
  const response = tsr.products.get.useQuery({
    queryKey: ['products', 'one', id],
    queryData: { params: { id: id ?? 0 } },
    enabled: id !== null,
  });
  const product = response.data?.body;
  return id === null || !product
    ? null
    : { id: product.id, name: `${product.model}, ${product.title}` };
}
