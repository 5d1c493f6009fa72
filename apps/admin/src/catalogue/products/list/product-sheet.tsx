import { TAKA } from '@shishir/format';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ListedProduct, UpdateProduct, VISIBILITIES } from '@shishir/contract';
import { useId, useState } from 'react';
import { errorBodyOf } from '../../../platform/api/failure';
import { tsr } from '../../../platform/api/tsr';
import { useRefreshCatalogue } from '../../categories/categories.queries';
import { FormField, FormSelectField } from '../../../platform/ui/form/form-fields';
import { FormFrame } from '../../../platform/ui/form/form-frame';
import { toFormData, useSchemaForm } from '../../../platform/ui/form/schema-form';
import { plainNumber, readAmount, readWhole } from '../../../platform/ui/form/number-text';
import { useFormSubmit } from '../../../platform/ui/form/use-form-submit';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { Unit } from '../../../platform/ui/form/unit';
import { productsTexts } from '../products.texts';
import { figureText } from './product-cell-edits';
import { editTexts } from './product-edits.texts';

const { sheet: texts, fields } = editTexts;

type Values = Record<'regular_price' | 'offer_price' | 'visibility' | 'position', string>;

const valuesOf = (product: ListedProduct): Values => ({
  regular_price: figureText(product.regular_price),
  offer_price: figureText(product.offer_price),
  visibility: product.visibility ?? 'published',
  position: figureText(product.position),
});
const toBody = (values: Values): Values => ({
  ...values,
  regular_price: plainNumber(values.regular_price, readAmount),
  offer_price: plainNumber(values.offer_price, readAmount),
  position: plainNumber(values.position, readWhole),
});

const SHEET = { maxHeight: '90dvh', p: '24px 20px', borderRadius: '16px 16px 0 0' };

/** Prices, visibility and position of a product on a phone, which has no room for editable cells. */
export function ProductSheet({
  product,
  onClose,
}: {
  product: ListedProduct;
  onClose: () => void;
}) {
  const id = useId();
  const [version, setVersion] = useState(product.version);
  const refresh = useRefreshCatalogue();
  const outcome = useOutcomeToasts();
  const { mutateAsync } = tsr.products.update.useMutation({ onSettled: refresh });
  const form = useSchemaForm({ values: valuesOf(product), schema: UpdateProduct, toBody });
  const { submit, busy } = useFormSubmit(form, {
    send: (body) => {
      const fields = {
        ...toBody(body),
        ...(version === undefined ? {} : { version: `${version}` }),
      };
      return mutateAsync({ params: { id: product.id }, body: toFormData(fields, {}) });
    },
    onSent: () => {
      outcome.succeeded(texts.saved(product.model));
      onClose();
    },
    onError: (error) => {
      const current = errorBodyOf(error)?.current as ListedProduct | undefined;
      if (!current) return false;
      // The fields now show the other editor's values, so saving again is a deliberate choice.
      form.reset(valuesOf(current));
      setVersion(current.version);
      return false;
    },
    texts: { failed: editTexts.failed },
  });
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={() => !busy && onClose()}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: SHEET } }}
    >
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 2.5 }}>
        {texts.title(product.model)}
      </Typography>
      <FormFrame
        label={texts.title(product.model)}
        form={form}
        busy={busy}
        onSubmit={() => void submit()}
      >
        <FormField
          name="offer_price"
          label={fields.offer_price}
          hint={texts.hint}
          inputMode="numeric"
          start={<Unit position="start">{TAKA}</Unit>}
          autoFocus
        />
        <FormField
          name="regular_price"
          label={fields.regular_price}
          inputMode="numeric"
          start={<Unit position="start">{TAKA}</Unit>}
        />
        <FormSelectField
          name="visibility"
          label={fields.visibility}
          choices={VISIBILITIES.map((value) => ({ value, label: productsTexts[value] }))}
        />
        <FormField name="position" label={fields.position} inputMode="numeric" />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', mt: 0.75 }}
        >
          <Button variant="outlined" disabled={busy} onClick={onClose}>
            {sharedTexts.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? texts.submitting : texts.submit}
          </Button>
        </Stack>
      </FormFrame>
    </Drawer>
  );
}
