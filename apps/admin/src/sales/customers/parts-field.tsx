import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { PlusIcon } from 'lucide-react';
import { Field } from '../../platform/ui/form/field';
import { usePartedField } from '../../platform/ui/form/form-fields';
import { RemoveButton } from '../../platform/ui/form/remove-button';
import { PartTitle } from '../../platform/ui/record/form-columns';

type Part = Record<string, string>;

interface Props {
  /** Field of the form with the list. */
  name: string;
  texts: {
    title: string;
    note: string;
    add: string;
    labels: Record<string, string>;
    remove: (name: string) => string;
    nth: (place: number) => string;
  };
}

/** Contacts or sites of a customer, each with a few texts. */
export function PartsField({ name, texts }: Props) {
  const { value: parts, change, errorAt } = usePartedField<Part[]>(name);
  const fields = Object.keys(texts.labels);
  const blank = Object.fromEntries(fields.map((field) => [field, '']));
  return (
    <Paper component="section" sx={{ display: 'grid', gap: 2, p: { xs: 2, md: 3 } }}>
      <PartTitle note={texts.note}>{texts.title}</PartTitle>
      {parts.map((part, at) => (
        <Stack
          key={at}
          direction="row"
          role="group"
          aria-label={texts.nth(at + 1)}
          sx={{ gap: 1, alignItems: 'start' }}
        >
          <Box sx={GRID}>
            {fields.map((field) => (
              <Field
                key={field}
                name={`${name}.${at}.${field}`}
                label={texts.labels[field]!}
                value={part[field] ?? ''}
                error={errorAt(`${at}.${field}`)}
                onChange={(text) =>
                  change(
                    parts.map((one, place) => (place === at ? { ...one, [field]: text } : one)),
                    `${at}.${field}`,
                  )
                }
              />
            ))}
          </Box>
          <RemoveButton
            aria-label={texts.remove(part['name'] ?? '')}
            onClick={() => change(parts.filter((_, place) => place !== at))}
            sx={{ mt: 3.25 }}
          />
        </Stack>
      ))}
      <Button
        variant="outlined"
        startIcon={<PlusIcon />}
        onClick={() => change([...parts, blank])}
        sx={{ justifySelf: 'start' }}
      >
        {texts.add}
      </Button>
    </Paper>
  );
}

const GRID = {
  display: 'grid',
  flex: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(150px, 1fr))' },
  gap: 1.5,
};
