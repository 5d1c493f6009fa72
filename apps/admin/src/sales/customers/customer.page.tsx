import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Customer } from '@shishir/contract';
import { formatPhone, formatWeekdayTime, phoneLink } from '@shishir/format';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { StatusBadge } from '../../platform/theme/status-badge';
import { HistoryLink } from '../../platform/ui/record/history-link';
import { LoadedRecord } from '../../platform/ui/record/record-page';
import { PageHeader } from '../../platform/ui/page/page-header';
import { PageTitle } from '../../platform/ui/page/page-title';
import { CustomerService } from '../maintenance/customer-service';
import { CustomerUnits } from '../units/customer-units';
import { customers, useCustomerFile } from './customers';
import { customerTexts } from './customers.texts';
import { CustomerParts, CustomerRows } from './customer-parts';
import { CustomerMerges } from './customer-merges';
import { MergeDialog } from './merge-dialog';

const texts = customerTexts.file;
const list = { title: customerTexts.listTitle, path: customers.paths.list };

/** Everything about one customer, also of those merged into it. */
export default function CustomerPage() {
  const id = Number(useParams()['id']);
  const response = customers.records.useOne(id);
  const trash = customers.records.useTrash();
  const row = response.data?.body.data;
  return (
    <>
      <PageTitle text={row?.name ?? customerTexts.listTitle} crumbs={[list]} />
      <LoadedRecord
        key={id}
        response={response}
        gone={customerTexts.gone}
        list={list}
        restoring={trash.pending}
        onRestore={(record) => void trash.restore(record)}
      >
        {(customer) =>
          customer.merged_into_id === null ? (
            <CustomerView customer={customer} />
          ) : (
            <Navigate to={customers.paths.one(customer.merged_into_id)} replace />
          )
        }
      </LoadedRecord>
    </>
  );
}

function CustomerView({ customer }: { customer: Customer }) {
  const { id, phone, email, district, kind } = customer;
  const [merging, setMerging] = useState(false);
  const file = useCustomerFile(id).data?.body.data;
  return (
    <>
      <PageHeader
        actions={
          <>
            <HistoryLink subject="customer" id={id} />
            <Button variant="outlined" onClick={() => setMerging(true)}>
              {texts.merge}
            </Button>
            <Button component={Link} to={customers.paths.edit(id)} variant="contained">
              {texts.edit}
            </Button>
          </>
        }
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <StatusBadge tone="mute" label={customerTexts.values.kind[kind]} />
          {phone && <a href={phoneLink(phone)}>{formatPhone(phone)}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {district && <span>{district}</span>}
          {file?.last_activity_at && (
            <Typography component="span" color="textThird">
              {texts.activity(formatWeekdayTime(file.last_activity_at))}
            </Typography>
          )}
        </Stack>
      </PageHeader>
      {file && <CustomerMerges customer={customer} file={file} />}
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <CustomerUnits customerId={id} />
          <CustomerService customerId={id} />
          {file && <CustomerRows file={file} />}
        </Stack>
        <CustomerParts customer={customer} merged={file?.merged ?? []} />
      </Box>
      {merging && <MergeDialog customer={customer} onClose={() => setMerging(false)} />}
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
};
