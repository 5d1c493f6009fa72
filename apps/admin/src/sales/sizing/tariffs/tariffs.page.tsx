import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TariffRow } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { FailedQuery } from '../../../platform/ui/list/list-states';
import { LoadingShapes, PageState } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { SizingTabs } from '../sizing-tabs';
import { sizingTexts } from '../sizing.texts';
import { TariffCard, type TariffState } from './tariff-card';
import { type Edited, TariffDialog } from './tariff-dialog';
import { byCode, type CodeTariffs, today, useTariffRemoval, useTariffs } from './tariffs.queries';
import { removalTexts, tariffsTexts as texts } from './tariffs.texts';

/** Tariffs of the electricity supply. All staff see them, the owner edits them. */
export default function TariffsPage() {
  const response = useTariffs();
  const isOwner = useStaff().role === 'super_admin';
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removed, setRemoved] = useState<TariffRow | null>(null);
  const rows = response.data?.body.data;
  const codes = rows && byCode(rows, today());
  const add = () => setEdited({ tariff: null, template: null });
  const addButton = isOwner && (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={add}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle text={texts.title} />
      <SizingTabs actions={addButton} />
      <Typography color="textThird" sx={{ mb: 2 }}>
        {texts.note} {!isOwner && sizingTexts.ownerEdits}
      </Typography>
      {codes ? (
        <Stack sx={{ gap: 2 }}>
          {codes.map((one) => (
            <CodeSection
              key={one.code}
              tariffs={one}
              onAdd={isOwner ? (template) => setEdited({ tariff: null, template }) : undefined}
              onEdit={(tariff) => setEdited({ tariff })}
              onRemove={setRemoved}
            />
          ))}
          {codes.length === 0 && (
            <Paper component="section">
              <PageState shows="air" text={texts.none}>
                {addButton}
              </PageState>
            </Paper>
          )}
        </Stack>
      ) : response.isError ? (
        <Paper component="section">
          <FailedQuery of={response} />
        </Paper>
      ) : (
        <LoadingShapes>
          <Skeleton variant="rounded" height={420} />
        </LoadingShapes>
      )}
      {edited && <TariffDialog edited={edited} onClose={() => setEdited(null)} />}
      {removed && codes && (
        <RemoveTariff tariff={removed} codes={codes} onClose={() => setRemoved(null)} />
      )}
    </>
  );
}

interface SectionProps {
  tariffs: CodeTariffs;
  /** Undefined without permission to edit. */
  onAdd?: (template: TariffRow) => void;
  onEdit: (tariff: TariffRow) => void;
  onRemove: (tariff: TariffRow) => void;
}

/** The tariffs of one code: later ones, the current one, and the replaced ones, which are folded. */
function CodeSection({ tariffs, onAdd, onEdit, onRemove }: SectionProps) {
  const { code, later, current, replaced } = tariffs;
  const newest = later[0] ?? current!;
  const card = (tariff: TariffRow, state: TariffState) => (
    <TariffCard
      key={tariff.id}
      tariff={tariff}
      state={state}
      actions={onAdd && { edit: () => onEdit(tariff), remove: () => onRemove(tariff) }}
    />
  );
  return (
    <Paper component="section" aria-label={code}>
      <Stack direction="row" sx={HEADER}>
        <div>
          <Typography variant="subtitle1" component="h2">
            {code}
          </Typography>
          <Typography color="textThird">{(current ?? newest).name}</Typography>
        </div>
        {onAdd && (
          <Button
            variant="outlined"
            aria-label={texts.addFromOf(code)}
            onClick={() => onAdd(newest)}
            sx={{ flex: 'none', width: { xs: '100%', sm: 'auto' } }}
          >
            {texts.addFrom}
          </Button>
        )}
      </Stack>
      {later.map((tariff) => card(tariff, 'later'))}
      {current && card(current, 'counts')}
      {replaced.length > 0 && (
        <Box component="details" sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="button" component="summary" sx={EARLIER}>
            {texts.earlier(replaced.length)}
          </Typography>
          {replaced.map((tariff) => card(tariff, 'replaced'))}
        </Box>
      )}
    </Paper>
  );
}

const HEADER = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 2, md: 2.5 },
  py: 2,
};
const EARLIER = {
  minHeight: 48,
  px: { xs: 2, md: 2.5 },
  py: 1.5,
  color: 'primary.ink',
  cursor: 'pointer',
};

interface RemovalProps {
  tariff: TariffRow;
  codes: CodeTariffs[];
  onClose: () => void;
}

/** Asks before a tariff is deleted, and names the one that then applies. */
function RemoveTariff({ tariff, codes, onClose }: RemovalProps) {
  const { pending, remove } = useTariffRemoval(tariff, onClose);
  const { code, valid_from } = tariff;
  const own = codes.find((one) => one.code === code);
  const [next] = own?.replaced ?? [];
  return (
    <ConfirmDialog
      question={removalTexts.question(texts.nameOf(code, valid_from))}
      confirm={removalTexts.confirm}
      busy={pending && removalTexts.busy}
      onConfirm={remove}
      onCancel={onClose}
    >
      {own?.current?.id === tariff.id && (
        <p>{next ? removalTexts.then(next.valid_from) : removalTexts.last(code)}</p>
      )}
      <p>{removalTexts.text}</p>
    </ConfirmDialog>
  );
}
