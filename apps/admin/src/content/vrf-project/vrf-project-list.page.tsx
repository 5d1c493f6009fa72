import Button from '@mui/material/Button';
import {
  VRF_PROJECT_CATEGORIES,
  type VrfProject,
  type VrfProjectQuery,
  vrfProjectRecord,
} from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { DownloadIcon } from 'lucide-react';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { type ListAddress, withoutPages } from '../../platform/ui/list/list-address';
import { paths } from '../../platform/ui/page/paths';
import { RecordList } from '../../platform/ui/record/record-list';
import { VrfProjectCard, vrfProjectColumns } from './vrf-project-columns';
import { VrfProjectDialog } from './vrf-project-dialog';
import { vrfProjectRecords } from './vrf-project.queries';
import {
  vrfProjectFormTexts,
  vrfProjectRemovalTexts,
  vrfProjectTexts as texts,
} from './vrf-project.texts';

export default function VrfProjectListPage() {
  return (
    <RecordList
      declared={vrfProjectRecord}
      records={vrfProjectRecords}
      paths={paths.vrfProject}
      nameOf={({ project_name }) => project_name}
      texts={{
        ...texts,
        views: texts.statuses,
        add: vrfProjectFormTexts.add,
        removal: vrfProjectRemovalTexts,
      }}
      savedViews="projects"
      tools={({ query }) => query.trash !== 'true' && <Export query={query} />}
      filters={(address) => <VrfProjectFilters address={address} />}
      columns={vrfProjectColumns}
      card={(item, actions) => <VrfProjectCard item={item} actions={actions} />}
      view={(id, onClose) => <VrfProjectDialog id={id} onClose={onClose} />}
    />
  );
}

/** Downloads the filtered list as a file, without pages. */
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
