import { SECTIONED_PAGES, type SectionedPage, type SectionQuery } from '@shishir/contract';
import { useSearchParams } from 'react-router-dom';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import type { ListAddress } from '../../platform/ui/list/list-address';
import { RecordList } from '../../platform/ui/record/record-list';
import { OnSite } from './on-site';
import { pageIn, pathsOf, sections } from './sections';

const { texts } = sections;
const pages: { value: SectionedPage | 'all'; label: string }[] = [
  { value: 'all', label: texts.allPages },
  ...SECTIONED_PAGES.map((value) => ({ value, label: texts.values.page_key[value] })),
];

/** Sections have no view: a row opens its form. */
export default function SectionListPage() {
  const page = pageIn(useSearchParams()[0]);
  return (
    <RecordList
      {...sections}
      paths={{ ...pathsOf(page), list: sections.paths.list }}
      tools={({ query }) => <OnSite page={query.page_key} />}
      filters={(address) => <PageFilter address={address} />}
    />
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
