import { Icon } from '../../platform/ui/icon';
import { Notes } from '../../platform/ui/notes';
import { SectionText } from '../sections/section-text';
import type { Information } from './content';
import { MarkedText } from './marked-text';
import { Part, Questions } from './part';
import styles from './information.module.css';

type Props = Pick<Information, 'lists' | 'parts' | 'questions' | 'notes'>;

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
              <SectionText html={part.html} />
            </Part>
          ))}
          {questions.length > 0 && <Questions questions={questions} />}
          {notes.length > 0 && <Notes notes={notes} />}
        </div>
      </div>
    </>
  );
}
