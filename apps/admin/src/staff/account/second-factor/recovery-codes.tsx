import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { CheckIcon, CopyIcon, DownloadIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { recoveryTexts as texts, recoveryTexts } from './second-factor.texts';

interface Props {
  codes: string[];
  /** Where it stands among the steps of the set-up. */
  at?: string;
  onSaved: () => void;
}

/** The recovery codes, shown this one time: nobody goes on before confirming that they have saved them. */
export function RecoveryCodes({ codes, at, onSaved }: Props) {
  const { email } = useStaff();
  const company = useCompanyName();
  const [saved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const text = `${texts.fileHeader(company, email)}\n\n${codes.join('\n')}\n`;
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = texts.file;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="recovery">
      {at && <p className="set-up__at">{at}</p>}
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <ul aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery__ways">
        <CopyButton label={texts.copy} text={codes.join('\n')} />
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          {texts.download}
        </Button>
      </div>
      <FormControlLabel
        control={<Checkbox checked={saved} onChange={(_event, checked) => setSaved(checked)} />}
        label={texts.saved}
      />
      <div className="form__buttons">
        <Button variant="contained" disabled={!saved} onClick={onSaved}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

/** Copies a text to the clipboard, and says whether that worked. */
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
