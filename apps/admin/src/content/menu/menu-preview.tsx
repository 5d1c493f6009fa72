import type { Draft, MenuName } from './menu-draft';
import { type Targets, titleOf, visibleEntries } from './menu-targets';
import { menuTexts as texts } from './menu.texts';

interface Props {
  group: MenuName;
  draft: Draft;
  targets: Targets;
}

/** What visitors see of a draft once it is saved. */
export function MenuPreview({ group, draft, targets }: Props) {
  const entries = visibleEntries(draft, targets);
  return (
    <section className="paper menu-preview" aria-label={texts.preview}>
      <h2>{texts.preview}</h2>
      <p className="mut">{texts.previewOf[group]}</p>
      {entries.length === 0 ? (
        <p className="menu-preview__empty">{texts.previewEmpty}</p>
      ) : (
        <ul>
          {entries.map(({ item, lower }) => (
            <li key={item.key}>
              {lower.length > 0 ? <b>{titleOf(item, targets)}</b> : titleOf(item, targets)}
              {lower.length > 0 && (
                <ul>
                  {lower.map((one) => (
                    <li key={one.key}>{titleOf(one, targets)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
