import { Link } from 'react-router';
import { HelpBox } from '../../product-parts/help-box';
import styles from './product-grid.module.css';

const QUESTIONS = [
  'Floor area and ceiling height',
  'Which way the windows face',
  'How many people are inside',
];

/** Fills an incomplete last row of the grid. The style sheet sets its width, or hides it in a complete row. */
export const HelpCell = () => (
  <HelpBox
    className={styles.helpCell}
    aria-label="Help with the size"
    title="Not sure which size?"
    text="Describe the room and see its cooling load, and the units that fit."
    points={QUESTIONS}
  >
    <Link className="button button--go button--small" to="/tools/room-size">
      Calculate a room
    </Link>
    <Link className="link" to="/contact-us">
      Ask an engineer
    </Link>
  </HelpBox>
);
