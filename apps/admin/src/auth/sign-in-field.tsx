import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type Ref } from 'react';
import { EyeIcon, EyeOffIcon } from '../theme/icons';
import { authTexts } from './auth.texts';

interface Props {
  name: 'email' | 'password';
  label: string;
  autoComplete: string;
  inputRef: Ref<HTMLInputElement>;
  wrong: boolean;
  /** The id of the sentence that says what is wrong. */
  describedBy: string;
}

/** A labelled field; a password can be shown. Not `TextField`: that would bring the dropdown and its dialog along. */
export function SignInField(props: Props) {
  const { name } = props;
  const [shown, setShown] = useState(false);
  const secret = name === 'password';
  return (
    <FormControl error={props.wrong}>
      <InputLabel htmlFor={name}>{props.label}</InputLabel>
      <OutlinedInput
        id={name}
        name={name}
        type={secret && !shown ? 'password' : secret ? 'text' : 'email'}
        autoComplete={props.autoComplete}
        inputRef={props.inputRef}
        slotProps={{ input: { 'aria-describedby': props.describedBy } }}
        endAdornment={
          secret && (
            <button
              type="button"
              className="sign-in__eye"
              aria-label={shown ? authTexts.hidePassword : authTexts.showPassword}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          )
        }
      />
    </FormControl>
  );
}
