import {
  drawSection,
  drawTree,
  type ProjectPlan,
  systemName,
  type SystemPlan,
} from '@shishir/sizing';
import { up } from '@shishir/tokens';
import { memo } from 'react';
import { useOnScreen } from '../../../../platform/ui/browser/on-screen';
import { Drawing } from '../../../../catalogue/product-parts/system-drawing';
import { vrfResultTexts } from './vrf-result.texts';
import toolsStyles from '../../tools.module.css';
import vrfStyles from '../vrf.module.css';
import styles from './system-figure.module.css';

const texts = vrfResultTexts.drawing;

/** The systems of a project, each from the outdoor unit to the indoor units. */
export function SystemFigures({ systems }: { systems: ProjectPlan['systems'] }) {
  return (
    <section className={`block ${toolsStyles.whiteBand}`} aria-labelledby="drawing-title">
      <div className="wrap">
        <div className={vrfStyles.sectionHead}>
          <h2 id="drawing-title">{texts.title}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        {systems.map(
          ({ plan }, at) =>
            plan.units > 0 && (
              <SystemFigure
                key={at}
                plan={plan}
                name={systems.length > 1 ? systemName(systems, at) : ''}
              />
            ),
        )}
        <p className={`quiet ${styles.legend}`} aria-hidden="true">
          <span>{texts.gas}</span>
          <span className={styles.liquid}>{texts.liquid}</span>
          <span className={styles.joint}>{texts.joint}</span>
        </p>
      </div>
    </section>
  );
}

interface SystemFigureProps {
  plan: SystemPlan;
  /** Blank for a single system. */
  name: string;
}

/** A section on wide screens, a tree on others and on paper. */
const SystemFigure = memo(function SystemFigure({ plan, name }: SystemFigureProps) {
  // Phones and paper show only the tree. With many rooms, the section takes half of the time of a change.
  const isWide = useOnScreen(up('md'));
  const section = isWide ? drawSection(plan) : null;
  return (
    <>
      {name !== '' && <h3 className={styles.name}>{name}</h3>}
      <figure className={toolsStyles.figure}>
        {section && <Drawing drawing={section} className={styles.wide} />}
        {isWide && !section && (
          <Drawing drawing={drawTree(plan, 3)} className={`${styles.wide} ${styles.tree}`} />
        )}
        <Drawing drawing={drawTree(plan)} className={styles.tall} />
      </figure>
    </>
  );
});
