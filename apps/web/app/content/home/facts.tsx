import { formatCapacity, type CapacityAxis } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShell } from '../../platform/ui/page/shell-data';
import { homeTexts } from './home.texts';
import styles from './home.module.css';

const texts = homeTexts.facts;

interface FactsProps {
  models: { all: number; priced: number } | null;
  axis: CapacityAxis | null;
  projects: number | null;
}

/** Four figures, each counted from the data and linked to its list; those that did not load are left out. */
export function Facts({ models, axis, projects }: FactsProps) {
  const hours = hoursOf(useShell().company?.sales_hours ?? null);
  return (
    <div className={styles.facts}>
      <div className="wrap">
        <ul className="number">
          {models && models.all > 0 && (
            <Fact
              to="/products"
              text={models.priced > 0 ? texts.pricedModels(models.priced) : texts.models}
            >
              {texts.count(models.all)} <small>{texts.modelsUnit(models.all)}</small>
            </Fact>
          )}
          {axis && (
            <Fact to="/products?sort=cooling_tr" text={texts.capacity}>
              {roundCapacity(axis.min)}–{roundCapacity(axis.max)} <small>TR</small>
            </Fact>
          )}
          {projects !== null && projects > 0 && (
            <Fact to="/our-projects" text={texts.projects}>
              {texts.count(projects)} <small>{texts.projectsUnit(projects)}</small>
            </Fact>
          )}
          {hours && (
            <Fact to="/contact-us" text={texts.hours(hours.days)}>
              {hours.times}
            </Fact>
          )}
        </ul>
      </div>
    </div>
  );
}

function Fact({ to, text, children }: { to: string; text: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to}>
        <b>{children}</b>
        <span className="quiet">{text}</span>
      </Link>
    </li>
  );
}

/** Splits 'Saturday to Thursday, 9:00 to 18:00' into two parts; null for hours in another format. */
function hoursOf(hours: string | null) {
  const parts = /^(.+?),\s*(\d[\d:.]*)\s*(?:to|-|–)\s*(\d[\d:.]*)$/.exec(hours ?? '');
  return parts && { days: parts[1]!, times: `${parts[2]}–${parts[3]}` };
}

/** No decimals from ten upwards: 74.01 becomes 74. */
const roundCapacity = (tr: number) => formatCapacity(tr < 10 ? tr : Math.round(tr));
