import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SearchIcon, XIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
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
  /** A search that begins when its pause is over. */
  const [pending, setPending] = useState<{ text: string; pauseMs: number } | null>(null);

  // The address changed by other means: the back button, or a cleared search. What was asked for here leaves the
  // field alone, which may hold more letters by now.
  if (wanted !== applied) {
    setApplied(wanted);
    if (wanted !== asked) {
      setAsked(wanted);
      setInput(wanted);
      setPending(null);
    }
  }
  const begin = useEffectEvent((text: string) => {
    // It would take the place of a link that was just followed, or of a filter that was just chosen.
    if (!address.isCurrent()) return setPending({ text, pauseMs: PAUSE_MS });
    setPending(null);
    if (text === wanted) return;
    setAsked(text);
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
          <IconButton aria-label="Clear search" onClick={() => search('', 0)}>
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
