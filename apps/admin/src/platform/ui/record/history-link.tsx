import Button from '@mui/material/Button';
import { type HistorySubject, TRANSLATED_SUBJECTS } from '@shishir/contract';
import { LanguagesIcon, RotateCcwClockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../page/paths';
import { recordTexts as texts } from './record.texts';

/** Links from the form of a record to its versions, and to its texts in Bangla if it has any. */
export function HistoryLink({ subject, id }: { subject: HistorySubject; id: number }) {
  const translated = TRANSLATED_SUBJECTS.find((one) => one === subject);
  return (
    <>
      {translated && (
        <Button
          component={Link}
          to={paths.translate(translated, id)}
          variant="outlined"
          startIcon={<LanguagesIcon />}
        >
          {texts.actions.translate}
        </Button>
      )}
      <Button
        component={Link}
        to={paths.history(subject, id)}
        variant="outlined"
        startIcon={<RotateCcwClockIcon />}
      >
        {texts.actions.history}
      </Button>
    </>
  );
}
