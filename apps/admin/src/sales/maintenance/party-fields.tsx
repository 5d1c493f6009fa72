import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Unit } from '@shishir/contract';
import { tsr } from '../../platform/api/tsr';
import { useField } from '../../platform/ui/form/form-fields';
import { SelectField } from '../../platform/ui/form/select-field';
import { PartTitle } from '../../platform/ui/record/form-columns';
import type { RecordParts } from '../../platform/ui/record/record-values';
import { useOwners } from '../contact-message/contact-message.queries';
import { CustomerField } from '../customers/customer-field';
import { useCustomerChoice } from '../customers/customers';
import { partyTexts as texts } from './maintenance.texts';

const numberText = (id: number | null) => (id === null ? '' : String(id));

/** Values of a contract or a visit beside its columns. */
export const partyParts: RecordParts = {
  customer_id: { label: texts.customer, empty: null, textOf: numberText },
  unit_ids: { label: texts.units, empty: [], textOf: (ids: number[]) => ids.join(', ') },
  technician_id: { label: texts.technician, empty: null, textOf: numberText },
};

/** Customer, units and technician of a contract or a visit. */
export function PartyFields() {
  const customer = useField<number | null>('customer_id');
  const units = useField<number[]>('unit_ids');
  const technician = useField<number | null>('technician_id');
  const chosen = useCustomerChoice(customer.value);
  const owners = useOwners();
  return (
    <Paper component="section" sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 3 } }}>
      <PartTitle note={texts.note}>{texts.title}</PartTitle>
      <Box sx={FIELDS}>
        <CustomerField
          label={texts.customer}
          value={chosen}
          error={customer.error}
          onChoose={(one) => {
            customer.change(one?.id ?? null);
            // The units of another customer cannot be chosen.
            if (one?.id !== customer.value) units.change([]);
          }}
        />
        <SelectField<string>
          label={texts.technician}
          name="technician_id"
          value={numberText(technician.value)}
          choices={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
          hint={texts.technicianNone}
          clearable
          error={technician.error}
          onChoose={(id) => technician.change(id === '' ? null : Number(id))}
        />
      </Box>
      <UnitsField customerId={customer.value} />
    </Paper>
  );
}

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
};

/** The units of the customer, each with a box. */
function UnitsField({ customerId }: { customerId: number | null }) {
  const { value, change, error } = useField<number[]>('unit_ids');
  const rows = useUnitsToChoose(customerId);
  const all = rows.map(({ id }) => id);
  const chosen = value.filter((id) => all.includes(id));
  const toggle = (id: number, on: boolean) =>
    change(on ? [...value, id] : value.filter((one) => one !== id));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {texts.units}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="textThird">
          {customerId === null ? texts.unitsOfWhom : texts.unitsNone}
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', maxHeight: 320, overflowY: 'auto' }}>
          {rows.length > 1 && (
            <FormControlLabel
              label={texts.allUnits}
              control={
                <Checkbox
                  checked={chosen.length === all.length}
                  indeterminate={chosen.length > 0 && chosen.length < all.length}
                  onChange={(_event, on) => change(on ? all : [])}
                />
              }
            />
          )}
          {rows.map((unit) => (
            <FormControlLabel
              key={unit.id}
              label={unitName(unit)}
              control={
                <Checkbox
                  checked={value.includes(unit.id)}
                  onChange={(_event, on) => toggle(unit.id, on)}
                />
              }
            />
          ))}
        </Box>
      )}
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

const unitName = ({ brand, model, serial, place }: Unit) =>
  [[brand, model, serial].filter(Boolean).join(' '), place].filter(Boolean).join(', ');

/** Units of a customer, as many as an unpaged list has. */
function useUnitsToChoose(customer_id: number | null): Unit[] {
  const query = { customer_id: customer_id ?? 0 };
  const response = tsr.units.list.useQuery({
    queryKey: ['units', 'list', query],
    queryData: { query },
    enabled: customer_id !== null,
  });
  return customer_id === null ? [] : (response.data?.body.data ?? []);
}
