import { Link } from 'react-router';
import { type ListAddress, useAddressOf } from '../../list-filters/list-address';
import { HelpBox } from '../../product-parts/help-box';
import { keepView } from '../kept-view';
import { productListTexts } from './product-list.texts';
import styles from './product-grid.module.css';

const texts = productListTexts.help;

export interface SizeHelp {
  title: string;
  /** Sales needs the answers to these questions. */
  questions: string[];
  /** Tool that answers part of the question. */
  tool?: { path: string; text: string };
}

/** Fills an incomplete last row of the grid, or is a separate row. The style sheet sets its width. */
export function HelpCell({ help }: { help: SizeHelp }) {
  const { title, questions, tool } = help;
  return (
    <HelpBox
      className={styles.helpCell}
      aria-label={texts.label}
      title={title}
      text={tool ? texts.text : texts.textWithoutTool}
      points={questions}
    >
      {tool && (
        <Link className="button button--go button--small" to={tool.path}>
          {tool.text}
        </Link>
      )}
      <Link className={tool ? 'link' : 'button button--go button--small'} to="/contact-us">
        {texts.ask}
      </Link>
    </HelpBox>
  );
}

/** Fills the incomplete row of a second group: the way to the table of all sizes. */
export function TableCell({ list }: { list: ListAddress }) {
  const addressOf = useAddressOf();
  const { title, text, points, open } = productListTexts.table;
  return (
    <HelpBox
      className={`${styles.helpCell} ${styles.wideOnly}`}
      aria-label={title}
      {...{ title, text, points }}
    >
      <Link
        className="button button--line button--small"
        to={addressOf({ ...list, view: 'table' })}
        onClick={() => keepView('table')}
      >
        {open}
      </Link>
    </HelpBox>
  );
}

/** Help on lists of different kinds of units. */
export const ANY_SIZE: SizeHelp = {
  title: texts.title,
  questions: texts.questions,
  tool: { path: '/tools/room-size', text: texts.calculate },
};
