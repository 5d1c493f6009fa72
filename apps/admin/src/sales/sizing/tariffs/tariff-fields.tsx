import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { TariffPrices, type TariffRow } from '@shishir/contract';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormDayField } from '../../../platform/ui/form/day-field';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { SourceFields } from '../confirmation';
import { confirmationFor } from '../confirmation-values';
import { FieldGrid } from '../../../platform/ui/form/field-grid';
import { SlabFields } from './slab-fields';
import { TariffCosts } from './tariff-costs';
import { samePrices, type TariffFormValues, toPrices } from './tariff-form-values';
import { tariffFormTexts as texts } from './tariffs.texts';

const { labels } = texts;
const kinds = (['slabs', 'time'] as const).map((value) => ({ value, label: texts.kinds[value] }));

const unit = (text: string) => <InputAdornment position="end">{text}</InputAdornment>;

/** The prices with their example costs beside them. */
const PRICES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  gap: 3,
  alignItems: 'start',
  py: 2.5,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
};

/** The fields of a tariff, with example costs beside its prices. */
export function TariffFields({ saved }: { saved: TariffRow | null }) {
  const kind = useWatch<TariffFormValues, 'prices.kind'>({ name: 'prices.kind' });
  return (
    <>
      <FieldGrid>
        <FormField name="code" label={labels.code} hint={texts.codeHint} />
        <FormField name="name" label={labels.name} />
        <FormDayField name="valid_from" label={labels.valid_from} hint={texts.validFromHint} />
        <FormSelectField name="prices.kind" label={labels.kind} choices={kinds} />
      </FieldGrid>
      <Box sx={PRICES}>
        <Stack sx={{ gap: 2.25 }}>
          {kind === 'slabs' ? (
            <>
              <SlabFields />
              <FieldGrid>
                <FormField
                  name="prices.lifeline.up_to_kwh"
                  label={labels.lifeline_up_to}
                  hint={texts.lifelineHint}
                  inputMode="numeric"
                  end={unit(texts.kwh)}
                />
                <FormField
                  name="prices.lifeline.paisa_kwh"
                  label={labels.lifeline_rate}
                  inputMode="decimal"
                  end={unit(texts.perKwh)}
                />
              </FieldGrid>
            </>
          ) : (
            <FieldGrid>
              {(['off_peak', 'peak'] as const).map((hours) => (
                <FormField
                  key={hours}
                  name={`prices.${hours}_paisa_kwh`}
                  label={labels[hours]}
                  inputMode="decimal"
                  end={unit(texts.perKwh)}
                />
              ))}
            </FieldGrid>
          )}
          <FieldGrid>
            <FormField
              name="prices.demand_paisa_kw"
              label={labels.demand}
              hint={texts.demandHint}
              inputMode="decimal"
              end={unit(texts.perKw)}
            />
            <FormField
              name="prices.vat_bp"
              label={labels.vat}
              hint={texts.demandHint}
              inputMode="decimal"
              end={unit(texts.percent)}
            />
          </FieldGrid>
        </Stack>
        <Box sx={{ position: { md: 'sticky' }, top: 0 }}>
          <Costs />
        </Box>
      </Box>
      {saved ? <Confirmation saved={saved} /> : <SourceFields />}
    </>
  );
}

/** A confirmation applies only to the prices that were confirmed. */
function Confirmation({ saved }: { saved: TariffRow }) {
  const { getValues, setValue } = useFormContext<TariffFormValues>();
  const [prices, by] = useWatch<TariffFormValues, ['prices', 'confirmed_by']>({
    name: ['prices', 'confirmed_by'],
  });
  const isAsSaved = samePrices(prices, saved);
  useEffect(() => {
    const before = getValues();
    const after = confirmationFor(isAsSaved, before, saved);
    if (after.confirmed_by === before.confirmed_by && after.confirmed_on === before.confirmed_on)
      return;
    setValue('confirmed_by', after.confirmed_by, { shouldDirty: true });
    setValue('confirmed_on', after.confirmed_on, { shouldDirty: true });
  }, [isAsSaved, saved, getValues, setValue]);
  const isOpenAgain = saved.confirmed_by && by === '' && !isAsSaved;
  return (
    <SourceFields
      confirmationHint={isOpenAgain ? texts.confirmedBefore(saved.confirmed_by!) : undefined}
    />
  );
}

function Costs() {
  const prices = useWatch<TariffFormValues, 'prices'>({ name: 'prices' });
  return <TariffCosts prices={TariffPrices.safeParse(toPrices(prices)).data ?? null} />;
}
