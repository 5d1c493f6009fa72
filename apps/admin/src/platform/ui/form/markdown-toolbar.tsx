import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import {
  ItalicIcon,
  LetterBIcon,
  LetterHIcon,
  LinkIcon,
  ListIcon,
  type LucideIcon,
  QuoteIcon,
  SuperscriptIcon,
  TableIcon,
} from 'lucide-react';
import { Fragment, type KeyboardEvent, useState } from 'react';
import { formTexts } from './form.texts';
import type { MarkdownAction } from './markdown-edits';

const texts = formTexts.markdown;

export const TOOLS: {
  action: MarkdownAction;
  icon: LucideIcon;
  key?: string;
  ends?: boolean;
}[] = [
  { action: 'heading', icon: LetterHIcon },
  { action: 'bold', icon: LetterBIcon, key: 'b' },
  { action: 'italic', icon: ItalicIcon, key: 'i', ends: true },
  { action: 'list', icon: ListIcon },
  { action: 'callout', icon: QuoteIcon },
  { action: 'link', icon: LinkIcon, key: 'k' },
  { action: 'table', icon: TableIcon },
  { action: 'footnote', icon: SuperscriptIcon },
];

const toolSx = {
  flex: { xs: 1, md: 'none' },
  width: { xs: 'auto', md: 36 },
  minWidth: 0,
  height: { xs: 44, md: 36 },
  p: 0,
};
const dividerSx = { display: { xs: 'none', md: 'block' }, height: 20, mx: '9px' };

interface ToolbarProps {
  label: string;
  disabled: boolean;
  onApply: (action: MarkdownAction) => void;
}

/** Buttons of the Markdown editor: one Tab stop, with arrow keys to move between them. */
export function MarkdownToolbar({ label, disabled, onApply }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const last = TOOLS.length - 1;
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + TOOLS.length) % TOOLS.length;
    setCurrent(at);
    event.currentTarget.querySelectorAll('button')[at]?.focus();
  };
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      sx={{ flexWrap: 'wrap', flex: { xs: 1, md: 'none' }, alignItems: 'center' }}
    >
      {TOOLS.map(({ action, icon: Icon, key, ends }, at) => (
        <Fragment key={action}>
          <IconButton
            sx={toolSx}
            aria-label={texts.tools[action]}
            aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
            title={key ? `${texts.tools[action]} (Ctrl ${key.toUpperCase()})` : texts.tools[action]}
            tabIndex={at === current ? 0 : -1}
            disabled={disabled}
            // Keeps focus and selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setCurrent(at)}
            onClick={() => onApply(action)}
          >
            <Icon size={20} />
          </IconButton>
          {ends && <Divider orientation="vertical" aria-hidden="true" sx={dividerSx} />}
        </Fragment>
      ))}
    </Stack>
  );
}
