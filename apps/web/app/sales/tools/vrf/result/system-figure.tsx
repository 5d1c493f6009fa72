import { drawSection, drawTree, type SystemPlan } from '@shishir/sizing';
import { up } from '@shishir/tokens';
import { memo } from 'react';
import { useOnScreen } from '../../../../platform/ui/browser/on-screen';
import { Drawing } from '../../../../catalogue/product-parts/system-drawing';
import toolsStyles from '../../tools.module.css';
import vrfStyles from '../vrf.module.css';
import styles from './system-figure.module.css';

/** The system from the outdoor unit to the indoor units: a section on wide screens, a tree on others and on paper. */
export const SystemFigure = memo(function SystemFigure({ plan }: { plan: SystemPlan }) {
  // Phones and paper show only the tree. With many rooms, the section takes half of the time of a change.
  const isWide = useOnScreen(up('md'));
  const section = isWide ? drawSection(plan) : null;
  return (
    <section className={`block ${toolsStyles.whiteBand}`} aria-labelledby="drawing-title">
      <div className="wrap">
        <div className={vrfStyles.sectionHead}>
          <h2 id="drawing-title">System drawing</h2>
          <p className="lead">
            One pair of pipes runs from the roof to every indoor unit. Pipe sizes and lengths follow
            with the design.
          </p>
        </div>
        <figure className={toolsStyles.figure}>
          {section && <Drawing drawing={section} className={styles.wide} />}
          {isWide && !section && (
            <Drawing drawing={drawTree(plan, 3)} className={`${styles.wide} ${styles.tree}`} />
          )}
          <Drawing drawing={drawTree(plan)} className={styles.tall} />
        </figure>
        <p className={`quiet ${styles.legend}`} aria-hidden="true">
          <span>Gas pipe</span>
          <span className={styles.liquid}>Liquid pipe</span>
          <span className={styles.joint}>Branch joint</span>
        </p>
      </div>
    </section>
  );
});
