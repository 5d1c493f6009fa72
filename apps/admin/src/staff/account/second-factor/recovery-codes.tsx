import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { CheckIcon, CopyIcon, DownloadIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCompanyName } from '../../../platform/ui/page/company.queries';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { FormButtons } from '../form-buttons';
import { CodeText, StepNote } from './set-up-texts';
import { recoveryTexts as texts, recoveryTexts } from './second-factor.texts';

interface Props {
  codes: string[];
  /** Number of this step of the setup. */
  at?: string;
  onSaved: () => void;
}

const codesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
  gap: '6px 16px',
  px: 2,
  py: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.default',
  whiteSpace: 'nowrap',
};

/** Recovery codes, shown only once; the user must confirm that they are saved to continue. */
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
    <Stack sx={{ gap: 1.75 }}>
      <div>
        {at && <StepNote>{at}</StepNote>}
        <Typography
          variant="subtitle1"
          component="h3"
          ref={heading}
          tabIndex={-1}
          sx={{ mb: 0.5, fontSize: '1rem', outline: 0 }}
        >
          {texts.title}
        </Typography>
        <Typography color="textSecondary">{texts.text}</Typography>
      </div>
      <Box component="ul" aria-label={texts.list} sx={codesSx}>
        {codes.map((code) => (
          <li key={code}>
            <CodeText>{code}</CodeText>
          </li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label={texts.copy} text={codes.join('\n')} />
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          {texts.download}
        </Button>
      </Stack>
      <FormControlLabel
        control={<Checkbox checked={saved} onChange={(_event, checked) => setSaved(checked)} />}
        label={texts.saved}
        sx={{ alignSelf: 'start', minHeight: 44, ml: -1.5 }}
      />
      <FormButtons>
        <Button variant="contained" disabled={!saved} onClick={onSaved}>
          {texts.done}
        </Button>
      </FormButtons>
    </Stack>
  );
}

/** Below the copied text. */
const failedSx = { gridColumn: '1 / -1', color: 'error.main', fontWeight: 500 };

/** Copies a text to the clipboard and shows the result. */
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
      <Typography
        component="span"
        role="status"
        variant="body2"
        sx={outcome === 'failed' ? failedSx : visuallyHidden}
      >
        {outcome && recoveryTexts[outcome === 'copied' ? 'copied' : 'copyFailed']}
      </Typography>
    </>
  );
}
