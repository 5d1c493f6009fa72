import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MaintenanceContract } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import { Link, useParams } from 'react-router-dom';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { paths } from '../../platform/ui/page/paths';
import { HistoryLink } from '../../platform/ui/record/history-link';
import { LoadedRecord } from '../../platform/ui/record/record-page';
import { CustomerPanel } from '../customers/customer-panel';
import { Fact, Facts } from '../quotations/facts';
import { StateBadge } from './contract-list.page';
import { ContractRenewal } from './contract-renewal';
import { contracts, useVisitsOf } from './maintenance';
import { contractTexts } from './maintenance.texts';
import { VisitRows } from './visit-rows';
import { contractPageTexts as texts } from './visit-pages.texts';
import { periodText } from './visit-days';

const list = { title: contractTexts.listTitle, path: contracts.paths.list };

/** One maintenance contract with its visits and its renewal. */
export default function ContractPage() {
  const id = Number(useParams()['id']);
  const response = contracts.records.useOne(id);
  const trash = contracts.records.useTrash();
  const row = response.data?.body.data;
  return (
    <>
      <PageTitle text={row?.title ?? contractTexts.listTitle} crumbs={[list]} />
      <LoadedRecord
        key={id}
        response={response}
        gone={contractTexts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(record) => void trash.restore(record)}
      >
        {(contract) => <ContractView contract={contract} />}
      </LoadedRecord>
    </>
  );
}

function ContractView({ contract }: { contract: MaintenanceContract }) {
  const { id, number, state } = contract;
  const rows = useVisitsOf({ contract_id: id });
  return (
    <>
      <PageHeader
        actions={
          <>
            <HistoryLink subject="maintenance-contract" id={id} />
            <Button component={Link} to={contracts.paths.edit(id)} variant="contained">
              {texts.edit}
            </Button>
          </>
        }
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <StateBadge state={state} />
          <Typography component="span">{number}</Typography>
        </Stack>
      </PageHeader>
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <ContractRenewal contract={contract} />
          <CustomerPanel
            title={texts.visits}
            count={rows.length}
            empty={texts.noVisits}
            action={
              <Button component={Link} to={`${paths.visits.due}?contract_id=${id}`}>
                {texts.plan}
              </Button>
            }
          >
            <VisitRows rows={rows} />
          </CustomerPanel>
        </Stack>
        <ContractFacts contract={contract} />
      </Box>
    </>
  );
}

function ContractFacts({ contract }: { contract: MaintenanceContract }) {
  const { customer, rhythm, price, technician, site, units, note } = contract;
  return (
    <Paper component="section" sx={{ px: 2, py: 1 }}>
      <Facts labelWidth={110} sx={{ '& > :first-of-type': { borderTop: 0 } }}>
        {customer && (
          <Fact name={texts.customer}>
            <Link to={paths.customers.one(customer.id)}>{customer.name}</Link>
          </Fact>
        )}
        <Fact name={texts.period}>{periodText(contract)}</Fact>
        <Fact name={texts.rhythm}>{contractTexts.values.rhythm[rhythm]}</Fact>
        {price !== null && <Fact name={texts.price}>{formatTaka(price)}</Fact>}
        {technician && <Fact name={texts.technician}>{technician.name}</Fact>}
        {site && <Fact name={texts.site}>{site}</Fact>}
        {units.length > 0 && (
          <Fact name={texts.units}>
            {units.map((unit) => (
              <Box key={unit.id} sx={{ '& + &': { mt: 0.75 } }}>
                <Link to={paths.units.edit(unit.id)}>{unit.name}</Link>
                {unit.place && `, ${unit.place}`}
              </Box>
            ))}
          </Fact>
        )}
        {note && <Fact name={texts.note}>{note}</Fact>}
      </Facts>
    </Paper>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
};
