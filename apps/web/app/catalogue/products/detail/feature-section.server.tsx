import type { Picture as StoredPicture } from '@shishir/contract';
import { up } from '@shishir/tokens';
import { MarkedText } from '../../../content/information/marked-text';
import { Icon } from '../../../platform/ui/icon';
import { Notes } from '../../../platform/ui/notes';
import { MissingPicture } from '../../../platform/ui/missing-picture';
import { Picture } from '../../../platform/ui/picture';
import { toHtml } from '../../../platform/ui/server-html.server';
import type { FeatureDiagram } from './feature-diagrams.server';
import type { FeatureList } from './feature-lists.server';

interface FeatureSectionProps {
  features: FeatureList;
  picture: StoredPicture | null;
}

/** Shows the features of a type of unit. */
export function FeatureSection({ features, picture }: FeatureSectionProps) {
  return (
    <section className="block" aria-labelledby="features">
      <div className="wrap feature">
        <div className="feature__picture">
          {picture ? (
            <Picture picture={picture} sizes={`${up('md')} 45vw, 94vw`} />
          ) : (
            <MissingPicture />
          )}
        </div>
        <div>
          <h2 id="features">{features.title}</h2>
          <ol>
            {features.points.map(({ figure, name, text }) => (
              <li key={name}>
                <b className="number">{figure}</b>
                <p>
                  <strong>{name}</strong>
                  <MarkedText text={text} />
                </p>
              </li>
            ))}
          </ol>
          {features.link && (
            <a className="link" href={features.link.to}>
              {features.link.text} <Icon name="arrow" />
            </a>
          )}
        </div>
      </div>
      {features.notes && (
        <div className="wrap feature-notes">
          <Notes notes={features.notes} />
        </div>
      )}
      {features.diagram && <Diagram {...features.diagram} />}
    </section>
  );
}

/** Shows our own, trusted SVG. Screen readers get one picture even if it has two parts. */
function Diagram({ title, text, alt, kind, svg }: FeatureDiagram) {
  return (
    <figure className="wrap diagram">
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
      <div
        className={`diagram__stage diagram__stage--${kind}`}
        role="img"
        aria-label={alt}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </figure>
  );
}

export const featuresHtml = (features: FeatureList, picture: StoredPicture | null) =>
  toHtml(<FeatureSection features={features} picture={picture} />);
