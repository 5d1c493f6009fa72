import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SearchIcon, XIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListAddress } from './list-address';
import { listTexts } from './list.texts';

const PAUSE_MS = 300;

interface Props {
  label: string;
  hint: string;
  address: ListAddress;
}

/** Searches after a short pause. The first search adds a history entry; refining it does not. */
export function SearchField(props: Props) {
  // A delayed search belongs to the previous rows, so a link to other rows drops it.
  return <Field key={props.address.entry} {...props} />;
}

function Field({ label, hint, address }: Props) {
  const wanted = address.query.q ?? '';
  const [input, setInput] = useState(wanted);
  const [applied, setApplied] = useState(wanted);
  const [requested, setRequested] = useState(wanted);
  /** Search that starts after its pause. */
  const [pending, setPending] = useState<{ text: string; pauseMs: number } | null>(null);

  // The address was changed by the back button or a cleared search. A search from this field does not reset its text,
  // which may have more letters by now.
  if (wanted !== applied) {
    setApplied(wanted);
    if (wanted !== requested) {
      setRequested(wanted);
      setInput(wanted);
      setPending(null);
    }
  }
  const begin = useEffectEvent((text: string) => {
    // It would replace the navigation of a link or filter that was just clicked.
    if (!address.isCurrent()) return setPending({ text, pauseMs: PAUSE_MS });
    setPending(null);
    if (text === wanted) return;
    setRequested(text);
    address.change({ q: text || null }, { replace: wanted !== '' });
  });
  useEffect(() => {
    if (!pending) return;
    const pause = setTimeout(() => begin(pending.text), pending.pauseMs);
    return () => clearTimeout(pause);
  }, [pending]);

  const search = (text: string, pauseMs: number) => {
    setInput(text);
    setPending({ text: text.trim(), pauseMs });
  };

  return (
    <SearchInput
      label={label}
      hint={hint}
      value={input}
      onType={(text) => search(text, PAUSE_MS)}
      onEnter={() => search(input, 0)}
      onClear={() => search('', 0)}
    />
  );
}

interface InputProps {
  label: string;
  hint: string;
  value: string;
  onType: (text: string) => void;
  onEnter?: () => void;
  onClear?: () => void;
}

/** Search field without a search. By default, clearing it is like deleting its text. */
export function SearchInput(props: InputProps) {
  const { label, hint, value, onType, onEnter, onClear = () => onType('') } = props;
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={value}
      placeholder={hint}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
      slotProps={{ input: { 'aria-label': label, maxLength: 100 } }}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <IconButton aria-label={listTexts.clearSearch} onClick={onClear}>
            <XIcon />
          </IconButton>
        )
      }
      sx={[
        {
          width: 280,
          pr: 0,
          '& .MuiInputAdornment-root': { color: 'text.third' },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        },
        ({ breakpoints }) => ({ [breakpoints.down('md')]: { flex: '1 1 200px' } }),
      ]}
    />
  );
}
