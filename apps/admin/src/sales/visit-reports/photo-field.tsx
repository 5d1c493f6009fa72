import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { REPORT_PHOTOS } from '@shishir/contract';
import { CameraIcon, ImagesIcon } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { newKey } from '../../platform/api/new-key';
import { Field } from '../../platform/ui/form/field';
import { useField } from '../../platform/ui/form/form-fields';
import { FormCell, TitledSection } from '../../platform/ui/form/long-form';
import { keepPhoto, type KeptReport, readPhoto, type ReportValues } from './kept-reports';
import { reducePhoto } from './reduce-photo';
import { visitReportTexts } from './visit-reports.texts';

const texts = visitReportTexts.form.photos;
const MAX = REPORT_PHOTOS.length;

interface Props {
  of: KeptReport;
  /** Number of photos of the saved report. */
  former: number;
}

/** Photos of the visit: from the camera or from the phone, reduced, and kept on this device until they are sent. */
export function PhotoField({ of, former }: Props) {
  const { value, change } = useField<ReportValues['photos']>('photos');
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const add = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Resets the input, so that the same photo can be chosen again.
    target.value = '';
    setIsReading(true);
    setProblem(files.length > MAX - value.length ? texts.tooMany(MAX) : null);
    const added: ReportValues['photos'] = [];
    for (const file of files.slice(0, MAX - value.length)) {
      const reduced = await reducePhoto(file);
      const id = newKey();
      if (!reduced) setProblem(texts.unreadable(file.name));
      else if (!(await keepPhoto(of, id, reduced))) setProblem(texts.noRoom);
      else added.push({ id, caption: '' });
    }
    if (added.length > 0) change([...value, ...added]);
    setIsReading(false);
  };
  const isFull = isReading || value.length >= MAX;
  const button = (label: string, icon: ReactNode, input: object) => (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      startIcon={icon}
      disabled={isFull}
      sx={BUTTON}
    >
      {label}
      <Box
        component="input"
        type="file"
        accept="image/*"
        disabled={isFull}
        sx={visuallyHidden}
        onChange={add}
        {...input}
      />
    </Button>
  );
  return (
    <TitledSection
      id="photos"
      title={texts.title}
      note={former > 0 ? texts.former(former) : texts.note(MAX)}
    >
      <FormCell span={6}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {button(texts.take, <CameraIcon />, { capture: 'environment' })}
          {button(texts.choose, <ImagesIcon />, { multiple: true })}
        </Stack>
        <FormHelperText role="status" error={problem !== null}>
          {problem ?? (isReading ? texts.reading : '')}
        </FormHelperText>
      </FormCell>
      {value.map(({ id, caption }, index) => (
        <FormCell key={id} span={3} sx={{ gridColumn: { xs: '1 / -1', sm: 'span 3' } }}>
          <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-end' }}>
            <Preview of={of} id={id} label={texts.photo(index + 1)} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Field
                name={`caption-${id}`}
                label={texts.caption(index + 1)}
                value={caption}
                onChange={(text) =>
                  change(value.map((one) => (one.id === id ? { id, caption: text } : one)))
                }
              />
              <Button onClick={() => change(value.filter((one) => one.id !== id))}>
                {texts.remove(index + 1)}
              </Button>
            </Box>
          </Stack>
        </FormCell>
      ))}
    </TitledSection>
  );
}

function Preview({ of, id, label }: { of: KeptReport; id: string; label: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let created: string | undefined;
    let isGone = false;
    void readPhoto(of, id).then((photo) => {
      if (!photo || isGone) return;
      created = URL.createObjectURL(photo);
      setAddress(created);
    });
    return () => {
      isGone = true;
      if (created) URL.revokeObjectURL(created);
    };
  }, [of, id]);
  return (
    <Box sx={PREVIEW}>{address && <img src={address} alt={label} width={104} height={104} />}</Box>
  );
}

const PREVIEW = {
  flex: 'none',
  width: 104,
  height: 104,
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'background.default',
  '& img': { objectFit: 'cover' },
};
/** The button is the label of the focused input. */
const BUTTON = {
  minHeight: 44,
  '&:focus-within': { outline: '2px solid var(--palette-primary-main)', outlineOffset: 2 },
};
