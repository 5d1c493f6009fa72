import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useField } from './form-fields';

interface Props {
  /** Field of the form, a list of values. */
  name: string;
  label: string;
  columns: { key: string; label: string }[];
  rows: { key: string; label: string }[];
  /** Returns the value of a checkbox with its name for screen readers; null for none. */
  cell: (row: string, column: string) => { value: string; label: string } | null;
}

/** Table of checkboxes, for a list of values with two parts each, such as rights or events. */
export function CheckTable({ name, label, columns, rows, cell }: Props) {
  const { value: chosen, change, error } = useField<string[]>(name);
  const toggle = (value: string) =>
    change(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{label}</TableCell>
              {columns.map((column) => (
                <TableCell key={column.key} align="center" sx={{ px: 0.5 }}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                <TableCell component="th" scope="row" sx={{ pl: 0, fontWeight: 400 }}>
                  {row.label}
                </TableCell>
                {columns.map((column) => {
                  const box = cell(row.key, column.key);
                  return (
                    <TableCell key={column.key} align="center" sx={{ px: 0.5, py: 0 }}>
                      {box && (
                        <Checkbox
                          checked={chosen.includes(box.value)}
                          onChange={() => toggle(box.value)}
                          slotProps={{
                            input: {
                              'aria-label': box.label,
                              'aria-invalid': error ? true : undefined,
                            },
                          }}
                        />
                      )}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
