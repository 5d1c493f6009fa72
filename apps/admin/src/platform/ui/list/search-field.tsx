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
    <OutlinedInput
      size="small"
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
          <IconButton aria-label={listTexts.clearSearch} onClick={() => search('', 0)}>
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
