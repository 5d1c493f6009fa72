import { dhakaDay } from '@shishir/format';
import { SALES_KINDS, STAGES } from '@shishir/contract';
import { ChoiceField } from '../../../platform/ui/list/choice-field';
import type { InboxAddress } from '../contact-message-card';
import { KIND_NAMES } from '../contact-message.texts';
import { OwnerFilter } from '../list/contact-message-filters';
import { dayIn } from './pipeline-days';
import { pipelineTexts as texts, STAGE_NAMES } from './pipeline.texts';

type Due = keyof typeof texts.dueChoices;

const dueChoices = (Object.keys(texts.dueChoices) as Due[]).map((value) => ({
  value,
  label: texts.dueChoices[value],
}));

/** Returns the choice of the address; any other range counts as seven days. */
function dueOf({ overdue, next_to }: InboxAddress['query']): Due {
  if (overdue) return 'overdue';
  if (!next_to) return 'any';
  return next_to === dhakaDay(new Date()) ? 'today' : 'week';
}

const changeOf = (due: Due) => ({
  overdue: due === 'overdue' ? ('yes' as const) : null,
  next_to: due === 'today' ? dayIn(0) : due === 'week' ? dayIn(7) : null,
});

/** Filters of board and list. The board has a column for each stage. */
export function PipelineFilters({
  address,
  withStage = false,
}: {
  address: InboxAddress;
  withStage?: boolean;
}) {
  const { kind, stage } = address.query;
  return (
    <>
      {withStage && (
        <ChoiceField
          label={texts.stage}
          value={stage ?? 'all'}
          choices={[
            { value: 'all', label: texts.anyStage },
            { value: 'open', label: texts.openStages },
            ...STAGES.map((value) => ({ value, label: STAGE_NAMES[value] })),
          ]}
          onChoose={(chosen) => address.change({ stage: chosen === 'all' ? null : chosen })}
        />
      )}
      <ChoiceField
        label={texts.due}
        value={dueOf(address.query)}
        choices={dueChoices}
        onChoose={(due) => address.change(changeOf(due))}
      />
      <OwnerFilter address={address} />
      <ChoiceField
        label={texts.kind}
        value={kind ?? 'all'}
        choices={[
          { value: 'all', label: texts.anyKind },
          ...SALES_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
        ]}
        onChoose={(chosen) => address.change({ kind: chosen === 'all' ? null : chosen })}
      />
    </>
  );
}
