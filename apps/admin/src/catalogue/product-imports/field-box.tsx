import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import type { FileColumn } from '@shishir/contract/product-fields';
import { ChevronDownIcon } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { BOX, BoxInput } from '../../platform/ui/form/box-input';
import { columnsTexts as texts } from './import-columns.texts';
import { FIELD_CHOICES } from './import-fields';

interface Option {
  field: FileColumn | '';
  label: string;
  section: string;
  note?: string | undefined;
}

const NONE: Option = { field: '', label: texts.none, section: '' };

interface Props {
  label: string;
  value: FileColumn | '';
  onChoose: (field: FileColumn | '') => void;
  /** Leaves fields out of the list. */
  isOffered?: (field: FileColumn) => boolean;
  /** Note beside a field in the list, such as the column that has it. */
  noteOf?: (field: FileColumn) => string | undefined;
  /** Shown while nothing is chosen; otherwise 'Not imported' is a choice. */
  placeholder?: string;
  errorId?: string | undefined;
}

const SECTION = {
  px: 2,
  pt: 1.25,
  pb: 0.5,
  color: 'text.third',
  fontSize: '0.8125rem',
  fontWeight: 600,
} as const;

/** Chooses a field of the products from a list by section, which typing narrows. */
export function FieldBox(props: Props) {
  const { label, value, onChoose, isOffered, noteOf, placeholder, errorId } = props;
  const options = useMemo<Option[]>(() => {
    const offered = FIELD_CHOICES.filter(
      ({ field }) => field === value || !isOffered || isOffered(field),
    ).map((choice) => ({ ...choice, note: noteOf?.(choice.field) }));
    return placeholder ? offered : [NONE, ...offered];
  }, [value, isOffered, noteOf, placeholder]);
  const chosen = options.find(({ field }) => field === value) ?? null;
  return (
    <Autocomplete
      options={options}
      value={chosen}
      isOptionEqualToValue={(one, other) => one.field === other.field}
      groupBy={({ section }) => section}
      onChange={(_event, option) => onChoose(option?.field ?? '')}
      clearIcon={null}
      autoHighlight
      openText={texts.open}
      closeText={texts.close}
      noOptionsText={texts.noField}
      popupIcon={<ChevronDownIcon />}
      renderInput={(params) => (
        <BoxInput params={params} label={label} placeholder={placeholder} errorId={errorId} />
      )}
      renderGroup={({ key, group, children }) =>
        group ? (
          <li key={key} role="presentation">
            <Box aria-hidden="true" sx={SECTION}>
              {group}
            </Box>
            <ul role="group" aria-label={group}>
              {children}
            </ul>
          </li>
        ) : (
          <Fragment key={key}>{children}</Fragment>
        )
      }
      renderOption={({ key, ...item }, option) => (
        <Box component="li" key={key} {...item} sx={{ gap: 1, minHeight: 40 }}>
          {option.label}
          {option.note && (
            <Box component="small" sx={{ ml: 'auto', color: 'text.third' }}>
              {option.note}
            </Box>
          )}
        </Box>
      )}
      sx={[BOX, value === '' && { '& input': { color: 'text.third' } }]}
    />
  );
}
