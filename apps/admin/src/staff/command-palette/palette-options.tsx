import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Fragment, type Ref } from 'react';
import { ProductPicture } from '../../platform/ui/catalogue/product-picture';
import { paletteTexts as texts } from './command-palette.texts';
import { matchedParts, type PaletteEntry, type PaletteGroup } from './palette-entries';

interface Props {
  /** Ref of the list. The list itself scrolls, so assistive technology can connect the keys of the field with it. */
  list: Ref<HTMLDivElement>;
  groups: PaletteGroup[];
  /** Typed words, bold if they match. */
  words: string[];
  current: PaletteEntry | undefined;
  onOpen: (entry: PaletteEntry, inNewTab: boolean) => void;
  onPoint: (entry: PaletteEntry) => void;
}

export const optionId = ({ key }: PaletteEntry) => `palette-${key.replace(/[^\w-]+/g, '-')}`;

const listSx = { maxHeight: { xs: 'none', md: 576 }, px: 1, overflow: 'auto' };
const groupSx = { px: 1.5, pt: 1.5, pb: 0.5, color: 'text.third', fontWeight: 600 };

/** Results in their groups. The focus stays in the field, which handles the keyboard. */
export function PaletteOptions({ list, groups, words, current, onOpen, onPoint }: Props) {
  return (
    <Box
      ref={list}
      role="listbox"
      id="palette-results"
      aria-label={texts.results}
      tabIndex={-1}
      sx={[listSx, groups.length > 0 && { pb: 1 }]}
    >
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`palette-group-${name}`}>
          <Typography
            variant="caption"
            component="div"
            id={`palette-group-${name}`}
            role="presentation"
            sx={groupSx}
          >
            {texts.groups[name]}
          </Typography>
          {entries.map((entry) => (
            <PaletteOption
              key={entry.key}
              entry={entry}
              words={words}
              isCurrent={entry === current}
              onOpen={onOpen}
              onPoint={onPoint}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}

interface OptionProps extends Pick<Props, 'words' | 'onOpen' | 'onPoint'> {
  entry: PaletteEntry;
  isCurrent: boolean;
}

const optionSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px minmax(0, 1fr)', md: '40px minmax(0, 1fr) auto' },
  gap: 1.5,
  minHeight: 48,
  pl: 1,
  pr: 1.5,
  py: 0.5,
  borderRadius: '8px',
  cursor: 'pointer',
  '& mark': { background: 'none', color: 'primary.ink', fontWeight: 700 },
};

const pictureSx = {
  width: 40,
  height: 36,
  borderRadius: '6px',
  bgcolor: 'neutral.wash',
  color: 'text.secondary',
  '& picture': { display: 'contents' },
  '& img, & > span': { width: '100%', height: '100%', objectFit: 'cover' },
};

const asideSx = {
  display: { xs: 'none', md: 'flex' },
  gap: 1,
  alignItems: 'center',
  whiteSpace: 'nowrap',
};

function PaletteOption({ entry, words, isCurrent, onOpen, onPoint }: OptionProps) {
  const quiet = isCurrent ? 'text.secondary' : 'text.third';
  return (
    <ListItem
      component="div"
      id={optionId(entry)}
      role="option"
      aria-selected={isCurrent}
      onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
      onMouseMove={() => !isCurrent && onPoint(entry)}
      sx={[optionSx, isCurrent && { bgcolor: 'primary.wash' }]}
    >
      <Avatar variant="rounded" sx={pictureSx}>
        {entry.picture === undefined ? (
          <entry.icon size={18} />
        ) : (
          <ProductPicture picture={entry.picture ?? undefined} sizes="40px" />
        )}
      </Avatar>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography noWrap component="b" sx={{ display: 'block', fontWeight: 500 }}>
          <Matched text={entry.title} words={words} />
        </Typography>
        <Typography
          noWrap
          component="small"
          variant="body2"
          sx={{ display: 'block', color: quiet }}
        >
          <Matched text={entry.note} words={words} />
        </Typography>
      </Box>
      <Typography component="span" variant="body2" sx={[asideSx, { color: quiet }]}>
        {entry.aside}
        {isCurrent && <kbd aria-hidden="true">Enter</kbd>}
      </Typography>
    </ListItem>
  );
}

function Matched({ text, words }: { text: string; words: string[] }) {
  return matchedParts(text, words).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
