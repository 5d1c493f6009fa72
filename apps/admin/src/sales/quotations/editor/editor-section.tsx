import { type PropsWithChildren, type ReactNode, useId } from 'react';

interface Props {
  title: string;
  aside?: ReactNode;
}

/** A part of the quotation under its heading. */
export function EditorSection({ title, aside, children }: PropsWithChildren<Props>) {
  const id = useId();
  return (
    <section className="paper quote-section" aria-labelledby={id}>
      <div className="quote-section__header">
        <h2 id={id}>{title}</h2>
        {aside && <div className="quote-section__aside num">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
