import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { GivenText, RecordTranslation, TranslationVersion } from '@shishir/contract';
import { useState } from 'react';
import { DialogFrame } from '../../platform/ui/dialog/dialog-frame';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { Loading } from '../../platform/ui/page/page-state';
import { differenceLook, textDifference } from '../../platform/ui/record/text-difference';
import { useTranslationVersion, useTranslationVersions } from './translations.queries';
import { translationHistoryTexts as texts } from './translation-history.texts';

interface Props {
  record: RecordTranslation;
  hasChanges: boolean;
  busy: boolean;
  onRestore: (given: GivenText[], version: TranslationVersion) => void;
  onClose: () => void;
}

/** Versions of the Bangla texts of a record: each compared with now, and restored as a draft. */
export function TranslationHistory(props: Props) {
  const { subject, id } = props.record;
  const response = useTranslationVersions(subject, id);
  const [chosen, setChosen] = useState<TranslationVersion | null>(null);
  const versions = response.data?.body.data ?? [];
  const version = chosen ?? versions[0];
  return (
    <DialogFrame title={texts.title} width="md" onClose={props.onClose}>
      {response.isPending && <Loading />}
      {response.isError && <FailedQuery of={response} />}
      <Box sx={dialogLook}>
        <List aria-label={texts.versions} disablePadding sx={listLook}>
          {versions.map((one, index) => (
            <ListItem key={one.id} disablePadding>
              <ListItemButton
                selected={one === version}
                aria-current={one === version ? 'true' : undefined}
                onClick={() => setChosen(one)}
              >
                <ListItemText
                  primary={one.at ? texts.at(one.at) : texts.shipped}
                  secondary={summaryOf(one, index === 0)}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {version && <Chosen key={version.id} {...props} version={version} />}
      </Box>
    </DialogFrame>
  );
}

const dialogLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
};
const listLook = {
  maxHeight: { xs: 200, md: 480 },
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

function summaryOf({ at, by, state, restored_from, changed }: TranslationVersion, isNow: boolean) {
  const act = restored_from ? texts.restored(restored_from) : texts.saved[state];
  const parts = at === null ? [] : [texts.by(by), act, changed.join(', ')];
  return [...(isNow ? [texts.now] : []), ...parts].join(' · ');
}

function Chosen({
  record,
  version,
  hasChanges,
  busy,
  onRestore,
}: Props & { version: TranslationVersion }) {
  const response = useTranslationVersion(record.subject, record.id, version.id);
  if (response.isPending) return <Loading />;
  if (response.isError) {
    return <FailedQuery of={response} />;
  }
  const then = response.data.body.data.texts;
  const differing = record.texts.filter(({ field, text }) => (then[field] ?? '') !== (text ?? ''));
  // A text that was missing then would take the current one off the site.
  const given = differing.flatMap(({ field }) => {
    const text = then[field];
    return text ? [{ field, text }] : [];
  });
  return (
    <Box component="section" aria-label={texts.chosen} sx={{ minWidth: 0 }}>
      {differing.length === 0 && <Typography>{texts.same}</Typography>}
      {differing.map(({ field, label, text }) => {
        const former = then[field];
        const { before, after } = textDifference(former ?? '', text ?? '');
        return (
          <Box key={field} sx={{ mb: 2 }}>
            <Typography component="h3" variant="subtitle2">
              {label}
            </Typography>
            <Box component="dl" sx={sidesLook}>
              <Typography component="dt" variant="caption">
                {texts.then}
              </Typography>
              <Typography component="dd" lang="bn">
                {former ? before : former === null ? texts.lost : texts.none}
              </Typography>
              <Typography component="dt" variant="caption">
                {texts.current}
              </Typography>
              <Typography component="dd" lang="bn">
                {text ? after : texts.none}
              </Typography>
            </Box>
          </Box>
        );
      })}
      {given.length > 0 && (
        <>
          {hasChanges ? (
            <Alert severity="info">{texts.unsaved}</Alert>
          ) : (
            <Typography variant="body2" color="textSecondary">
              {texts.note}
            </Typography>
          )}
          <DialogActions>
            <Button
              variant="contained"
              disabled={busy || hasChanges}
              onClick={() => onRestore(given, version)}
            >
              {busy ? texts.restoring : texts.restore}
            </Button>
          </DialogActions>
        </>
      )}
    </Box>
  );
}

const sidesLook = {
  m: 0,
  '& dt': { color: 'text.third' },
  '& dd': { m: 0, mb: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  ...differenceLook,
};
