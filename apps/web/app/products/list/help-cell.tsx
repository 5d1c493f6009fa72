import { Link } from 'react-router';
import { Icon } from '../../ui/icon';

const ASKED = [
  'Floor area and ceiling height',
  'Which way the windows face',
  'How many people are inside',
];

/** Closes an uneven last row; the style sheet makes it as wide as what is left, or leaves it out. */
export function HelpCell() {
  return (
    <aside className="help">
      <div className="help__in">
        <h3>Not sure which size?</h3>
        <p>Send three things and an engineer names the model.</p>
        <ul>
          {ASKED.map((thing) => (
            <li key={thing}>
              <Icon name="check" />
              {thing}
            </li>
          ))}
        </ul>
        <Link className="btn btn--go btn--s" to="/contact-us">
          Ask an engineer
        </Link>
      </div>
    </aside>
  );
}
