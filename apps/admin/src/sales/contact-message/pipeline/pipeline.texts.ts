import type { LostReason, Stage } from '@shishir/contract';
import { counted } from '@shishir/format';

export const STAGE_NAMES: Record<Stage, string> = {
  new: 'New',
  qualified: 'Qualified',
  visit: 'Site visit',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

export const LOST_REASON_NAMES: Record<LostReason, string> = {
  price: 'Price too high',
  competitor: 'Bought elsewhere',
  postponed: 'Postponed or cancelled',
  not_offered: 'We don’t offer it',
  no_answer: 'No answer',
  other: 'Another reason',
};

/** Texts of the pipeline: board, list, and the sale in an open enquiry. */
export const pipelineTexts = {
  title: 'Pipeline',
  views: 'Views',
  all: 'All',
  mine: 'Mine',
  overdue: 'Overdue',
  layout: 'Layout',
  board: 'Board',
  list: 'List',
  stage: 'Stage',
  anyStage: 'All',
  openStages: 'Open',
  kind: 'Type',
  anyKind: 'All',
  due: 'Next step',
  dueChoices: { any: 'All', overdue: 'Overdue', today: 'Until today', week: 'Next 7 days' },
  newest: (shown: number, all: string) => `Newest ${shown} of ${all}`,
  seeAll: 'See all in the list',
  noCards: 'No enquiries',
  moveOf: (name: string) => `Move ${name}`,
  moveTo: 'Move to',
  moved: (name: string, stage: string) => `${name} is now in ‘${stage}’.`,
  notMoved: 'We couldn’t save the change. Please try again in a moment.',
  meanwhile: 'Someone else changed this enquiry in the meantime. Please look at it again.',
  overdueSince: (step: string, day: string) => `Overdue: ${step}, ${day}`,
  step: (step: string, day: string) => `${step}, ${day}`,
  noStep: 'No next step',
  columns: {
    name: 'Name',
    stage: 'Stage',
    value: 'Value',
    next: 'Next step',
    expected: 'Expected',
    owner: 'Owner',
    kind: 'Type',
    received: 'Received',
    action: 'Action',
  },
  search: { label: 'Search enquiries', hint: 'Name, number, words, reference' },
  empty: {
    all: 'Enquiries appear here as soon as they arrive.',
    narrowed: 'No enquiries match.',
    clear: 'Clear filters',
  },
  lost: {
    title: 'Why was it lost?',
    reason: 'Reason',
    confirm: 'Mark as lost',
    cancel: 'Cancel',
  },
  sale: {
    label: 'Sale',
    edit: 'Edit',
    editOf: (name: string) => `Edit value and next step of ${name}`,
    value: 'Value',
    noValue: 'Not set',
    expected: 'Expected on',
    next: 'Next step',
    by: (name: string) => `by ${name}`,
    because: (reason: string) => `Lost: ${reason}`,
    done: 'Done',
    callAgain: 'Call again',
    quick: { tomorrow: 'Tomorrow', thursday: 'Thursday', week: 'In a week' },
    title: 'Value and next step',
    valueHint: 'Expected order value, without VAT',
    proposed: (sum: string, number: string) => `Use ${sum} of ${number}`,
    step: 'Next step',
    stepExample: 'Call again',
    day: 'Day',
    owner: 'Who',
    ownerHint: 'The owner of the enquiry',
    failed: 'We couldn’t save the change. Please try again in a moment.',
  },
  history: {
    stage: (stage: string, reason: string | null, byPerson: boolean) => {
      const to = reason ? `‘${stage}’ (${reason.toLowerCase()})` : `‘${stage}’`;
      return byPerson ? `moved it to ${to}` : `Moved to ${to}`;
    },
    value: (sum: string | null, byPerson: boolean) => {
      if (sum === null) return byPerson ? 'removed the value' : 'Value removed';
      return byPerson ? `set the value to ${sum}` : `Value set to ${sum}`;
    },
    step: (step: string) => `planned the next step: ${step}`,
    stepDone: 'completed the next step',
    assigned: (name: string) => `Assigned to ${name}`,
  },
  dueCount: (count: number) => counted(count, 'next step due', 'next steps due'),
  assignment: {
    button: 'Assignment',
    title: 'Who takes new enquiries',
    note: 'Spam is not assigned. Former staff are skipped.',
    nobody: 'No one',
    inTurn: 'In turn',
    turn: 'Take enquiries in turn',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: 'New enquiries are assigned by these rules.',
    failed: 'We couldn’t save the rules. Please try again in a moment.',
  },
};
