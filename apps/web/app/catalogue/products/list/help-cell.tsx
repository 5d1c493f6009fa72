import { Link } from 'react-router';
import { HelpBox } from '../../product-parts/help-box';
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

/** Help on lists of different kinds of units. */
export const ANY_SIZE: SizeHelp = {
  title: texts.title,
  questions: texts.questions,
  tool: { path: '/tools/room-size', text: texts.calculate },
};
