import { useEffect, useId, useRef } from 'react';
import type { Form } from '../form/use-form';
import { WarningIcon } from '../theme/icons';
import { categoriesTexts, categoryFormTexts, conflictTexts as texts } from './categories.texts';
import { hasNewPicture, type Conflict, type SharedField } from './category-conflict';
import type { TypedCategory } from './typed-category';

interface Props {
  conflict: Conflict;
  form: Form<TypedCategory>;
}

/** Two people saved the same category: what both changed stands here twice, to be chosen from. */
export function CategoryConflict({ conflict, form }: Props) {
  const { disputed, mine, theirs } = conflict;
  // It may stand far above the button that was pressed.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [conflict]);
  return (
    <div ref={notice} className="conflict" role="alert" tabIndex={-1}>
      <WarningIcon />
      <div>
        <b>{texts.title}</b>
        <p>{disputed.length > 0 ? texts.disputed : texts.merged}</p>
        {disputed.map((name) => (
          <fieldset key={name}>
            <legend>{categoryFormTexts.labels[name]}</legend>
            <Side
              name={name}
              side={texts.mine}
              value={wordsOf(name, mine, conflict)}
              chosen={isChosen(form.values, mine, name)}
              onChoose={() => take(form, mine, name)}
            />
            <Side
              name={name}
              side={texts.theirs}
              value={wordsOf(name, theirs, conflict)}
              chosen={!isChosen(form.values, mine, name) && isChosen(form.values, theirs, name)}
              onChoose={() => take(form, theirs, name)}
            />
          </fieldset>
        ))}
      </div>
    </div>
  );
}

interface SideProps {
  name: string;
  side: string;
  value: string;
  chosen: boolean;
  onChoose: () => void;
}

function Side({ name, side, value, chosen, onChoose }: SideProps) {
  const group = useId();
  return (
    <label>
      <input
        type="radio"
        name={`${name}${group}`}
        aria-label={texts.choice(side, value)}
        checked={chosen}
        onChange={onChoose}
      />
      <span className="mut">{side}</span>
      <span>{value}</span>
    </label>
  );
}

function isChosen(values: TypedCategory, side: TypedCategory, name: SharedField): boolean {
  if (name !== 'image') return values[name] === side[name];
  return values.image === side.image && values.remove_image === side.remove_image;
}

function take(form: Form<TypedCategory>, side: TypedCategory, name: SharedField): void {
  form.change(name, side[name]);
  if (name === 'image') form.change('remove_image', side.remove_image);
}

function wordsOf(name: SharedField, side: TypedCategory, { current }: Conflict): string {
  if (name === 'image') {
    if (side.image) return side.image.name;
    return hasNewPicture(side) || !current.picture ? texts.noPicture : texts.theirPicture;
  }
  if (name === 'has_panel') return side.has_panel ? texts.on : texts.off;
  if (name === 'status') return categoriesTexts.statuses[side.status];
  return side[name] || texts.empty;
}
