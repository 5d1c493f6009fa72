import { Fragment, type Ref } from 'react';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { paletteTexts as texts } from './command-palette.texts';
import { matchedParts, type PaletteEntry, type PaletteGroup } from './palette-entries';

interface Props {
  /** The list itself scrolls: assistive technology then knows that the keys of the field move it. */
  list: Ref<HTMLDivElement>;
  groups: PaletteGroup[];
  /** What is typed, set in bold where it matches. */
  words: string[];
  current: PaletteEntry | undefined;
  onOpen: (entry: PaletteEntry, inNewTab: boolean) => void;
  onPoint: (entry: PaletteEntry) => void;
}

export const optionId = ({ key }: PaletteEntry) => `palette-${key.replace(/[^\w-]+/g, '-')}`;

/** The results in their groups. The focus stays in the field; the keyboard is handled there. */
export function PaletteOptions({ list, groups, words, current, onOpen, onPoint }: Props) {
  return (
    <div
      ref={list}
      role="listbox"
      id="palette-results"
      className="palette__list"
      aria-label={texts.results}
      tabIndex={-1}
    >
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`palette-group-${name}`}>
          <div className="palette__group" id={`palette-group-${name}`} role="presentation">
            {texts.groups[name]}
          </div>
          {entries.map((entry) => (
            <div
              key={entry.key}
              id={optionId(entry)}
              role="option"
              aria-selected={entry === current}
              className="palette__option"
              onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
              onMouseMove={() => entry !== current && onPoint(entry)}
            >
              {entry.picture === undefined ? (
                <span className="palette__icon">
                  <entry.icon />
                </span>
              ) : (
                <ProductPicture
                  className="palette__picture"
                  picture={entry.picture ?? undefined}
                  sizes="40px"
                />
              )}
              <span className="palette__text">
                <b>
                  <Matched text={entry.title} words={words} />
                </b>
                <small>
                  <Matched text={entry.note} words={words} />
                </small>
              </span>
              <span className="palette__aside num">
                {entry.aside}
                <kbd aria-hidden="true">Enter</kbd>
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Matched({ text, words }: { text: string; words: string[] }) {
  return matchedParts(text, words).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
