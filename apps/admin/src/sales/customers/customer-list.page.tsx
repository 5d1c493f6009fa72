import Button from '@mui/material/Button';
import { CUSTOMER_KINDS, type CustomerQuery } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { SERVICE_DISTRICTS } from '@shishir/contract/rules';
import { DownloadIcon } from 'lucide-react';
import { ChoiceField } from '../../platform/ui/list/choice-field';
import { type ListAddress, withoutPages } from '../../platform/ui/list/list-address';
import { RecordList } from '../../platform/ui/record/record-list';
import { customers } from './customers';
import { customerTexts as texts } from './customers.texts';

/** All customers by name, without those merged into another one. */
export default function CustomerListPage() {
  return (
    <RecordList
      {...customers}
      savedViews="customers"
      tools={({ query }) => query.trash !== 'true' && <Export query={query} />}
      filters={(address) => <CustomerFilters address={address} />}
    />
  );
}

/** Downloads the filtered list as a file, without pages. */
const Export = ({ query }: { query: CustomerQuery }) => (
  <Button
    variant="outlined"
    startIcon={<DownloadIcon />}
    href={apiPath('GET /api/v1/customers/export', { query: withoutPages(query) })}
    download
  >
    {texts.export}
  </Button>
);

type Kind = (typeof CUSTOMER_KINDS)[number] | 'any';
const kinds: { value: Kind; label: string }[] = [
  { value: 'any', label: texts.filters.anyKind },
  ...CUSTOMER_KINDS.map((value) => ({ value, label: texts.values.kind[value] })),
];
const districts = [
  { value: 'any', label: texts.filters.anyDistrict },
  ...SERVICE_DISTRICTS.map((value) => ({ value: value as string, label: value })),
];

function CustomerFilters({ address }: { address: ListAddress<CustomerQuery> }) {
  const { query } = address;
  return (
    <>
      <ChoiceField<Kind>
        label={texts.filters.kind}
        value={query.kind ?? 'any'}
        choices={kinds}
        onChoose={(kind) => address.change({ kind: kind === 'any' ? null : kind })}
      />
      <ChoiceField<string>
        label={texts.filters.district}
        value={query.district ?? 'any'}
        choices={districts}
        onChoose={(district) => address.change({ district: district === 'any' ? null : district })}
      />
    </>
  );
}
