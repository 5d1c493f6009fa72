import { FormDayField } from '../../platform/ui/form/day-field';
import { FormField } from '../../platform/ui/form/form-fields';
import { StatusBadge } from '../../platform/theme/status-badge';
import { sizingTexts as texts } from './sizing.texts';
import './confirmation.css';

interface StateProps {
  of: { confirmed: boolean; confirmed_by: string | null; confirmed_on: string | null };
}

/** Confirmed by whom and when, published as it is, or to be confirmed. */
export function ConfirmationState({ of }: StateProps) {
  const { confirmed, confirmed_by, confirmed_on } = of;
  const { states } = texts;
  if (!confirmed) return <StatusBadge tone="warn" label={states.open} />;
  if (confirmed_by === null) return <StatusBadge tone="mute" label={states.published} />;
  return (
    <span className="confirmation">
      <StatusBadge tone="ok" label={states.confirmed} />{' '}
      <small className="num">{texts.by(confirmed_by, confirmed_on ?? '')}</small>
    </span>
  );
}

/** Where a figure is from, who has confirmed it, and when. */
export function SourceFields({ confirmationHint }: { confirmationHint?: string }) {
  const { labels } = texts;
  return (
    <div className="source-fields">
      <div className="source-fields__wide">
        <FormField name="source" label={labels.source} hint={texts.sourceHint} lines={2} />
      </div>
      <FormField
        name="confirmed_by"
        label={labels.confirmed_by}
        hint={confirmationHint ?? texts.confirmationHint}
      />
      <FormDayField name="confirmed_on" label={labels.confirmed_on} />
    </div>
  );
}
