import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Ref, useState } from 'react';
import { Field, type FieldProps } from '../../../platform/ui/form/field';
import { codeTexts } from './code-field.texts';

interface Props extends Pick<FieldProps, 'value' | 'onChange' | 'error' | 'autoFocus'> {
  inputRef?: Ref<HTMLInputElement>;
  /** False if a recovery code is not accepted: the first code proves that the app works. */
  takesRecovery?: boolean;
}

/** Code of a second factor. Phones offer digits, or letters for a recovery code. */
export function CodeField({ takesRecovery = true, ...field }: Props) {
  const [byRecovery, setByRecovery] = useState(false);
  const hint = byRecovery
    ? codeTexts.recoveryHelp
    : takesRecovery
      ? codeTexts.help
      : codeTexts.appHelp;
  return (
    <Box
      sx={{ '& .MuiFormControl-root': { width: '100%' }, '& input': { letterSpacing: '0.06em' } }}
    >
      <Field
        {...field}
        name="code"
        label={byRecovery ? codeTexts.recoveryLabel : codeTexts.label}
        hint={hint}
        autoComplete={byRecovery ? 'off' : 'one-time-code'}
        inputMode={byRecovery ? 'text' : 'numeric'}
      />
      {takesRecovery && (
        <Link
          component="button"
          type="button"
          variant="subtitle2"
          underline="hover"
          onClick={() => setByRecovery(!byRecovery)}
          sx={{ minHeight: 44 }}
        >
          {byRecovery ? codeTexts.useApp : codeTexts.useRecovery}
        </Link>
      )}
    </Box>
  );
}
