import { Picture } from '../ui/picture';
import { Icon } from '../ui/icon';
import type { Suggestion } from './suggestion-list';

export function SuggestionRow({ row: { title, note, kind, picture } }: { row: Suggestion }) {
  return (
    <>
      {kind === 'product' && picture ? (
        // The name stands beside it, so the picture itself says nothing.
        <Picture picture={{ ...picture, alt: '' }} sizes="56px" />
      ) : (
        <Icon name={kind === 'category' ? 'grid' : 'search'} />
      )}
      <span>
        {title}
        <small className="num">{note}</small>
      </span>
      <Icon name="arrow" />
    </>
  );
}
