import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MAX_PHONES, MAX_SOCIALS } from '@shishir/contract';
import { PlusIcon, TrashIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../platform/ui/form/field';
import { FormCell, HalfCell, TitledSection } from '../../platform/ui/form/long-form';
import { FormField } from '../../platform/ui/form/form-fields';
import { fieldError } from '../../platform/ui/form/schema-form';
import { companyTexts as texts } from './company.texts';

/** Returns the items of a list in the surrounding form, their errors, and the focus handling after a change. */
function useList<Item>(name: string) {
  const { field, fieldState } = useController({ name });
  const items = field.value as Item[];
  const group = useRef<HTMLDivElement>(null);
  const focus = useRef<'added' | 'button' | null>(null);
  useEffect(() => {
    const next = { added: '[data-line]:last-child input', button: '[data-add]' };
    if (focus.current) group.current?.querySelector<HTMLElement>(next[focus.current])?.focus();
    focus.current = null;
  }, [items.length]);
  const errors = fieldState.error as unknown as Record<number, unknown> | undefined;
  return {
    items,
    group,
    change: field.onChange as (next: Item[]) => void,
    /** Returns the error of an item or of a part of it. */
    errorOf: (index: number, part?: string) => {
      const error = errors?.[index];
      return fieldError(part && error ? (error as Record<string, unknown>)[part] : error);
    },
    add: (item: Item) => {
      field.onChange([...items, item]);
      focus.current = 'added';
    },
    remove: (index: number, next = items.filter((_, at) => at !== index)) => {
      field.onChange(next);
      focus.current = 'button';
    },
  };
}

const list = { display: 'grid', gap: 1.75 };
const line = { display: 'grid', gap: 0.5, alignItems: 'start' };
/** Beside the input, below its label. */
const besideInput = { width: 44, height: 44, mt: 3 };

/** Phone numbers, one per line. The last one is cleared instead of removed. */
export function PhoneList({ name, label }: { name: string; label: string }) {
  const { items, group, change, errorOf, add, remove } = useList<string>(name);
  const replaced = (index: number, text: string) =>
    items.map((item, at) => (at === index ? text : item));
  return (
    <FormCell span={6} ref={group} role="group" aria-label={label} sx={list}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 1.75,
        }}
      >
        {items.map((phone, index) => (
          <Box key={index} data-line sx={{ ...line, gridTemplateColumns: 'minmax(0, 1fr) 44px' }}>
            <Field
              name={`${name}.${index}`}
              label={texts.phones.one(index + 1)}
              type="tel"
              value={phone}
              error={errorOf(index)}
              onChange={(text) => change(replaced(index, text))}
            />
            {(items.length > 1 || phone !== '') && (
              <IconButton
                aria-label={texts.phones.remove(index + 1)}
                onClick={() => remove(index, items.length > 1 ? undefined : [''])}
                sx={besideInput}
              >
                <TrashIcon />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      <AddButton label={texts.phones.add} full={items.length >= MAX_PHONES} onAdd={() => add('')} />
    </FormCell>
  );
}

/** Social pages, each with name and address. */
export function SocialList() {
  const { items, group, change, errorOf, add, remove } = useList<{ name: string; url: string }>(
    'socials',
  );
  const set = (index: number, part: object) =>
    change(items.map((item, at) => (at === index ? { ...item, ...part } : item)));
  return (
    <FormCell span={6} ref={group} role="group" aria-label={texts.labels.socials} sx={list}>
      {items.map(({ name, url }, index) => (
        <Box
          key={index}
          data-line
          sx={{
            ...line,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr) 44px',
              sm: 'minmax(0, 1fr) minmax(0, 2fr) 44px',
            },
            columnGap: 2,
            '& > .MuiFormControl-root:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <Field
            name={`socials.${index}.name`}
            label={texts.socials.name(index + 1)}
            value={name}
            error={errorOf(index, 'name')}
            onChange={(text) => set(index, { name: text })}
          />
          <Field
            name={`socials.${index}.url`}
            label={texts.socials.url(index + 1)}
            type="url"
            value={url}
            error={errorOf(index, 'url')}
            onChange={(text) => set(index, { url: text })}
          />
          <IconButton
            aria-label={texts.socials.remove(index + 1)}
            onClick={() => remove(index)}
            sx={besideInput}
          >
            <TrashIcon />
          </IconButton>
        </Box>
      ))}
      <AddButton
        label={texts.socials.add}
        full={items.length >= MAX_SOCIALS}
        onAdd={() => add({ name: '', url: '' })}
      />
    </FormCell>
  );
}

interface AddProps {
  label: string;
  /** True if the list is full. */
  full: boolean;
  onAdd: () => void;
}

const AddButton = ({ label, full, onAdd }: AddProps) => (
  <Button
    data-add
    sx={{ justifySelf: 'start' }}
    startIcon={<PlusIcon />}
    disabled={full}
    onClick={onAdd}
  >
    {label}
  </Button>
);

/** Place of the company; every field but the title is optional. */
export function PlaceSection({ name }: { name: 'head_office' | 'warehouse' }) {
  const { title, note } = texts.sections[name === 'warehouse' ? 'warehouse' : 'headOffice'];
  const { place } = texts;
  return (
    <TitledSection id={name} title={title} note={note}>
      <HalfCell>
        <FormField name={`${name}.title`} label={place.title} />
      </HalfCell>
      <HalfCell>
        <FormField name={`${name}.email`} label={place.email} type="email" />
      </HalfCell>
      <HalfCell>
        <FormField name={`${name}.street`} label={place.street} />
      </HalfCell>
      <HalfCell>
        <FormField name={`${name}.city`} label={place.city} />
      </HalfCell>
      <PhoneList name={`${name}.phones`} label={texts.phones.of(title)} />
    </TitledSection>
  );
}
