import { drawSection, drawTree, type SystemPlan } from '@shishir/sizing';
import { up } from '@shishir/tokens';
import { memo } from 'react';
import { useOnScreen } from '../../../../platform/ui/browser/on-screen';
import { Drawing } from '../../../../catalogue/product-parts/system-drawing';
import { vrfResultTexts } from './vrf-result.texts';
import toolsStyles from '../../tools.module.css';
import vrfStyles from '../vrf.module.css';
import styles from './system-figure.module.css';

const texts = vrfResultTexts.drawing;

/** The system from the outdoor unit to the indoor units: a section on wide screens, a tree on others and on paper. */
export const SystemFigure = memo(function SystemFigure({ plan }: { plan: SystemPlan }) {
  // Phones and paper show only the tree. With many rooms, the section takes half of the time of a change.
  const isWide = useOnScreen(up('md'));
  const section = isWide ? drawSection(plan) : null;
  return (
    <section className={`block ${toolsStyles.whiteBand}`} aria-labelledby="drawing-title">
      <div className="wrap">
        <div className={vrfStyles.sectionHead}>
          <h2 id="drawing-title">{texts.title}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <figure className={toolsStyles.figure}>
          {section && <Drawing drawing={section} className={styles.wide} />}
          {isWide && !section && (
            <Drawing drawing={drawTree(plan, 3)} className={`${styles.wide} ${styles.tree}`} />
          )}
          <Drawing drawing={drawTree(plan)} className={styles.tall} />
        </figure>
        <p className={`quiet ${styles.legend}`} aria-hidden="true">
          <span>{texts.gas}</span>
          <span className={styles.liquid}>{texts.liquid}</span>
          <span className={styles.joint}>{texts.joint}</span>
        </p>
      </div>
    </section>
  );
});
