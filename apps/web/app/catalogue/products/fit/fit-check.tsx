import { useId, useState } from 'react';
import { Form } from 'react-router';
import { drawingTexts } from '../drawing/drawing.texts';
import { FitDrawing } from './fit-drawing';
import {
  firstSpace,
  type FitUnit,
  judgeSpace,
  readSpace,
  sideOf,
  SPACE_QUERY,
  SPARE_MM,
} from './fit-space';
import { fitTexts } from './fit.texts';
import styles from './fit-check.module.css';

interface FitCheckProps {
  unit: FitUnit;
  /** The space in the address; null if there is none. */
  given: string | null;
}

/**
 * Checks whether a unit fits into a space that the visitor types, with a drawing to scale. The button puts the space
 * into the address, so the check also works without JavaScript, and its result can be shared.
 */
export function FitCheck({ unit, given }: FitCheckProps) {
  const id = useId();
  const [typed, setTyped] = useState(given ?? String(firstSpace(unit)));
  const space = readSpace(typed);
  const { [unit.kind]: texts } = fitTexts;
  const result = space === null ? null : judgeSpace(unit, space);
  return (
    <section className={`block ${styles.fitting}`} aria-labelledby="fit">
      <div className={`wrap ${styles.grid}`}>
        <FitDrawing
          unit={unit}
          space={space ?? firstSpace(unit)}
          verdict={result?.verdict ?? 'fits'}
        />
        <div>
          <h2 id="fit">{drawingTexts.title}</h2>
          <p className={styles.lead}>{unit.lead}</p>
          <Form action="#fit" preventScrollReset replace className={styles.form}>
            <label htmlFor={id}>{texts.label}</label>
            <div className={`${styles.field} number`}>
              <input
                id={id}
                name={SPACE_QUERY}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                required
                value={typed}
                aria-describedby={`${id}-hint`}
                aria-invalid={space === null}
                onChange={(event) => setTyped(event.target.value)}
              />
              <span>{fitTexts.unit}</span>
              <button className="button button--line">{fitTexts.check}</button>
              {space !== null && <small className="quiet">{fitTexts.inches(space)}</small>}
            </div>
            <p className="quiet" id={`${id}-hint`}>
              {texts.hint}
            </p>
            <p
              className={`number ${styles.result} ${styles[result?.verdict ?? 'short']}`}
              role="status"
            >
              {result ? <Verdict unit={unit} {...result} /> : fitTexts.unclear}
            </p>
          </Form>
          <p className={`quiet number ${styles.note}`}>
            {unit.least_mm === null
              ? texts.spare(SPARE_MM[unit.kind])
              : fitTexts.least(unit.least_mm)}
          </p>
        </div>
      </div>
    </section>
  );
}

function Verdict({ unit, verdict, left_mm }: { unit: FitUnit } & ReturnType<typeof judgeSpace>) {
  const { [unit.kind]: texts, verdicts } = fitTexts;
  if (verdict === 'short') {
    return (
      <>
        <b>{verdicts.short(-left_mm)}</b> {texts.short(sideOf(unit))}
      </>
    );
  }
  return (
    <>
      <b>{verdicts[verdict]}</b> {texts[verdict](left_mm)}
    </>
  );
}
