import { type CatalogueProduct, type CategoryKind, needsOutdoorUnit } from '@shishir/contract';
import { Icon } from '../../../platform/ui/icon';
import { HelpBox } from '../../product-parts/help-box';
import { SitePicture } from '../../../platform/ui/site-picture';
import { toHtml } from '../../../platform/ui/server-html.server';
import { Cabinets, cabinetsOf } from './cabinets.server';
import { categoryPageTexts } from './category-page.texts';
import styles from './category.module.css';

const texts = categoryPageTexts.help;

interface Help {
  title: string;
  questions: string[];
  /** Tool that answers part of the question. */
  tool?: { path: string; text: string };
}

const BUILDING: Help = {
  ...texts.building,
  tool: { path: '/tools/vrf', text: texts.building.tool },
};
const ROOM: Help = {
  ...texts.room,
  tool: { path: '/tools/room-size', text: texts.room.tool },
};

function helpFor(kind: CategoryKind): Help | null {
  if (kind === 'outdoor_unit') return BUILDING;
  if (kind === 'chiller') return texts.plant;
  if (kind === 'ventilation') return texts.air;
  return needsOutdoorUnit(kind) || kind === 'split' ? ROOM : null;
}

/** Returns help with the size as HTML, with a drawing of floor-mounted units; null for kinds without questions. */
export function sizeHelp(kind: CategoryKind, products: CatalogueProduct[]): string | null {
  const help = helpFor(kind);
  if (!help) return null;
  const cabinets = kind === 'outdoor_unit' || kind === 'chiller' ? cabinetsOf(products) : [];
  if (cabinets.length === 0) return toHtml(<SizeHelp {...help} className={styles.alone} />);
  return toHtml(
    <>
      <div className={styles.beside}>
        <Cabinets cabinets={cabinets} />
        <SizeHelp {...help} />
      </div>
      {kind === 'outdoor_unit' && <Modules />}
    </>,
  );
}

/** Shows outdoor units at one scale, alone and joined. */
function Modules() {
  return (
    <figure className={styles.modules}>
      <SitePicture
        name="vrf-sizes"
        width={1600}
        height={560}
        alt={texts.modules.alt}
        sizes="(width < 1320px) 100vw, 1240px"
      />
      <figcaption className="quiet">{texts.modules.caption}</figcaption>
    </figure>
  );
}

function SizeHelp({ title, questions, tool, className }: Help & { className?: string }) {
  return (
    <HelpBox
      className={className}
      aria-label={texts.label}
      title={title}
      level="h2"
      text={texts.text}
      points={questions}
    >
      <a className="button button--go" href="/contact-us">
        {texts.ask}
      </a>
      {tool && (
        <a className="link" href={tool.path}>
          {tool.text} <Icon name="arrow" />
        </a>
      )}
    </HelpBox>
  );
}
