import type { ReactNode } from 'react';
import type { Question } from './content';
import { informationTexts as texts } from './information.texts';
import styles from './part.module.css';

interface PartProps {
  /** The id of the title, which names the section. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** Title at the left of its text, above it on narrow screens. Use it for the sections of a long page. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

/** Common questions with their answers, as one part. */
export const Questions = ({ questions }: { questions: Question[] }) => (
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
);
