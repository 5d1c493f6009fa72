import Button from '@mui/material/Button';
import type { HistorySubject } from '@shishir/contract';
import { LanguagesIcon, RotateCcwClockIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../page/paths';
import { recordTexts as texts } from './record.texts';

/** Links from the form of a record to its versions, and to its texts in Bangla. */
export function HistoryLink({ subject, id }: { subject: HistorySubject; id: number }) {
  return (
    <>
      <Button
        component={Link}
        to={paths.translate(subject, id)}
        variant="outlined"
        startIcon={<LanguagesIcon />}
      >
        {texts.actions.translate}
      </Button>
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
