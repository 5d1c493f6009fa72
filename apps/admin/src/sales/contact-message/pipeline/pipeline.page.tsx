import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ContactMessageQuery, type PipelineQuery } from '@shishir/contract';
import { Columns3Icon, ListIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListAddress } from '../../../platform/ui/list/list-address';
import { ListTools } from '../../../platform/ui/list/list-filters';
import { SearchField } from '../../../platform/ui/list/search-field';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { paths } from '../../../platform/ui/page/paths';
import { useRemembered } from '../../../platform/ui/page/use-remembered';
import { type ListViews, SavedViewRow } from '../../../platform/ui/saved-views/view-row';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import type { InboxAddress } from '../contact-message-card';
import { useContactMessageList } from '../contact-message.queries';
import { AssignmentDialog } from './assignment-dialog';
import { PipelineBoard } from './pipeline-board';
import { PipelineFilters } from './pipeline-filters';
import { PipelineList } from './pipeline-list';
import { pipelineTexts as texts } from './pipeline.texts';

type Layout = 'board' | 'list';

/** Enquiries on their way to an order, as a board or as a list; the address keeps layout and filters. */
export default function PipelinePage() {
  const address = useListAddress(ContactMessageQuery);
  const [layout, setLayout] = useLayout();
  const [assigns, setAssigns] = useState(false);
  const isOwner = useStaff().role === 'super_admin';
  const views: ListViews = {
    screen: 'pipeline',
    label: texts.views,
    path: paths.pipeline,
    standard: [
      { label: texts.all, query: '' },
      { label: texts.mine, query: 'owner=me' },
      { label: texts.overdue, query: 'overdue=yes' },
    ],
    actions: (
      <>
        {isOwner && (
          <Button variant="outlined" onClick={() => setAssigns(true)}>
            {texts.assignment.button}
          </Button>
        )}
        <LayoutChoice layout={layout} onChoose={setLayout} />
      </>
    ),
  };
  return (
    <>
      <PageTitle text={texts.title} />
      {layout === 'list' ? (
        <List address={address} views={views} />
      ) : (
        <>
          <SavedViewRow {...views} address={address} />
          <ListTools sx={{ px: 0, pt: 0 }}>
            <SearchField {...texts.search} address={address} />
            <PipelineFilters address={address} />
          </ListTools>
          <PipelineBoard
            query={boardQuery(address)}
            listOf={(stage) => listAddress(address, stage)}
          />
        </>
      )}
      {assigns && <AssignmentDialog onClose={() => setAssigns(false)} />}
    </>
  );
}

function List({ address, views }: { address: InboxAddress; views: ListViews }) {
  const { sort = 'next' } = address.query;
  const query = { ...address.query, sort, pipeline: 'yes' as const };
  const list = useContactMessageList(query);
  return <PipelineList address={{ ...address, query }} list={list} views={views} />;
}

/** The filters that the board has. */
function boardQuery({ query }: InboxAddress): PipelineQuery {
  const { q, kind, owner, overdue, next_owner, next_from, next_to, from, to } = query;
  return { q, kind, owner, overdue, next_owner, next_from, next_to, from, to };
}

function listAddress({ search }: InboxAddress, stage: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('layout', 'list');
  parameters.set('stage', stage);
  return `${paths.pipeline}?${parameters}`;
}

/** The layout in the address, or the one last chosen in this browser. */
function useLayout(): [Layout, (layout: Layout) => void] {
  const [remembered, remember] = useRemembered<Layout>('pipeline-layout', 'board');
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get('layout');
  const choose = (layout: Layout) => {
    remember(layout);
    const next = new URLSearchParams(parameters);
    next.set('layout', layout);
    setParameters(next, { replace: true });
  };
  return [named === 'board' || named === 'list' ? named : remembered, choose];
}

const LAYOUTS = [
  { value: 'board', label: texts.board, Icon: Columns3Icon },
  { value: 'list', label: texts.list, Icon: ListIcon },
] as const;

interface LayoutChoiceProps {
  layout: Layout;
  onChoose: (layout: Layout) => void;
}

function LayoutChoice({ layout, onChoose }: LayoutChoiceProps) {
  return (
    <ToggleButtonGroup exclusive value={layout} aria-label={texts.layout}>
      {LAYOUTS.map(({ value, label, Icon }) => (
        <ToggleButton key={value} value={value} onClick={() => onChoose(value)}>
          <Icon />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
