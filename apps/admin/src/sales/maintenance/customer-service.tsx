import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@shishir/contract';
import { Link } from 'react-router-dom';
import { CustomerPanel } from '../customers/customer-panel';
import { StateBadge } from './contract-list.page';
import { contracts, useContractsOf, useVisitsOf, visits } from './maintenance';
import { contractTexts } from './maintenance.texts';
import { VisitRows } from './visit-rows';
import { customerServiceTexts as texts } from './visit-pages.texts';
import { periodText } from './visit-days';

/** Maintenance contracts and visits of a customer and those merged into it. */
export function CustomerService({ customerId }: { customerId: number }) {
  const rows = useContractsOf(customerId);
  const visitRows = useVisitsOf({ customer_id: customerId });
  const ofCustomer = `customer=${customerId}`;
  return (
    <>
      <CustomerPanel
        title={texts.contracts}
        count={rows.length}
        empty={texts.noContracts}
        action={
          <Button component={Link} to={`${contracts.paths.add}?${ofCustomer}`}>
            {texts.addContract}
          </Button>
        }
      >
        <ul>
          {rows.map((contract) => (
            <Box component="li" key={contract.id} sx={ROW}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link to={contracts.paths.one(contract.id)}>{contract.title}</Link>
                <Typography variant="body2" color="textThird">
                  {[
                    contract.number,
                    contractTexts.values.rhythm[contract.rhythm],
                    periodText(contract),
                  ].join(', ')}
                </Typography>
              </Box>
              <StateBadge state={contract.state} />
            </Box>
          ))}
        </ul>
      </CustomerPanel>
      <CustomerPanel
        title={texts.visits}
        count={visitRows.length}
        empty={texts.noVisits}
        action={
          <>
            {visitRows.length > 0 && (
              <Button component={Link} to={`${visits.paths.list}?customer_id=${customerId}`}>
                {texts.allVisits}
              </Button>
            )}
            <Button component={Link} to={`${visits.paths.add}?${ofCustomer}`}>
              {texts.addVisit}
            </Button>
          </>
        }
      >
        <VisitRows rows={visitRows} />
      </CustomerPanel>
    </>
  );
}

/** Visits of a unit. */
export function UnitVisits({ id, customerId }: { id: number; customerId: number | null }) {
  const rows = useVisitsOf({ unit_id: id });
  const query = customerId === null ? '' : `?customer=${customerId}&unit=${id}`;
  return (
    <CustomerPanel
      title={texts.visits}
      count={rows.length}
      empty={texts.noVisits}
      action={
        <Button component={Link} to={`${visits.paths.add}${query}`}>
          {texts.addVisit}
        </Button>
      }
    >
      <VisitRows rows={rows} />
    </CustomerPanel>
  );
}

/** Visits that were planned from a service request, and the button that plans one. */
export function EnquiryVisits({ contactMessage }: { contactMessage: ContactMessage }) {
  const { id, customer, installed_unit: unit, reference } = contactMessage;
  const rows = useVisitsOf({ message_id: id });
  const query = new URLSearchParams({
    message: String(id),
    title: texts.from(reference),
    ...(customer && { customer: String(customer.id) }),
    ...(unit && { unit: String(unit.id) }),
  });
  return (
    <Box sx={{ mb: 3 }}>
      <CustomerPanel
        title={texts.visits}
        count={rows.length}
        empty={texts.noVisits}
        action={
          <Button component={Link} to={`${visits.paths.add}?${query}`} variant="outlined">
            {texts.planVisit}
          </Button>
        }
      >
        <VisitRows rows={rows} />
      </CustomerPanel>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: 2,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& a': { fontWeight: 600 },
};
