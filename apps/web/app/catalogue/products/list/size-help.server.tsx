import { type CatalogueProduct, type CategoryKind, needsOutdoorUnit } from '@shishir/contract';
import { Icon } from '../../../platform/ui/icon';
import { HelpBox } from '../../product-parts/help-box';
import { SitePicture } from '../../../platform/ui/site-picture';
import { toHtml } from '../../../platform/ui/server-html.server';
import { Cabinets, cabinetsOf } from './cabinets.server';
import styles from './category.module.css';

interface Help {
  title: string;
  questions: string[];
  /** Tool that answers part of the question. */
  tool?: { path: string; text: string };
}

const BUILDING: Help = {
  title: 'Which size for your building?',
  questions: [
    'Rooms, with area and use',
    'Free space on the roof or balcony',
    'Longest pipe run and height difference',
  ],
  tool: { path: '/tools/vrf', text: 'Plan a VRF system' },
};
const ROOM: Help = {
  title: 'Which size for your room?',
  questions: [
    'Floor area and ceiling height',
    'Which way the windows face, and if the room is under the roof',
    'How many people and machines are inside',
  ],
  tool: { path: '/tools/room-size', text: 'Calculate a room' },
};
const AIR: Help = {
  title: 'How much fresh air do you need?',
  questions: ['Rooms, with area and use', 'How many people are inside', 'Where air can come in'],
};
const PLANT: Help = {
  title: 'Which modules for your building?',
  questions: [
    'Cooling load, or area and use of the building',
    'Water temperatures, and if pumps are wanted',
    'The place for the modules, and how a crane reaches it',
  ],
};

function helpFor(kind: CategoryKind): Help | null {
  if (kind === 'outdoor_unit') return BUILDING;
  if (kind === 'chiller') return PLANT;
  if (kind === 'ventilation') return AIR;
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
        alt="A person beside VRF outdoor units at one scale: one fan, two fans, two modules, three modules"
        sizes="(width < 1320px) 100vw, 1240px"
      />
      <figcaption className="quiet">
        From one floor to a tower: one fan, two fans, then two and three modules joined to one
        system, beside a person of 1.70 m.
      </figcaption>
    </figure>
  );
}

function SizeHelp({ title, questions, tool, className }: Help & { className?: string }) {
  return (
    <HelpBox
      className={className}
      aria-label="Help with the size"
      title={title}
      level="h2"
      text="Send three things and an engineer names the model."
      points={questions}
    >
      <a className="button button--go" href="/contact-us">
        Ask an engineer
      </a>
      {tool && (
        <a className="link" href={tool.path}>
          {tool.text} <Icon name="arrow" />
        </a>
      )}
    </HelpBox>
  );
}
