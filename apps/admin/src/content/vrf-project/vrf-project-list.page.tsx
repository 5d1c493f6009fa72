import Button from '@mui/material/Button';
import { VRF_PROJECT_CATEGORIES, type VrfProject, VrfProjectQuery } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { Link } from 'react-router-dom';
import { DownloadIcon, PlusIcon } from '../../platform/theme/icons';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import {
  type ListAddress,
  useListAddress,
  withoutPages,
} from '../../platform/ui/list/list-address';
import { ListFrame } from '../../platform/ui/list/list-frame';
import { useRowSelection } from '../../platform/ui/list/row-selection';
import { useOpenedRow } from '../../platform/ui/list/use-opened-row';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { RecordBulk } from '../../platform/ui/record/record-bulk';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { standardViews } from '../../platform/ui/record/status-views';
import { useRemoval } from '../../platform/ui/record/use-removal';
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
  const { heading, askToDelete, removalDialog } = useRemoval<VrfProject>({
    nameOf,
    texts: vrfProjectRemovalTexts,
    trash,
    bulk,
  });
  const inTrash = address.query.trash === 'true';
  const actions = {
    editPath: paths.vrfProject.edit,
    historyPath: (id: number) => paths.history('vrf-project', id),
    onView: viewed.open,
    onDelete: askToDelete,
    onRestore: (item: VrfProject) => void trash.restore(item),
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
      onDelete={() => askToDelete(...selection.rows)}
      onRestore={() => void bulk.restore(selection.rows)}
    />
  );
  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <ListFrame
        key={inTrash ? 'trash' : 'list'}
        name={inTrash ? 'vrf-project-trash' : 'vrf-project'}
        label={texts.listTitle}
        address={address}
        views={{
          screen: 'projects',
          compact: true,
          label: recordTexts.views.label,
          path: paths.vrfProject.list,
          standard: standardViews({ statuses: texts.statuses, counts, query: address.query }),
          actions: (
            <>
              {!inTrash && <Export query={address.query} />}
              {add}
            </>
          ),
        }}
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
      {removalDialog}
    </>
  );
}

/** Saves what the list has under its filters as a file, without its pages. */
function Export({ query }: { query: VrfProjectQuery }) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      href={apiPath('GET /api/v1/vrf-project/export', { query: withoutPages(query) })}
      download
    >
      {texts.export}
    </Button>
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
