import Button from '@mui/material/Button';
import { useState } from 'react';
import { CheckIcon, CopyIcon } from '../../theme/icons';
import { recoveryTexts } from './second-factor.texts';

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className={outcome === 'failed' ? 'copy-failed' : 'vh'}>
        {outcome && recoveryTexts[outcome === 'copied' ? 'copied' : 'copyFailed']}
      </span>
    </>
  );
}
