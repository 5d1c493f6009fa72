import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {
  FILE_COLUMNS,
  productField,
  type FileColumn,
  type ProductKind,
} from '@shishir/contract/product-fields';
import { DownloadIcon } from 'lucide-react';
import { Disclosure } from '../../platform/ui/page/disclosure';
import { ExportMenu } from './export-menu';
import { guideTexts as texts } from './product-imports.texts';

const PANEL = {
  display: 'grid',
  gap: 1.75,
  alignContent: 'start',
  p: { xs: '20px 16px 12px', sm: '20px 24px 12px' },
};
const POINTS = {
  display: 'grid',
  gap: 1,
  color: 'text.secondary',
  '& li': { position: 'relative', pl: 2.25 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.62em',
    left: 0,
    width: 8,
    height: 2,
    borderRadius: '1px',
    bgcolor: 'primary.main',
  },
} as const;
const CELL = { p: '8px 12px 8px 0', overflowWrap: 'anywhere', verticalAlign: 'top' };
const HEADING = { ...CELL, color: 'text.third', fontWeight: 400 };

/** The format of a products file, with a template and an export to start from. */
export function ImportGuide() {
  return (
    <Paper component="section" aria-label={texts.title} sx={PANEL}>
      <h2>{texts.title}</h2>
      <Box component="ul" sx={POINTS}>
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          component="a"
          href={TEMPLATE}
          download={TEMPLATE_NAME}
          startIcon={<DownloadIcon />}
        >
          {texts.template}
        </Button>
        <ExportMenu query={{}} />
      </Stack>
      <Disclosure summary={texts.columns}>
        <Table aria-label={texts.columns} sx={{ '& tbody tr:last-of-type > *': { border: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={HEADING}>{texts.column}</TableCell>
              <TableCell sx={HEADING}>{texts.takes}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {FILE_COLUMNS.map((column) => (
              <TableRow key={column}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ ...CELL, width: '42%', fontWeight: 600 }}
                >
                  {column}
                </TableCell>
                <TableCell sx={{ ...CELL, color: 'text.secondary' }}>
                  {columnText(column)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Disclosure>
    </Paper>
  );
}

const kindText = (field: ProductKind): string =>
  field.kind === 'choice' ? texts.choices(field.choices) : texts.values[field.kind];

/** Describes the values that a column of a products file accepts. */
function columnText(column: FileColumn): string {
  switch (column) {
    case 'id':
      return texts.id;
    case 'wind_free':
      return texts.label;
    case 'category':
      return texts.required(texts.category);
    case 'image_1':
    case 'image_2':
    case 'image_3':
      return texts.image;
    case 'customer_number':
      return texts.phone;
    default: {
      const field = productField(column);
      return field.required ? texts.required(kindText(field)) : kindText(field);
    }
  }
}

/** A CSV with only the headings, and the byte order mark that spreadsheets need to read it as UTF-8. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `\uFEFF${FILE_COLUMNS.join(',')}\r\n`,
)}`;
const TEMPLATE_NAME = 'products-template.csv';
