import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { QuotationItem } from '@shishir/contract';
import { formatCount, formatSum, formatTaka } from '@shishir/format';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/ui/page/paths';
import { contactMessageTexts } from '../contact-message.texts';
import { ContextFrame } from './enquiry-context';
import { readerTexts } from './reader.texts';
import { SmallPicture } from './small-picture';

const texts = readerTexts.context.cart;

const CART = {
  '& .MuiTableCell-root': { px: { xs: 1.5, md: 2 } },
  '& .MuiTableCell-head': {
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.head',
  },
  '& .MuiTableCell-footer': { height: 48, border: 0, color: 'text.third', fontWeight: 400 },
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
};
const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } };

/** The products of a quotation cart at the prices that the visitor saw, and their total. */
export function CartContext({ items }: { items: QuotationItem[] }) {
  const total = items.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  const unpriced = items.filter(({ price }) => price === null).length;
  const { columns } = texts;
  return (
    <ContextFrame
      label={texts.label}
      title={texts.title(contactMessageTexts.products(items.length))}
    >
      <Table size="small" sx={CART}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.product}</TableCell>
            <TableCell align="right">{columns.quantity}</TableCell>
            <TableCell align="right" sx={WIDE_ONLY}>
              {columns.price}
            </TableCell>
            <TableCell align="right">{columns.sum}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item, at) => (
            <TableRow key={`${item.model}-${at}`}>
              <TableCell sx={{ py: 1 }}>
                <CartProduct item={item} />
              </TableCell>
              <TableCell align="right">{formatCount(item.quantity)}</TableCell>
              <TableCell align="right" sx={WIDE_ONLY}>
                {item.price === null ? '-' : formatTaka(item.price)}
              </TableCell>
              <TableCell align="right">
                {item.price === null ? '-' : formatTaka(item.price * item.quantity)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>
              {texts.total} {unpriced > 0 && texts.unpriced(unpriced)}
            </TableCell>
            <TableCell />
            <TableCell sx={WIDE_ONLY} />
            <TableCell align="right">
              <Box component="b" sx={{ color: 'text.primary', fontWeight: 600 }}>
                {formatSum(total, '-')}
              </Box>
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </ContextFrame>
  );
}

function CartProduct({ item }: { item: QuotationItem }) {
  const { product_id, title, model, picture } = item;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <SmallPicture picture={picture ?? undefined} width={48} />
      </Box>
      <Box sx={{ minWidth: 0, '& > :is(a, b)': { fontWeight: 600 } }}>
        {product_id === null ? (
          <b>{model || title}</b>
        ) : (
          <Box
            component={Link}
            to={paths.products.view(product_id)}
            sx={{ '&:hover': { textDecoration: 'underline' } }}
          >
            {model || title}
          </Box>
        )}
        {model && (
          <Typography variant="body2" color="textThird">
            {title}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
