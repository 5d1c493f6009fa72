import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Company, CompanyPicture as Slot, Picture } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import { useState } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { FormCell } from '../../platform/ui/form/long-form';
import { PictureField } from '../../platform/ui/form/picture-field';
import { Logo } from '../../platform/ui/page/logo';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useCompanyPicture } from './company.queries';
import { companyTexts } from './company.texts';

const texts = companyTexts.pictures;

interface Props {
  slot: Slot;
  /** The saved picture. */
  picture: Picture | null;
  /** Reason why no picture can be chosen yet. */
  locked?: string;
  onSaved: (company: Company) => void;
}

/** Most logos are drawn for a white background. */
const logo = {
  width: 'auto',
  maxWidth: 220,
  height: 64,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'common.white',
  objectFit: 'contain',
};

/** Picture of the company. Saved as soon as it is chosen, separately from the surrounding form. */
export function CompanyPicture({ slot, picture, locked, onSaved }: Props) {
  const { label, note, saved, removed } = texts[slot];
  const { save, pending } = useCompanyPicture(slot);
  const [chosen, setChosen] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const outcome = useOutcomeToasts();

  const send = async (image: File | null) => {
    setChosen(image);
    setError(undefined);
    try {
      onSaved(await save(image));
      outcome.succeeded(image ? saved : removed);
    } catch (failure) {
      setError(errorBodyOf(failure)?.fields?.['image']);
      outcome.failed(failure, { text: texts.failed, preferServerMessage: true });
    } finally {
      setChosen(null);
    }
  };
  return (
    <FormCell
      span={6}
      role="group"
      aria-label={label}
      sx={[
        { display: 'grid', gap: 1, '& div:empty': { display: 'none' } },
        slot === 'logo' && { '& img': logo },
      ]}
    >
      <Typography variant="subtitle2" component="p" aria-hidden="true" color="textSecondary">
        {label}
      </Typography>
      {locked ? (
        <Typography variant="body2" color="textThird">
          {locked}
        </Typography>
      ) : (
        <>
          <PictureField
            name={slot}
            file={chosen}
            error={error}
            onChoose={(file) => void send(file)}
            current={
              picture ? (
                <img
                  src={`/storage/${pictureMainPath(picture.key, picture.width)}`}
                  alt={picture.alt}
                />
              ) : (
                slot === 'logo' && <Logo />
              )
            }
          />
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              rowGap: 0.5,
              columnGap: 2,
              alignItems: 'center',
              color: 'text.third',
              typography: 'body2',
            }}
          >
            <span role="status">{pending ? texts.saving : note}</span>
            {picture && (
              <Button color="error" disabled={pending} onClick={() => void send(null)}>
                {texts.remove}
              </Button>
            )}
          </Stack>
        </>
      )}
    </FormCell>
  );
}
