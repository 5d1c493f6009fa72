import Button from '@mui/material/Button';
import { VRF_PROJECT_CATEGORIES, type VrfProject, VrfProjectQuery } from '@shishir/contract';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlusIcon } from '../theme/icons';
import { ChoiceField } from '../ui/list/choice-field';
import { type ListAddress, useListAddress } from '../ui/list/list-address';
import { ListFrame } from '../ui/list/list-frame';
import { useRowSelection } from '../ui/list/row-selection';
import { useOpenedRow } from '../ui/list/use-opened-row';
import { PageBar } from '../ui/page/page-bar';
import { PageTitle } from '../ui/page/page-title';
import { paths } from '../ui/page/paths';
import { RecordBulk, RecordRemoval } from '../ui/record/record-bulk';
import { recordTexts } from '../ui/record/record.texts';
import { StatusViews } from '../ui/record/status-views';
import { VrfProjectCard, vrfProjectColumns } from './vrf-project-columns';
import { VrfProjectDialog } from './vrf-project-dialog';
import {
  useVrfProjectBulk,
  useVrfProjectCounts,
  useVrfProjectList,
  useVrfProjectTrash,
} from './vrf-project.queries';
import {
  vrfProjectFormTexts,
  vrfProjectRemovalTexts,
  vrfProjectTexts as texts,
} from './vrf-project.texts';

const VIEWS = ['trash', 'status'] as const;
const nameOf = ({ project_name }: VrfProject) => project_name;

export default function VrfProjectListPage() {
  const address = useListAddress(VrfProjectQuery, VIEWS);
  const list = useVrfProjectList(address.query);
  const viewed = useOpenedRow('view');
  const trash = useVrfProjectTrash();
  const bulk = useVrfProjectBulk();
  const counts = useVrfProjectCounts();
  const selection = useRowSelection(list.rows);
  const [toDelete, setToDelete] = useState<VrfProject[] | null>(null);
  const inTrash = address.query.trash === 'true';
  const actions = {
    editPath: paths.vrfProject.edit,
    historyPath: (id: number) => paths.history('vrf-project', id),
    onView: viewed.open,
    onDelete: (item: VrfProject) => setToDelete([item]),
    onRestore: (item: VrfProject) => void trash.restore(item),
  };
  // The row that had the focus is gone then; the heading takes it.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const remove = async (items: VrfProject[]) => {
    const [first, ...others] = items;
    const removed = others.length > 0 ? await bulk.remove(items) : await trash.remove(first!);
    setToDelete(null);
    if (removed) setRemovals((count) => count + 1);
  };
  const add = (
    <Button component={Link} to={paths.vrfProject.add} variant="contained" startIcon={<PlusIcon />}>
      {vrfProjectFormTexts.add}
    </Button>
  );
  const bulkActions = (
    <RecordBulk
      inTrash={inTrash}
      busy={bulk.pending}
      statuses={texts.bulk}
      onStatus={(status) =>
        void bulk.changeStatus(selection.rows, status, texts.statuses[status].toLowerCase())
      }
      onDelete={() => setToDelete(selection.rows)}
      onRestore={() => void bulk.restore(selection.rows)}
    />
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <PageBar actions={add}>
        <StatusViews
          path={paths.vrfProject.list}
          statuses={texts.statuses}
          counts={counts}
          query={address.query}
        />
      </PageBar>
      <ListFrame
        key={inTrash ? 'trash' : 'list'}
        name={inTrash ? 'vrf-project-trash' : 'vrf-project'}
        label={texts.listTitle}
        address={address}
        list={list}
        columns={vrfProjectColumns(actions, inTrash)}
        loading={texts.loading}
        search={texts.search}
        empty={inTrash ? recordTexts.emptyTrash : { ...texts.empty, action: add }}
        filters={!inTrash && <VrfProjectFilters address={address} />}
        selection={{ of: selection, nameOf, actions: bulkActions }}
        onOpen={viewed.open}
        card={(item) => <VrfProjectCard item={item} actions={actions} />}
      />
      {viewed.id !== null && <VrfProjectDialog id={viewed.id} onClose={viewed.close} />}
      {toDelete && (
        <RecordRemoval
          names={toDelete.map(nameOf)}
          texts={vrfProjectRemovalTexts}
          busy={trash.pending || bulk.pending}
          onConfirm={() => void remove(toDelete)}
          onCancel={() => setToDelete(null)}
        />
      )}
    </>
  );
}

type Category = NonNullable<VrfProject['category']> | 'all';
const categories: { value: Category; label: string }[] = [
  { value: 'all', label: texts.allCategories },
  ...VRF_PROJECT_CATEGORIES.map((value) => ({ value, label: value })),
];

const { visible } = texts;
type Visible = 'true' | 'false' | 'any';
const visibilities: { value: Visible; label: string }[] = [
  { value: 'any', label: visible.any },
  { value: 'true', label: visible.yes },
  { value: 'false', label: visible.no },
];

function VrfProjectFilters({ address }: { address: ListAddress<VrfProjectQuery> }) {
  const { query } = address;
  return (
    <>
      <ChoiceField<Category>
        label={texts.category}
        value={query.category ?? 'all'}
        choices={categories}
        onChoose={(category) => address.change({ category: category === 'all' ? null : category })}
      />
      <ChoiceField<Visible>
        label={visible.label}
        value={query.visible ?? 'any'}
        choices={visibilities}
        onChoose={(value) => address.change({ visible: value === 'any' ? null : value })}
      />
    </>
  );
}
