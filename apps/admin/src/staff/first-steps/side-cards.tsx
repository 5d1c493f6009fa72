import Button from '@mui/material/Button';
import type { FirstSteps } from '@shishir/contract';
import { CircleExclamationPointIcon } from 'lucide-react';
import { useId } from 'react';
import { useCompanyName } from '../../platform/ui/page/company.queries';
import { publicAddress } from '../../platform/ui/page/public-address';
import { useDismissal } from './first-steps.queries';
import { firstStepsTexts } from './first-steps.texts';

/** Beside the steps: the public site as it is now, and how to put the checklist away. */
export function SideCards({ checklist }: { checklist: FirstSteps }) {
  return (
    <div className="first-steps__side">
      <PublicSite ready={checklist.site_ready} products={checklist.steps.products.count} />
      <PutAway dismissed={checklist.dismissed} />
    </div>
  );
}

function PublicSite({ ready, products }: { ready: boolean; products: number }) {
  const title = useId();
  const company = useCompanyName();
  const { site } = firstStepsTexts;
  const address = publicAddress(window.location);
  return (
    <section className="paper side-card" aria-labelledby={title}>
      <h2 id={title}>{site.title}</h2>
      <p>{site.note}</p>
      <a className="peek" href={address} aria-label={site.visit}>
        <span className="peek__bar">
          <svg viewBox="0 0 32 8" width="32" height="8" aria-hidden="true">
            <path d="M4 4h.01M16 4h.01M28 4h.01" />
          </svg>
          <span>{new URL(address).host}</span>
        </span>
        <span className="peek__page">
          {ready && <b>{company}</b>}
          <span>{ready ? site.open(products) : site.closed}</span>
        </span>
      </a>
      <p className="side-card__note">
        <CircleExclamationPointIcon />
        <span>{ready ? site.openNote : site.closedNote}</span>
      </p>
    </section>
  );
}

function PutAway({ dismissed }: { dismissed: boolean }) {
  const title = useId();
  const { dismiss, restore, busy } = useDismissal();
  const { away } = firstStepsTexts;
  return (
    <section className="paper side-card" aria-labelledby={title}>
      <h2 id={title}>{dismissed ? away.restoreTitle : away.title}</h2>
      <p>{dismissed ? away.restoreText : away.text}</p>
      <Button variant="outlined" disabled={busy} onClick={dismissed ? restore : dismiss}>
        {dismissed ? away.restore : away.dismiss}
      </Button>
    </section>
  );
}
