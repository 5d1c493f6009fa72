import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Category } from '@shishir/contract';
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Field } from '../../platform/ui/form/field';
import { SelectField } from '../../platform/ui/form/select-field';
import { EntryNote } from './entry-note';
import { childrenOf, type Draft, type DraftItem, type Move, placeOf, TARGETS } from './menu-draft';
import { categoryOf, type Problems, type Targets, titleOf } from './menu-targets';
import { entryTexts as texts } from './menu.texts';

const TOP = 'top';

interface Props {
  item: DraftItem;
  draft: Draft;
  categories: Category[];
  targets: Targets;
  problems: Problems;
  /** Shows all problems, including those of untouched fields. */
  checked: boolean;
  /** Increases each time the fields are requested: the first one with a problem receives focus. */
  asked: number;
  onEdit: (fields: Partial<DraftItem>) => void;
  onMove: (move: Move) => void;
  onPutBelow: (parent: string | null) => void;
}

/** Fields of one entry. Changes go to the draft immediately. */
export function EntryFields(props: Props) {
  const { item, draft, targets, checked, asked, onEdit } = props;
  const category = categoryOf(item, targets);
  const title = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  // A field shows no problem before the user has left it.
  const [left, setLeft] = useState<{ title?: true; path?: true }>({});
  const problems: Problems = checked
    ? props.problems
    : {
        ...(left.title && props.problems.title ? { title: props.problems.title } : {}),
        ...(left.path && props.problems.path ? { path: props.problems.path } : {}),
      };

  useEffect(() => {
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? title.current)?.focus();
  }, [asked]);

  const tops = childrenOf(draft, null).filter(({ key }) => key !== item.key);
  const carries = childrenOf(draft, item.key).length > 0;
  const { place, of } = placeOf(draft, item.key);
  return (
    <Stack
      ref={fields}
      sx={{ gap: 2, '& .MuiFormControl-root': { width: '100%' } }}
      onBlur={({ target }) => {
        const name = (target as HTMLInputElement).name;
        if (name === 'title' || name === 'path') setLeft({ ...left, [name]: true });
      }}
    >
      <Field
        name="title"
        label={texts.labels.title}
        value={item.title}
        onChange={(text) => onEdit({ title: text })}
        inputRef={title}
        error={problems.title}
        hint={category ? texts.titleHint(category.title) : undefined}
      />
      <TargetChoice item={item} onEdit={onEdit} />
      {item.target === 'category' && <CategoryField {...props} error={problems.category_id} />}
      {item.target === 'address' && (
        <Field
          name="path"
          label={texts.labels.address}
          value={item.path}
          onChange={(path) => onEdit({ path })}
          error={problems.path}
          hint={texts.addressHint}
        />
      )}
      <div>
        <SelectField
          name="below"
          label={texts.labels.below}
          value={item.below ?? TOP}
          choices={[
            { value: TOP, label: texts.topLevel },
            ...(carries
              ? []
              : tops.map((top) => ({ value: top.key, label: titleOf(top, targets) }))),
          ]}
          onChoose={(key) => props.onPutBelow(key === TOP || key === '' ? null : key)}
        />
        {carries && <EntryNote>{texts.hasEntries}</EntryNote>}
      </div>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Box component="span" sx={{ mr: 'auto' }}>
          {texts.place(place, of)}
        </Box>
        <IconButton
          aria-label={texts.moveUp}
          disabled={place === 1}
          onClick={() => props.onMove('up')}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          aria-label={texts.moveDown}
          disabled={place === of}
          onClick={() => props.onMove('down')}
        >
          <ChevronDownIcon />
        </IconButton>
      </Stack>
      <FormControlLabel
        label={texts.active}
        control={
          <Switch
            checked={item.active}
            onChange={(_event, active) => onEdit({ active })}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
    </Stack>
  );
}

/** Choice of the target kind of an entry. */
function TargetChoice({ item, onEdit }: Pick<Props, 'item' | 'onEdit'>) {
  const label = useId();
  return (
    <div>
      <Typography id={label} variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        {texts.labels.target}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby={label}
        value={item.target}
        onChange={(_event, target: DraftItem['target'] | null) => target && onEdit({ target })}
      >
        {TARGETS.map((target) => (
          <ToggleButton key={target} value={target} sx={{ minHeight: { xs: 44, md: 40 } }}>
            {texts.targets[target]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {item.target === 'nothing' && <EntryNote>{texts.nothingHint}</EntryNote>}
    </div>
  );
}

function CategoryField({
  item,
  categories,
  targets,
  onEdit,
  error,
}: Props & { error: string | undefined }) {
  const choices = categories.map(({ id, title, status }) => ({
    value: String(id),
    label: status === 'active' ? title : texts.notShown(title),
  }));
  const chosen = categoryOf(item, targets);
  if (chosen?.state === 'deleted') {
    choices.push({ value: String(chosen.id), label: texts.inTrash(chosen.title) });
  }
  return (
    <SelectField
      name="category_id"
      label={texts.targets.category}
      value={item.category_id === null ? '' : String(item.category_id)}
      choices={choices}
      hint={texts.chooseCategory}
      error={error}
      onChoose={(id) => onEdit({ category_id: id === '' ? null : Number(id) })}
    />
  );
}

interface DeletionProps {
  item: DraftItem;
  draft: Draft;
  targets: Targets;
  onDelete: () => void;
}

export function EntryDeletion({ item, draft, targets, onDelete }: DeletionProps) {
  return (
    <>
      <EntryNote>{texts.deleteNote(childrenOf(draft, item.key).length)}</EntryNote>
      <Button
        color="error"
        onClick={onDelete}
        sx={{
          mt: 1.5,
          ml: -1.25,
          overflowWrap: 'anywhere',
          textAlign: 'left',
          whiteSpace: 'normal',
        }}
      >
        {texts.delete(titleOf(item, targets))}
      </Button>
    </>
  );
}
