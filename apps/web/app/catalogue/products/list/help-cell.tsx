import { Link } from 'react-router';
import { HelpBox } from '../../product-parts/help-box';
import { productListTexts } from './product-list.texts';
import styles from './product-grid.module.css';

const texts = productListTexts.help;

/** Fills an incomplete last row of the grid. The style sheet sets its width, or hides it in a complete row. */
export const HelpCell = () => (
  <HelpBox
    className={styles.helpCell}
    aria-label={texts.label}
    title={texts.title}
    text={texts.text}
    points={texts.questions}
  >
    <Link className="button button--go button--small" to="/tools/room-size">
      {texts.calculate}
    </Link>
    <Link className="link" to="/contact-us">
      {texts.ask}
    </Link>
  </HelpBox>
);
