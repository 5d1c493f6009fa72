import { drawSection, drawTree, type SystemPlan } from '@shishir/sizing';
import { up } from '@shishir/tokens';
import { memo } from 'react';
import { useOnScreen } from '../../../../platform/ui/browser/on-screen';
import { Drawing } from '../../../../catalogue/product-parts/system-drawing';

/** The system from the outdoor unit to the indoor units: a section on wide screens, a tree on others and on paper. */
export const SystemFigure = memo(function SystemFigure({ plan }: { plan: SystemPlan }) {
  // Phones and paper show the tree alone, and with many rooms the other drawing is half the work of a change.
  const isWide = useOnScreen(up('md'));
  const section = isWide ? drawSection(plan) : null;
  return (
    <section className="block t-white v-figure" aria-labelledby="drawing-title">
      <div className="wrap">
        <div className="v-head">
          <h2 id="drawing-title">System drawing</h2>
          <p>
            One pair of pipes runs from the roof to every indoor unit. Pipe sizes and lengths follow
            with the design.
          </p>
        </div>
        <figure className="v-draw">
          {section && <Drawing drawing={section} className="sys--wide" />}
          {isWide && !section && (
            <Drawing drawing={drawTree(plan, 3)} className="sys--wide sys--tree" />
          )}
          <Drawing drawing={drawTree(plan)} className="sys--tall" />
        </figure>
        <p className="v-leg" aria-hidden="true">
          <span className="v-leg__gas">Gas pipe</span>
          <span className="v-leg__liquid">Liquid pipe</span>
          <span className="v-leg__joint">Branch joint</span>
        </p>
      </div>
    </section>
  );
});
