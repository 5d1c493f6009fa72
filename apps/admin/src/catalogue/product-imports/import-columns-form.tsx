import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ImportColumns, ImportMapping, ProductImport } from '@shishir/contract';
import { ChevronLeftIcon } from 'lucide-react';
import { type PropsWithChildren, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FormError } from '../../platform/ui/form/field';
import { FieldGrid, WIDE } from '../../platform/ui/form/field-grid';
import { FormSelectField } from '../../platform/ui/form/form-fields';
import { FormFrame } from '../../platform/ui/form/form-frame';
import { SaveBarFrame, wrappedBar } from '../../platform/ui/form/long-form';
import { SelectField } from '../../platform/ui/form/select-field';
import { useDiscard, useUnsaved } from '../../platform/ui/form/unsaved-changes';
import { useFormSubmit } from '../../platform/ui/form/use-form-submit';
import { paths } from '../../platform/ui/page/paths';
import { ColumnsTable } from './import-columns-table';
import { type ColumnsPlace, useColumnsAt, useMapImport } from './import-columns.queries';
import { columnsTexts as texts } from './import-columns.texts';
import { DiscardDialog } from './import-dialogs';
import { FixedValues } from './import-fixed-values';
import {
  checkMapping,
  choicesOf,
  type ColumnChoice,
  type MappingBody,
  type MappingValues,
  mergedChoices,
  missingHeadings,
  ruleValues,
} from './import-mapping-values';
import { ProductRules } from './import-product-rules';
import { type Supplier, SupplierField } from './supplier-field';
import { discardTexts } from './product-imports.texts';

interface Props {
  of: ProductImport;
  /** The columns as first proposed. */
  first: ImportColumns;
  onPreviewed: () => void;
  onBack: (() => void) | null;
}

const DECIMALS = (['point', 'comma'] as const).map((value) => ({
  value,
  label: texts.decimalsChoices[value],
}));

const LINE = {
  ...WIDE,
  // The text of a line is cut with an ellipsis.
  '& .MuiSelect-select.MuiSelect-select': { display: 'block', lineHeight: '44px' },
};

