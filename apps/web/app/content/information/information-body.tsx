import { Icon } from '../../platform/ui/icon';
import { Notes } from '../../platform/ui/notes';
import type { InformationContent } from './content';
import { FigureTable } from './figure-table';
import { informationTexts as texts } from './information.texts';
import { MarkedText } from './marked-text';
import { Part } from './part';
import styles from './information.module.css';

type Props = Pick<InformationContent, 'lists' | 'parts' | 'questions' | 'notes'>;

/** Lists, sections, questions and notes about a kind of equipment. */
export function InformationBody({ lists, parts, questions, notes }: Props) {
  return (
    <>
      <div className={`block wrap ${styles.lists}`}>
        {lists.map((list) => (
          <section key={list.title}>
            <h2>{list.title}</h2>
            <ul>
              {list.items.map((item) => (
                <li key={item}>
                  <Icon name="check" small />
                  <span>
                    <MarkedText text={item} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={`block band ${styles.more}`}>
        <div className="wrap">
          {parts.map((part) => (
            <Part key={part.title} title={part.title}>
              {part.paragraphs.map((text) => (
                <p key={text}>
                  <MarkedText text={text} />
                </p>
              ))}
              {part.table && <FigureTable table={part.table} />}
            </Part>
          ))}
          {questions && (
            <Part title={texts.questions}>
              <dl className={styles.questions}>
                {questions.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </Part>
          )}
          {notes && <Notes notes={notes} />}
        </div>
      </div>
    </>
  );
}
