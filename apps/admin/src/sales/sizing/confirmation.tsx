import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormDayField } from '../../platform/ui/form/day-field';
import { FormField } from '../../platform/ui/form/form-fields';
import { StatusBadge } from '../../platform/theme/status-badge';
import { FieldGrid } from '../../platform/ui/form/field-grid';
import { sizingTexts as texts } from './sizing.texts';

interface StateProps {
  of: { confirmed: boolean; confirmed_by: string | null; confirmed_on: string | null };
}

/** State of a figure: confirmed by a person on a day, published, or to be confirmed. */
export function ConfirmationState({ of }: StateProps) {
  const { confirmed, confirmed_by, confirmed_on } = of;
  const { states } = texts;
  if (!confirmed) return <StatusBadge tone="warn" label={states.open} />;
  if (confirmed_by === null) return <StatusBadge tone="mute" label={states.published} />;
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', rowGap: 0.5, columnGap: 1, alignItems: 'center' }}
    >
      <StatusBadge tone="ok" label={states.confirmed} />{' '}
      <Typography
        variant="body2"
        component="small"
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {texts.by(confirmed_by, confirmed_on ?? '')}
      </Typography>
    </Stack>
  );
}

/** Fields for the source of a figure, and for the name and day of its confirmation. */
export function SourceFields({ confirmationHint }: { confirmationHint?: string }) {
  const { labels } = texts;
  return (
    <FieldGrid>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField name="source" label={labels.source} hint={texts.sourceHint} lines={2} />
      </Box>
      <FormField
        name="confirmed_by"
        label={labels.confirmed_by}
        hint={confirmationHint ?? texts.confirmationHint}
      />
      <FormDayField name="confirmed_on" label={labels.confirmed_on} />
    </FieldGrid>
  );
}
