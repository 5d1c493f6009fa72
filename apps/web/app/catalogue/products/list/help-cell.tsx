import { Link } from 'react-router';
import { Icon } from '../../../platform/ui/icon';
import styles from './product-grid.module.css';

const QUESTIONS = [
  'Floor area and ceiling height',
  'Which way the windows face',
  'How many people are inside',
];

/** Fills an incomplete last row. The style sheet sets its width, or hides it in a complete row. */
export function HelpCell() {
  return (
    <aside className="help" aria-label="Help with the size">
      <div className={styles.inner}>
        <h3>Not sure which size?</h3>
        <p>Describe the room and see its cooling load, and the units that fit.</p>
        <ul>
          {QUESTIONS.map((question) => (
            <li key={question}>
              <Icon name="check" />
              {question}
            </li>
          ))}
        </ul>
        <Link className="button button--go button--small" to="/tools/room-size">
          Calculate a room
        </Link>
        <Link className="link" to="/contact-us">
          Ask an engineer
        </Link>
      </div>
    </aside>
  );
}
