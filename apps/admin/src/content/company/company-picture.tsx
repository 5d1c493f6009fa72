import Button from '@mui/material/Button';
import type { Company, CompanyPicture as Slot, Picture } from '@shishir/contract';
import { pictureMainPath } from '@shishir/format';
import { useState } from 'react';
import { errorBodyOf } from '../../platform/api/failure';
import { PictureField } from '../../platform/ui/form/picture-field';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { useCompanyPicture } from './company.queries';
import { companyTexts } from './company.texts';

const texts = companyTexts.pictures;

interface Props {
  slot: Slot;
  /** The saved one. */
  picture: Picture | null;
  /** Why none can be chosen yet. */
  locked?: string;
  onSaved: (company: Company) => void;
}

/** A picture of the company. It is saved as soon as it is chosen, apart from the form around it. */
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
    <div
      role="group"
      aria-label={label}
      className={`span-6 company-picture company-picture--${slot}`}
    >
      <p className="company-picture__label" aria-hidden="true">
        {label}
      </p>
      {locked ? (
        <p className="company-picture__note">{locked}</p>
      ) : (
        <>
          <PictureField
            name={slot}
            file={chosen}
            error={error}
            onChoose={(file) => void send(file)}
            current={
              picture && (
                <img
                  src={`/storage/${pictureMainPath(picture.key, picture.width)}`}
                  alt={picture.alt}
                />
              )
            }
          />
          <p className="company-picture__note">
            <span role="status">{pending ? texts.saving : note}</span>
            {picture && (
              <Button color="error" disabled={pending} onClick={() => void send(null)}>
                {texts.remove}
              </Button>
            )}
          </p>
        </>
      )}
    </div>
  );
}
