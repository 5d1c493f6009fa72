import { formatPhone } from '@shishir/format';
import { useState } from 'react';
import { PickField } from '../../platform/ui/form/pick-field';
import { useFoundCustomers } from './customers';
import { customerTexts } from './customers.texts';

const texts = customerTexts.mergeDialog;

/** A customer as a choice. */
export interface CustomerChoice {
  id: number;
  name: string;
  /** Phone number and district, shown in the list. */
  note?: string;
}

interface Props {
  label: string;
  hint?: string;
  value: CustomerChoice | null;
  compact?: boolean;
  /** Customers that cannot be chosen. */
  except?: number[];
  error?: string | true | undefined;
  onChoose: (customer: CustomerChoice | null) => void;
}

/** Field that finds a customer by name, phone number or contact. */
export function CustomerField({ except = [], ...field }: Props) {
  const [typed, setTyped] = useState('');
  const options = useFoundCustomers(typed)
    .filter(({ id }) => !except.includes(id))
    .map(({ id, name, phone, district }) => ({
      id,
      name,
      note: [phone && formatPhone(phone), district].filter(Boolean).join(', '),
    }));
  return (
    <PickField<CustomerChoice>
      hint={texts.hint}
      {...field}
      none={typed.trim().length > 1 ? texts.none : texts.hint}
      options={options}
      onType={setTyped}
    />
  );
}
