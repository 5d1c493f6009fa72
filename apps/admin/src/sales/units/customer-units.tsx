import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatNumericDate } from '@shishir/format';
import { QrCodeIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CustomerPanel } from '../customers/customer-panel';
import { labelsAddress, units, useUnitsOfCustomer } from './units';
import { unitTexts } from './units.texts';

const texts = unitTexts.ofCustomer;

/** Units installed at a customer and those merged into it, with their labels. */
export function CustomerUnits({ customerId }: { customerId: number }) {
  const rows = useUnitsOfCustomer(customerId).data?.body.data ?? [];
  const ofCustomer = `customer_id=${customerId}`;
  return (
    <CustomerPanel
      title={texts.title}
      count={rows.length}
      empty={texts.none}
      action={
        <>
          {rows.length > 0 && (
            <>
              <Button
                href={labelsAddress(rows.map(({ id }) => id))}
                target="_blank"
                startIcon={<QrCodeIcon />}
              >
                {unitTexts.labels}
              </Button>
              <Button component={Link} to={`${units.paths.list}?${ofCustomer}`}>
                {texts.all}
              </Button>
            </>
          )}
          <Button component={Link} to={`${units.paths.add}?customer=${customerId}`}>
            {texts.add}
          </Button>
        </>
      }
    >
      <ul>
        {rows.map((unit) => (
          <Box component="li" key={unit.id} sx={ROW}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link to={units.paths.edit(unit.id)}>
                {[unit.brand, unit.model].filter(Boolean).join(' ')}
              </Link>
              <Typography variant="body2" color="textThird">
                {[unit.serial ?? texts.serialMissing, unit.site, unit.place]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
            </Box>
            {unit.warranty_until && (
              <Typography variant="body2" color="textThird">
                {unitTexts.filters.warranty} {formatNumericDate(`${unit.warranty_until}T00:00:00Z`)}
              </Typography>
            )}
          </Box>
        ))}
      </ul>
    </CustomerPanel>
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
