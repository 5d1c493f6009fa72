import type { Design } from '@shishir/contract';
import { formatCapacity, inDigits } from '@shishir/format';
import {
  conditionsText,
  drawTree,
  EDITION,
  kwText,
  ratioText,
  roomsIn,
  sizeName,
  systemName,
} from '@shishir/sizing';
import { Link } from 'react-router';
import { Drawing } from '../../catalogue/product-parts/system-drawing';
import { Facts } from '../../platform/ui/facts';
import { Panel } from '../../platform/ui/panel';
import { quotationTexts } from './quotation.texts';
import styles from './quotation.module.css';

const texts = quotationTexts.design;

/** The function of this name in the contract would load all schemas in the browser. */
function systemsOf(design: Design) {
  if (design.tool === 'room') return [];
  return design.tool === 'system' ? [{ name: '', plan: design.result }] : design.result.systems;
}

/** Basis of the quotation: its figures, the drawing of a system, and the link to the tool. */
export function DesignSection({ design }: { design: Design }) {
  const figures = design.tool === 'room' ? roomFigures(design) : systemFigures(design);
  const systems = systemsOf(design);
  const [first] = systems;
  return (
    <Panel as="section" className={styles.section} aria-labelledby="design">
      <header>
        <h2 id="design">{texts.title[design.tool]}</h2>
        <Link className="link" to={design.link}>
          {texts.open[design.tool]}
        </Link>
      </header>
      <Facts className={styles.figures} figures facts={figures} />
      {first?.plan.conditions && (
        <p className="hint">
          {conditionsText(systems.length === 1 ? first.plan : { ...first.plan, outdoor: null })}
        </p>
      )}
      {design.result.edition < EDITION && <p className="hint">{texts.earlierEdition}</p>}
      {systems.map(
        ({ plan }, at) =>
          plan.units > 0 && (
            <figure key={at} className={styles.drawing}>
              {systems.length > 1 && <figcaption>{systemName(systems, at)}</figcaption>}
              <Drawing drawing={drawTree(plan, 2)} className={styles.wideDrawing} />
              <Drawing drawing={drawTree(plan)} className={styles.tallDrawing} />
            </figure>
          ),
      )}
    </Panel>
  );
}

type Figure = [name: string, value: string];

function roomFigures({ room, result }: Extract<Design, { tool: 'room' }>): Figure[] {
  const { low, likely, high } = result;
  return [
    [texts.area, `${formatCapacity(room.area_m2)} m²`],
    [texts.load, `${likely.tr.toFixed(2)} TR, ${kwText(likely.kw)}`],
    [texts.from, `${low.tr.toFixed(2)} TR`],
    [texts.to, `${high.tr.toFixed(2)} TR`],
  ];
}

function systemFigures(design: Exclude<Design, { tool: 'room' }>): Figure[] {
  const { load_kw, units, indoor_kw } = design.result;
  const systems = systemsOf(design);
  const rooms = systems.reduce((sum, { plan }) => sum + roomsIn(plan.rooms), 0);
  const outdoor = design.tool === 'system' ? design.result.outdoor : null;
  return [
    [texts.rooms, inDigits(rooms)],
    [texts.roomLoads, kwText(load_kw)],
    [texts.indoorUnits, `${inDigits(units)}, ${kwText(indoor_kw)}`],
    ...(design.tool === 'project'
      ? systems.map(({ plan }, at): Figure => [
          systemName(systems, at),
          plan.outdoor
            ? `${sizeName(plan.outdoor)}, ${ratioText(plan.outdoor.ratio_percent, plan.outdoor.window)}`
            : texts.noOutdoorUnit,
        ])
      : []),
    ...(outdoor
      ? ([
          [texts.outdoorUnit, `${sizeName(outdoor)}, ${kwText(outdoor.cooling_kw)}`],
          [texts.ratio, ratioText(outdoor.ratio_percent, outdoor.window)],
        ] satisfies Figure[])
      : []),
  ];
}
