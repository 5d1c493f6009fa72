import Button from '@mui/material/Button';
import {
  VRF_PROJECT_CATEGORIES,
  VRF_PROJECT_STATUSES,
  type VrfProject,
  VrfProjectQuery,
} from '@shishir/contract';
import { formatDate } from '@shishir/format';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { PlusIcon } from '../theme/icons';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { ChoiceField } from '../ui/list/choice-field';
import { type ListAddress, useListAddress } from '../ui/list/list-address';
import { ListFrame } from '../ui/list/list-frame';
import { useOpenedRow } from '../ui/list/use-opened-row';
import { PageTitle } from '../ui/page/page-title';
import { paths } from '../ui/page/paths';
import { recordTexts } from '../ui/record/record.texts';
import { RecordView } from '../ui/record/record-view';
import { TrashViews } from '../ui/record/trash-views';
import { VrfProjectCard, vrfProjectColumns, VrfProjectStatus } from './vrf-project-columns';
import { useVrfProject, useVrfProjectList, useVrfProjectTrash } from './vrf-project.queries';
import {
  vrfProjectFormTexts,
  vrfProjectRemovalTexts,
  vrfProjectTexts as texts,
} from './vrf-project.texts';

const VIEWS = ['trash'] as const;

export default function VrfProjectListPage() {
  const address = useListAddress(VrfProjectQuery, VIEWS);
  const list = useVrfProjectList(address.query);
  const viewed = useOpenedRow('view');
  const trash = useVrfProjectTrash();
  const [toDelete, setToDelete] = useState<VrfProject | null>(null);
  const inTrash = address.query.trash === 'true';
  const actions = {
    editPath: paths.vrfProject.edit,
    historyPath: (id: number) => paths.history('vrf-project', id),
    onView: viewed.open,
    onDelete: setToDelete,
    onRestore: (item: VrfProject) => void trash.restore(item),
  };
  // The row that had the focus is gone then; the heading takes it.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);

  const remove = async (item: VrfProject) => {
    const removed = await trash.remove(item);
    setToDelete(null);
    if (removed) setRemovals((count) => count + 1);
  };
  const add = (
    <Button component={Link} to={paths.vrfProject.add} variant="contained" startIcon={<PlusIcon />}>
      {vrfProjectFormTexts.add}
    </Button>
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <div className="page-header">
        <div>
          <p className="num">
            {inTrash ? recordTexts.trashNote : list.total > 0 && texts.count(list.total)}
          </p>
        </div>
        <div>{add}</div>
      </div>
      <TrashViews path={paths.vrfProject.list} inTrash={inTrash} />
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
        onOpen={viewed.open}
        card={(item) => <VrfProjectCard item={item} actions={actions} />}
      />
      {viewed.id !== null && <VrfProjectDialog id={viewed.id} onClose={viewed.close} />}
      {toDelete && (
        <ConfirmDialog
          question={vrfProjectRemovalTexts.title}
          confirm={vrfProjectRemovalTexts.confirm}
          busy={trash.pending && recordTexts.deleting}
          onConfirm={() => void remove(toDelete)}
          onCancel={() => setToDelete(null)}
        >
          <p>{vrfProjectRemovalTexts.question}</p>
          <p>
            <b>{toDelete.project_name}</b>
          </p>
          <p>{vrfProjectRemovalTexts.note}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

type Status = VrfProject['status'] | 'all';
const statuses: { value: Status; label: string }[] = [
  { value: 'all', label: texts.allStatuses },
  ...VRF_PROJECT_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
];

type Category = NonNullable<VrfProject['category']> | 'all';
const categories: { value: Category; label: string }[] = [
  { value: 'all', label: texts.allCategories },
  ...VRF_PROJECT_CATEGORIES.map((value) => ({ value, label: value })),
];

function VrfProjectFilters({ address }: { address: ListAddress<VrfProjectQuery> }) {
  const { query } = address;
  return (
    <>
      <ChoiceField<Status>
        label={texts.status}
        value={query.status ?? 'all'}
        choices={statuses}
        onChoose={(status) => address.change({ status: status === 'all' ? null : status })}
      />
      <ChoiceField<Category>
        label={texts.category}
        value={query.category ?? 'all'}
        choices={categories}
        onChoose={(category) => address.change({ category: category === 'all' ? null : category })}
      />
    </>
  );
}

const dateText = (date: string | null) => date && formatDate(`${date}T00:00:00Z`);

/** One VRF project with all that is known of it. */
function VrfProjectDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { labels } = vrfProjectFormTexts;
  return (
    <RecordView
      title={texts.listTitle}
      response={useVrfProject(id)}
      gone={texts.gone}
      onClose={onClose}
      view={(item) => ({
        title: item.project_name,
        facts: {
          [labels.client_name]: item.client_name,
          [labels.location]: item.location,
          [labels.category]: item.category,
          [labels.status]: <VrfProjectStatus status={item.status} />,
          [labels.brand]: item.brand,
          [labels.capacity]: item.capacity,
          [labels.indoor_type]: item.indoor_type,
          [labels.outdoor_type]: item.outdoor_type,
          [labels.start_date]: dateText(item.start_date),
          [labels.completed_date]: dateText(item.completed_date),
          [labels.equipment_list]: item.equipment_list?.join('\n'),
          [labels.drawings]: item.drawings?.join('\n'),
          [labels.description]: item.description,
          [labels.remarks]: item.remarks,
        },
      })}
    />
  );
}
