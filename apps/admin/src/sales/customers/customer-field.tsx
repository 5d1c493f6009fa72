import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import type { Customer } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { useId, useState } from 'react';
import { BOX, BoxInput } from '../../platform/ui/form/box-input';
import { FieldLabel } from '../../platform/ui/form/field-label';
import { useFoundCustomers } from './customers';
import { customerTexts } from './customers.texts';

const texts = customerTexts.mergeDialog;

/** A customer as a choice. */
export type CustomerChoice = Pick<Customer, 'id' | 'name'> &
  Partial<Pick<Customer, 'phone' | 'district'>>;

interface Props {
  label: string;
  value: CustomerChoice | null;
  /** Customers that cannot be chosen. */
  except?: number[];
  error?: string | undefined;
  onChoose: (customer: CustomerChoice | null) => void;
}

/** Field that finds a customer by name, phone number or contact. */
export function CustomerField({ label, value, except = [], error, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = useFoundCustomers(typed);
  return (
    <FormControl fullWidth error={error !== undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Autocomplete<CustomerChoice>
        id={id}
        value={value}
        options={found.filter((one) => !except.includes(one.id))}
        // The server has searched already, in more than the names.
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        noOptionsText={typed.trim().length > 1 ? texts.none : texts.hint}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, customer) => onChoose(customer)}
        renderOption={({ key, ...props }, { name, phone, district }) => (
          <li key={key} {...props}>
            {[name, phone && formatPhone(phone), district].filter(Boolean).join(', ')}
          </li>
        )}
        renderInput={(params) => (
          <BoxInput
            params={params}
            placeholder={texts.hint}
            errorId={error === undefined ? undefined : `${id}-error`}
          />
        )}
        sx={BOX}
      />
      {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
