import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { TariffRow } from '@shishir/contract';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../../platform/api/failure';
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog';
import { FailedList } from '../../../platform/ui/list/list-states';
import { PageState } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { SizingTabs } from '../sizing-tabs';
import { sizingTexts } from '../sizing.texts';
import { TariffCard, type TariffState } from './tariff-card';
import { type Edited, TariffDialog } from './tariff-dialog';
import { byCode, type CodeTariffs, today, useTariffRemoval, useTariffs } from './tariffs.queries';
import { removalTexts, tariffsTexts as texts } from './tariffs.texts';
import './tariffs.css';

/** The tariffs of the electricity supply. All staff see them, the owner edits them. */
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
      <div className="page-header">
        <div>
          <p>
            {texts.note} {!isOwner && sizingTexts.ownerEdits}
          </p>
        </div>
      </div>
      {codes ? (
        <div className="tariffs">
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
            <section className="paper">
              <PageState shows="air" text={texts.none}>
                {addButton}
              </PageState>
            </section>
          )}
        </div>
      ) : response.isError ? (
        <section className="paper">
          <FailedList
            message={failureText(response.error)}
            onRetry={() => void response.refetch()}
          />
        </section>
      ) : (
        <div role="status">
          <span className="vh">{sharedTexts.loading}</span>
          <Skeleton variant="rounded" height={420} />
        </div>
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
  /** Undefined for those who only read. */
  onAdd?: (template: TariffRow) => void;
  onEdit: (tariff: TariffRow) => void;
  onRemove: (tariff: TariffRow) => void;
}

/** The tariffs of one code: what comes, what counts, and folded what it replaced. */
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
    <section className="paper tariff-code" aria-label={code}>
      <div className="tariff-code__header">
        <div>
          <h2>{code}</h2>
          <p>{(current ?? newest).name}</p>
        </div>
        {onAdd && (
          <Button
            variant="outlined"
            aria-label={texts.addFromOf(code)}
            onClick={() => onAdd(newest)}
          >
            {texts.addFrom}
          </Button>
        )}
      </div>
      {later.map((tariff) => card(tariff, 'later'))}
      {current && card(current, 'counts')}
      {replaced.length > 0 && (
        <details className="tariff-code__earlier">
          <summary>{texts.earlier(replaced.length)}</summary>
          {replaced.map((tariff) => card(tariff, 'replaced'))}
        </details>
      )}
    </section>
  );
}

interface RemovalProps {
  tariff: TariffRow;
  codes: CodeTariffs[];
  onClose: () => void;
}

/** Says what counts in place of the tariff. */
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
        <p>{next ? removalTexts.then(code, next.valid_from) : removalTexts.last(code)}</p>
      )}
      <p>{removalTexts.text}</p>
    </ConfirmDialog>
  );
}
