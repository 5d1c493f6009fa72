import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon, SearchIcon } from '../../theme/icons';
import type { ListAddress } from './list-address';

const PAUSE_MS = 300;

interface Props {
  label: string;
  hint: string;
  address: ListAddress;
}

/** Searches after a short pause; the first search is a step of its own for the back button, refining it is not. */
export function SearchField(props: Props) {
  // A search that waits for its pause was for the rows of before: a link to others drops it.
  return <Field key={props.address.entry} {...props} />;
}

function Field({ label, hint, address }: Props) {
  const wanted = address.query.q ?? '';
  const [input, setInput] = useState(wanted);
  const [applied, setApplied] = useState(wanted);
  const [asked, setAsked] = useState(wanted);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed by other means: the back button, or a cleared search. What was asked for here leaves the
  // field alone, which may hold more letters by now.
  if (wanted !== applied) {
    setApplied(wanted);
    if (wanted !== asked) {
      setAsked(wanted);
      setInput(wanted);
    }
  }
  useEffect(() => () => clearTimeout(pause.current), []);

  const search = (text: string, wait: number) => {
    setInput(text);
    clearTimeout(pause.current);
    const go = () => {
      if (text.trim() === wanted) return;
      setAsked(text.trim());
      address.change({ q: text.trim() || null }, { replace: wanted !== '' });
    };
    pause.current = setTimeout(go, wait);
  };

  return (
    <OutlinedInput
      size="small"
      className="search"
      type="search"
      value={input}
      placeholder={hint}
      onChange={(event) => search(event.target.value, PAUSE_MS)}
      onKeyDown={(event) => event.key === 'Enter' && search(input, 0)}
      slotProps={{ input: { 'aria-label': label, maxLength: 100 } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        input && (
          <IconButton aria-label="Clear search" onClick={() => search('', 0)}>
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}