/** Form for the meaning of the columns of a file and the products that are imported. */
export function ColumnsForm({ of, first, onPreviewed, onBack }: Props) {
  const id = useId();
  const { form, data, notice, choosePlace, placeError, loading, chooseSupplier, forgotten } =
    useColumnsForm(of, first);
  const leave = useUnsaved(form);
  const discardChanges = useDiscard();
  const navigate = useNavigate();
  const { map } = useMapImport(of.id);
  const [discard, setDiscard] = useState<{ error: string | null; isOpen: boolean }>({
    error: null,
    isOpen: false,
  });
  const { submit, busy } = useFormSubmit(form, {
    send: (body, _values, signal) => map({ sheet: data.sheet, line: data.line, ...body }, signal),
    onSent: onPreviewed,
    texts: { failed: texts.failed },
    apiFields: { mapping: 'columns' },
  });
  return (
    <FormFrame id={id} label={texts.form} form={form} busy={busy} onSubmit={() => void submit()}>
      <FormError>{discard.error}</FormError>
      <Part title={texts.file} padded>
        <FieldGrid>
          <Box sx={WIDE}>
            <SupplierField
              suppliers={data.suppliers}
              onChoose={chooseSupplier}
              onForgotten={forgotten}
            />
            <Box role="status">
              {notice && (
                <Alert severity="info" role="presentation" icon={false} sx={{ mt: 1 }}>
                  {notice}
                </Alert>
              )}
            </Box>
          </Box>
          {data.sheets.length > 1 && (
            <SelectField
              label={texts.sheet}
              name="sheet"
              value={String(data.sheet)}
              choices={data.sheets.map((name, index) => ({
                value: String(index + 1),
                label: name,
              }))}
              onChoose={(sheet) => sheet && choosePlace({ sheet: Number(sheet) })}
            />
          )}
          {data.lines.length > 0 && (
            <Box sx={LINE}>
              <SelectField
                label={texts.line}
                name="line"
                value={String(data.line)}
                choices={[
                  ...data.lines.map((text, index) => ({
                    value: String(index + 1),
                    label: texts.lineOf(index + 1, text),
                  })),
                  { value: '0', label: texts.noLine },
                ]}
                onChoose={(line) => line && choosePlace({ sheet: data.sheet, line: Number(line) })}
              />
            </Box>
          )}
          {of.mapping.decimals && (
            <FormSelectField
              label={texts.decimals}
              name="decimals"
              choices={DECIMALS}
              hint={texts.decimalsHint}
              clearable
            />
          )}
        </FieldGrid>
        <Box sx={{ mt: placeError ? 1.5 : 0 }}>
          <FormError>{placeError}</FormError>
        </Box>
      </Part>
      <Part title={texts.table} busy={loading}>
        <ColumnsTable columns={data.columns} />
      </Part>
      <Part title={texts.fixed.title} note={texts.fixed.note} padded>
        <FixedValues />
      </Part>
      <Part title={texts.rules.title} padded>
        <ProductRules />
      </Part>
      <SaveBarFrame state={<Imported />} sx={wrappedBar}>
        {onBack && (
          <Button startIcon={<ChevronLeftIcon />} disabled={busy} onClick={() => leave(onBack)}>
            {texts.back}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={busy}
          onClick={() => setDiscard({ error: null, isOpen: true })}
        >
          {discardTexts.short}
        </Button>
        <Button type="submit" variant="contained" disabled={busy}>
          {busy ? texts.sending : texts.show}
        </Button>
      </SaveBarFrame>
      {discard.isOpen && (
        <DiscardDialog
          of={of}
          callbacks={{
            onDone: () => {
              discardChanges();
              void navigate(paths.imports.list);
            },
            onFailed: (error) => setDiscard({ error, isOpen: false }),
          }}
          onCancel={() => setDiscard({ error: null, isOpen: false })}
        />
      )}
    </FormFrame>
  );
}

/** State of the form: values, and the columns of the sheet and line that are shown. */
function useColumnsForm({ id }: ProductImport, first: ImportColumns) {
  const [data, setData] = useState(first);
  const [notice, setNotice] = useState(() => noticeOf(first));
  const [placeError, setPlaceError] = useState<string | null>(null);
  const load = useColumnsAt(id);
  /** Choices made at other sheets and lines, for the way back. */
  const made = useRef(new Map<string, ColumnChoice>());
  const form = useForm<MappingValues, unknown, MappingBody>({
    defaultValues: {
      supplier: first.supplier ?? '',
      columns: choicesOf(first.columns, first.mapping),
      ...ruleValues(first.mapping),
    },
    resolver: checkMapping,
    reValidateMode: 'onSubmit',
    // `FormFrame` moves the focus, also after an error response.
    shouldFocusError: false,
  });
  const dirty = { shouldDirty: true };

  const fill = (columns: ImportColumns['columns'], from: ImportMapping) => {
    form.setValue('columns', choicesOf(columns, from), dirty);
    for (const [name, value] of Object.entries(ruleValues(from))) {
      form.setValue(name as keyof MappingValues, value, dirty);
    }
  };
  const show = (next: ImportColumns) => {
    for (const choice of form.getValues('columns')) made.current.set(choice.heading, choice);
    const proposed = choicesOf(next.columns, next.mapping);
    setData(next);
    if (next.supplier && !form.getValues('supplier')) {
      form.setValue('supplier', next.supplier, dirty);
      fill(next.columns, next.mapping);
      setNotice(noticeOf(next));
    } else {
      form.setValue('columns', mergedChoices(proposed, made.current), dirty);
      setNotice(null);
    }
  };
  const choosePlace = (place: ColumnsPlace) => {
    setPlaceError(null);
    load.mutate(place, { onSuccess: show, onError: () => setPlaceError(texts.placeFailed) });
  };
  const chooseSupplier = ({ name, mapping: saved }: Supplier) => {
    form.setValue('supplier', name, dirty);
    const missing = missingHeadings(data.columns, saved);
    const isOther = missing.length === Object.keys(saved.columns ?? {}).length;
    if (!isOther) fill(data.columns, saved);
    if (isOther) setNotice(texts.notSaved(name));
    else setNotice(missing.length > 0 ? texts.partlySaved(name, missing) : texts.asSaved(name));
  };
  const forgotten = ({ id: removed }: Supplier) => {
    setData({ ...data, suppliers: data.suppliers.filter((one) => one.id !== removed) });
    setNotice(null);
  };
  return {
    form,
    data,
    notice,
    placeError,
    loading: load.isPending,
    choosePlace,
    chooseSupplier,
    forgotten,
  };
}

const noticeOf = ({ supplier }: ImportColumns) => supplier && texts.asSaved(supplier);

interface PartProps {
  title: string;
  note?: string;
  busy?: boolean;
  /** False if the contents are as wide as the part. */
  padded?: boolean;
}

const PART = {
  overflow: 'clip',
  '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'text.third', fontWeight: 400 },
} as const;

function Part({ title, note, busy, padded = false, children }: PropsWithChildren<PartProps>) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} aria-busy={busy} sx={PART}>
      <Box sx={{ px: 2, pt: 2, pb: 1.5 }}>
        <Typography component="h3" variant="subtitle1" id={id}>
          {title}
        </Typography>
        {note && <Typography sx={{ mt: 0.25, color: 'text.third' }}>{note}</Typography>}
      </Box>
      <Box sx={{ px: padded ? 2 : 0, pb: padded ? 2 : 0, opacity: busy ? 0.55 : 1 }}>
        {children}
      </Box>
    </Paper>
  );
}

/** Number of columns with a field. */
function Imported() {
  const columns = useWatch<MappingValues, 'columns'>({ name: 'columns' });
  return texts.imported(columns.filter(({ field }) => field).length, columns.length);
}
