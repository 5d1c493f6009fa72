import Button from '@mui/material/Button';
import type { QuotationRow } from '@shishir/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useListAddress } from '../../../platform/ui/list/list-address';
import { ListFrame } from '../../../platform/ui/list/list-frame';
import { PageBar, PageTab, PageTabs } from '../../../platform/ui/page/page-bar';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { paths } from '../../../platform/ui/page/paths';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { QuotationQuery, useQuotationList } from '../quotations.queries';
import { quotationTexts as texts } from '../quotations.texts';
import { SettingsDialog } from '../settings/settings-dialog';
import { TermsDialog } from '../terms/terms-dialog';
import { QuotationCard, quotationColumns } from './quotation-columns';

/** All quotations, latest change first. */
export default function QuotationListPage() {
  const address = useListAddress(QuotationQuery, ['state', 'message_id']);
  const list = useQuotationList(address.query);
  const navigate = useNavigate();
  const [dialog, setOpen] = useState<'terms' | 'settings' | null>(null);
  const isOwner = useStaff().role === 'super_admin';
  const open = ({ id }: QuotationRow) => void navigate(paths.quotation(id));
  const current = address.query.state ?? 'all';
  return (
    <>
      <PageTitle text={texts.listTitle} />
      <PageBar
        actions={
          <>
            {isOwner && (
              <Button variant="outlined" onClick={() => setOpen('settings')}>
                {texts.settings}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setOpen('terms')}>
              {texts.termsSets}
            </Button>
          </>
        }
      >
        <PageTabs label={texts.views}>
          {(Object.keys(texts.viewNames) as (keyof typeof texts.viewNames)[]).map((state) => (
            <PageTab
              key={state}
              to={state === 'all' ? paths.quotations : `${paths.quotations}?state=${state}`}
              current={state === current}
            >
              {texts.viewNames[state]}
            </PageTab>
          ))}
        </PageTabs>
      </PageBar>
      <ListFrame
        name="quotations"
        label={texts.listTitle}
        address={address}
        list={list}
        columns={quotationColumns}
        search={texts.search}
        empty={{
          ...texts.empty,
          action: (
            <Button component={Link} to={`${paths.inbox}?kind=quotation`} variant="contained">
              {texts.toInbox}
            </Button>
          ),
        }}
        onOpen={open}
        card={(row) => <QuotationCard row={row} />}
      />
      {dialog === 'terms' && <TermsDialog onClose={() => setOpen(null)} />}
      {dialog === 'settings' && <SettingsDialog onClose={() => setOpen(null)} />}
    </>
  );
}
