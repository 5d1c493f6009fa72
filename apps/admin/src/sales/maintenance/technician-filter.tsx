import { ChoiceField } from '../../platform/ui/list/choice-field';
import { useOwners } from '../contact-message/contact-message.queries';
import { visitTexts } from './maintenance.texts';

const texts = visitTexts.filters;

interface Props {
  value: number | undefined;
  /** Null for the visits of all technicians. */
  onChoose: (id: number | null) => void;
}

/** Filter by technician. */
export function TechnicianFilter({ value, onChoose }: Props) {
  const owners = useOwners();
  const choices = [
    { value: 'any', label: texts.any },
    ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <ChoiceField<string>
      label={texts.technician}
      value={value === undefined ? 'any' : String(value)}
      choices={choices}
      onChoose={(id) => onChoose(id === 'any' ? null : Number(id))}
    />
  );
}
