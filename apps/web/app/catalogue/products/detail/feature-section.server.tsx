import { MarkedText } from '../../../content/information/marked-text';
import { Icon } from '../../../platform/ui/icon';
import { Notes } from '../../../platform/ui/notes';
import { toHtml } from '../../../platform/ui/server-html.server';
import type { FeatureDiagram } from './feature-diagrams.server';
import type { FeatureList } from './feature-lists.server';
import { type Feature, featuresTexts } from './features.texts';

/** Features that are visible at first. */
const FIRST = 3;

/** Shows a drawing of a type of unit and its features; those after the third are folded. */
export function FeatureSection({ features }: { features: FeatureList }) {
  const { title, points, diagram, notes, link } = features;
  const more = points.slice(FIRST);
  return (
    <section className="block" aria-labelledby="features">
      <div className={`wrap feature feature--${diagram.kind}`}>
        <Diagram {...diagram} />
        <div>
          <h2 id="features">{title}</h2>
          <Points points={points.slice(0, FIRST)} />
          {more.length > 0 && (
            <details>
              <summary>{featuresTexts.more(more.length)}</summary>
              <Points points={more} />
            </details>
          )}
          {link && (
            <p>
              <a className="link" href={link.to}>
                {link.text} <Icon name="arrow" />
              </a>
            </p>
          )}
          {notes && <Notes notes={notes} />}
        </div>
      </div>
    </section>
  );
}

const Points = ({ points }: { points: Feature[] }) => (
  <ol className="feature__points">
    {points.map(({ figure, name, text }) => (
      <li key={name}>
        <b className="number">{figure}</b>
        <p>
          <strong>{name}</strong>
          <MarkedText text={text} />
        </p>
      </li>
    ))}
  </ol>
);

/** Shows our own, trusted SVG. Screen readers get one picture even if it has two parts. */
function Diagram({ title, text, alt, kind, svg }: FeatureDiagram) {
  return (
    <figure className="diagram">
      <div
        className={`diagram__stage diagram__stage--${kind}`}
        role="img"
        aria-label={alt}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
    </figure>
  );
}

export const featuresHtml = (features: FeatureList) =>
  toHtml(<FeatureSection features={features} />);
