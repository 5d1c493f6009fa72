import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';

/** Height and padding of every other field. */
export const BOX = {
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root': { py: 0, pl: 0 },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiAutocomplete-input': { px: 1.5, py: 0 },
  '& .MuiAutocomplete-endAdornment .MuiIconButton-root': { width: 32, height: 32 },
} as const;

interface InputProps {
  params: AutocompleteRenderInputParams;
  label?: string | undefined;
  name?: string;
  placeholder?: string;
  /** Id of the error message; the field is marked if there is one. */
  errorId?: string | undefined;
  describedBy?: string | undefined;
}

/** The text field of an `Autocomplete`. */
export function BoxInput({ params, label, name, placeholder, errorId, describedBy }: InputProps) {
  const { id, disabled, size, slotProps } = params;
  return (
    <OutlinedInput
      {...slotProps.input}
      id={id}
      name={name}
      disabled={disabled}
      size={size}
      error={errorId !== undefined}
      placeholder={placeholder}
      fullWidth
      slotProps={{
        input: {
          ...slotProps.htmlInput,
          'aria-label': label,
          'aria-describedby': errorId ?? describedBy,
        },
      }}
    />
  );
}
