import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UNPAGED_ROWS, type Visit, VisitQuery } from '@shishir/contract';
import { formatCount } from '@shishir/format';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { type ListAddress, useListAddress } from '../../platform/ui/list/list-address';
import { FailedQuery } from '../../platform/ui/list/list-states';
import { PageTitle } from '../../platform/ui/page/page-title';
import { CustomerField } from '../customers/customer-field';
import { useCustomerChoice } from '../customers/customers';
import { TechnicianFilter } from './technician-filter';
import { DUE_GROUPS, groupsOf } from './visit-days';
import { VisitRows } from './visit-rows';
import { VisitTabs } from './visit-tabs';
import { duePageTexts as texts } from './visit-pages.texts';

/** Open visits, overdue ones first. */
export default function DueVisitsPage() {
  const address = useListAddress(VisitQuery);
  const { technician_id, customer_id, contract_id } = address.query;
  const response = useOpenVisits({ technician_id, customer_id, contract_id });
  const rows = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <VisitTabs />
      <DueFilters address={address} number={rows?.[0]?.contract?.number ?? ''} />
      {response.isError && !rows && <FailedQuery of={response} />}
      {!rows && !response.isError && (
        <Typography role="status" color="textThird">
          {texts.loading}
        </Typography>
      )}
      {rows?.length === 0 && <Typography color="textThird">{texts.none}</Typography>}
      {rows && rows.length > 0 && <Groups rows={rows} />}
    </>
  );
}

function Groups({ rows }: { rows: Visit[] }) {
  const groups = groupsOf(rows);
  return (
    <Stack sx={{ gap: 2 }}>
      {DUE_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <Paper
          key={group}
          component="section"
          aria-label={texts.groups[group]}
          sx={{ overflow: 'hidden' }}
        >
          <Typography component="h2" variant="subtitle1" sx={{ px: 2, py: 1.5 }}>
            {texts.groups[group]}{' '}
            <Typography component="span" color="textThird">
              {formatCount(groups[group].length)}
            </Typography>
          </Typography>
          <VisitRows rows={groups[group]} withCustomer />
        </Paper>
      ))}
      {rows.length >= UNPAGED_ROWS && <Typography color="textThird">{texts.more}</Typography>}
    </Stack>
  );
}

type Filter = Pick<VisitQuery, 'technician_id' | 'customer_id' | 'contract_id' | 'from' | 'to'>;

/** Open visits that the filters leave, as many as an unpaged list has. */
export function useOpenVisits(filter: Filter) {
  const query = { ...filter, open: 'true' as const };
  return tsr.visits.list.useQuery({
    queryKey: ['visits', 'list', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
}

interface FilterProps {
  address: ListAddress<VisitQuery>;
  /** Number of the contract that the list is narrowed to. */
  number: string;
}

function DueFilters({ address, number }: FilterProps) {
  const { technician_id, customer_id, contract_id } = address.query;
  const customer = useCustomerChoice(customer_id ?? null);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'end', mb: 2 }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 340 } }}>
        <CustomerField
          compact
          label={texts.customer}
          hint={texts.customerHint}
          value={customer}
          onChoose={(one) => address.change({ customer_id: one?.id ?? null })}
        />
      </Box>
      <TechnicianFilter
        value={technician_id}
        onChoose={(id) => address.change({ technician_id: id })}
      />
      {contract_id !== undefined && (
        <Button variant="outlined" onClick={() => address.change({ contract_id: null })}>
          {texts.clearContract(number)}
        </Button>
      )}
    </Stack>
  );
}
