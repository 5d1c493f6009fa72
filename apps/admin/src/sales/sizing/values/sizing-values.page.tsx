import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SizingValueRow } from '@shishir/contract';
import { VALUE_SECTIONS, type ValueKey } from '@shishir/sizing';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../platform/api/failure';
import { FailedList } from '../../../platform/ui/list/list-states';
import { PageState } from '../../../platform/ui/page/page-state';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { sharedTexts } from '../../../platform/ui/shared.texts';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { SizingTabs } from '../sizing-tabs';
import { sizingTexts } from '../sizing.texts';
import { useSizingValues } from './sizing-values.queries';
import { valuesTexts as texts } from './sizing-values.texts';
import { ValueDialog } from './value-dialog';
import { ValueRow } from './value-row';
import './sizing-values.css';

/** In the address, so that the list of what an engineer still has to see can be handed on. */
const SHOW = 'show';
const OPEN = 'to-be-confirmed';

/** Every constant of the calculations. All staff see them, the owner edits them. */
export default function SizingValuesPage() {
  const response = useSizingValues();
  const rows = response.data?.body.data;
  return (
    <>
      <PageTitle text={texts.title} />
      <SizingTabs />
      {rows ? (
        <Values rows={rows} />
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
    </>
  );
}

function Values({ rows }: { rows: SizingValueRow[] }) {
  const isOwner = useStaff().role === 'super_admin';
  const [address, setAddress] = useSearchParams();
  const [edited, setEdited] = useState<ValueKey | null>(null);
  const onlyOpen = address.get(SHOW) === OPEN;
  const open = rows.filter(({ confirmed }) => !confirmed);
  const shown = onlyOpen ? open : rows;
  const sections = VALUE_SECTIONS.map((name) => ({
    name,
    rows: shown.filter(({ section }) => section === name),
  })).filter((section) => section.rows.length > 0);
  const row = rows.find(({ key }) => key === edited);
  const show = (of: typeof OPEN | null) => setAddress(of ? { [SHOW]: of } : {}, { replace: true });
  const choices = [
    { label: texts.filter.all, count: rows.length, value: null },
    { label: texts.filter.open, count: open.length, value: OPEN },
  ] as const;
  return (
    <>
      <div className="page-header">
        <div>
          <p>
            {texts.state(open.length, rows.length)} {!isOwner && sizingTexts.ownerEdits}
          </p>
        </div>
        <div className="values-filter" role="group" aria-label={texts.filter.label}>
          {choices.map(({ label, count, value }) => (
            <button
              key={label}
              type="button"
              aria-pressed={onlyOpen === (value !== null)}
              onClick={() => show(value)}
            >
              {label} <small className="num">{count}</small>
            </button>
          ))}
        </div>
      </div>
      {sections.length === 0 ? (
        <section className="paper">
          <PageState shows="air" text={texts.none}>
            <Button variant="contained" onClick={() => show(null)}>
              {texts.showAll}
            </Button>
          </PageState>
        </section>
      ) : (
        <div className="values-page">
          <nav className="values-parts" aria-label={texts.sectionNav}>
            {sections.map(({ name, rows }) => (
              <a key={name} href={`#${name}`}>
                {texts.sections[name]} <OpenCount rows={rows} />
              </a>
            ))}
          </nav>
          <div className="values-sections">
            {sections.map(({ name, rows }) => (
              <section
                key={name}
                id={name}
                className="paper values-section"
                aria-labelledby={`${name}-title`}
                tabIndex={-1}
              >
                <h2 id={`${name}-title`}>{texts.sections[name]}</h2>
                <ul>
                  {rows.map((row) => (
                    <ValueRow
                      key={row.key}
                      row={row}
                      onEdit={isOwner ? () => setEdited(row.key) : undefined}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
      {row && <ValueDialog row={row} onClose={() => setEdited(null)} />}
    </>
  );
}

/** How many of a part are to be confirmed. */
function OpenCount({ rows }: { rows: SizingValueRow[] }) {
  const open = rows.filter(({ confirmed }) => !confirmed).length;
  if (open === 0) return null;
  return (
    <small className="num" title={texts.openIn(open)}>
      {open} <span className="vh">{sizingTexts.states.open.toLowerCase()}</span>
    </small>
  );
}
