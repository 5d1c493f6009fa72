import Button from '@mui/material/Button';
import {
  pathOfPage,
  SECTIONED_PAGES,
  type SectionedPage,
  type SectionQuery,
} from '@shishir/contract';
import { ExternalLinkIcon } from 'lucide-react';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import type { ListAddress } from '../../platform/ui/list/list-address';
import { publicAddress } from '../../platform/ui/page/public-address';
import { RecordList } from '../../platform/ui/record/record-list';
import { sections } from './sections';

const { texts } = sections;
const pages: { value: SectionedPage | 'all'; label: string }[] = [
  { value: 'all', label: texts.allPages },
  ...SECTIONED_PAGES.map((value) => ({ value, label: texts.values.page_key[value] })),
];

/** Sections have no view: a row opens its form. */
export default function SectionListPage() {
  return (
    <RecordList
      {...sections}
      tools={({ query }) => <OnSite page={query.page_key} />}
      filters={(address) => <PageFilter address={address} />}
    />
  );
}

/** Link to the page whose sections are listed. */
function OnSite({ page }: { page: SectionedPage | undefined }) {
  const path = page && pathOfPage(page);
  if (!path) return null;
  return (
    <Button
      variant="outlined"
      href={publicAddress(window.location, path)}
      target="_blank"
      rel="noopener"
      startIcon={<ExternalLinkIcon />}
    >
      {texts.onSite}
    </Button>
  );
}

function PageFilter({ address }: { address: ListAddress<SectionQuery> }) {
  return (
    <ChoiceField
      label={texts.page}
      value={address.query.page_key ?? 'all'}
      choices={pages}
      onChoose={(page) => address.change({ page_key: page === 'all' ? null : page })}
    />
  );
}
