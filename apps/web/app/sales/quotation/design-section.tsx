import type { Design, DesignedSystem } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import {
  conditionsText,
  drawTree,
  EDITION,
  kwText,
  ratioText,
  roomsIn,
  sizeName,
} from '@shishir/sizing';
import { Link } from 'react-router';
import { Drawing } from '../../catalogue/product-parts/system-drawing';
import { Facts } from '../../platform/ui/facts';
import { Panel } from '../../platform/ui/panel';
import { quotationTexts } from './quotation.texts';
import styles from './quotation.module.css';

const texts = quotationTexts.design;

/** Basis of the quotation: its figures, the drawing of a system, and the link to the tool. */
export function DesignSection({ design }: { design: Design }) {
  const figures = design.tool === 'room' ? roomFigures(design) : systemFigures(design.result);
  return (
    <Panel as="section" className={styles.section} aria-labelledby="design">
      <header>
        <h2 id="design">{texts.title[design.tool]}</h2>
        <Link className="link" to={design.link}>
          {texts.open[design.tool]}
        </Link>
      </header>
      <Facts className={styles.figures} figures facts={figures} />
      {design.tool === 'system' && design.result.conditions && (
        <p className="hint">{conditionsText(design.result)}</p>
      )}
      {design.result.edition < EDITION && <p className="hint">{texts.earlierEdition}</p>}
      {design.tool === 'system' && design.result.units > 0 && (
        <figure className={styles.drawing}>
          <Drawing drawing={drawTree(design.result, 2)} className={styles.wideDrawing} />
          <Drawing drawing={drawTree(design.result)} className={styles.tallDrawing} />
        </figure>
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

function systemFigures({ rooms, load_kw, units, indoor_kw, outdoor }: DesignedSystem): Figure[] {
  return [
    [texts.rooms, String(roomsIn(rooms))],
    [texts.roomLoads, kwText(load_kw)],
    [texts.indoorUnits, `${units}, ${kwText(indoor_kw)}`],
    ...(outdoor
      ? ([
          [texts.outdoorUnit, `${sizeName(outdoor)}, ${kwText(outdoor.cooling_kw)}`],
          [texts.ratio, ratioText(outdoor.ratio_percent, outdoor.window)],
        ] satisfies Figure[])
      : []),
  ];
}
