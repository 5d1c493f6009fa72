import { uiTexts } from './ui.texts';
import styles from './notes.module.css';

const texts = uiTexts.notes;

/** Numbered footnotes of a page. Use them for the sources of claims; the marks in the text are `NoteMark`. */
export function Notes({ notes }: { notes: { text: string }[] }) {
  return (
    <section aria-label={texts.title}>
      <ol className={styles.notes}>
        {notes.map(({ text }, index) => (
          <li key={text} id={`note-${index + 1}`}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Number after a claim, a link to the footnote with its source and condition. */
export function NoteMark({ n }: { n: number }) {
  return (
    <sup className="note-mark">
      <a href={`#note-${n}`} aria-label={texts.mark(n)}>
        {n}
      </a>
    </sup>
  );
}
